import { type Card, cardOf, cardText, isRed, RANKS, rankOf, suitOf } from '../cards/card.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { fitsColumn, fitsFoundation, isKing, isRun, passLeft } from './building.ts';
import type { Move } from './move.ts';

/** Why a move breaks the rules, as one sentence naming the cards; null when it is legal. */
export function refusal(position: KlondikePosition, rules: KlondikeRules, move: Move): string | null {
  switch (move.kind) {
    case 'draw':
      return position.stock.length > 0 ? null : 'cannot draw: the stock is empty';
    case 'recycle':
      return notRecycling(position, rules);
    case 'waste-to-foundation':
      return notOnWaste(position, move.card) ?? notToFoundation(position, move.card);
    case 'waste-to-column':
      return notOnWaste(position, move.card) ?? notToColumn(position, move.card, move.to);
    case 'column-to-foundation':
      return notOnTop(position, move.card, move.from) ?? notToFoundation(position, move.card);
    case 'run':
      if (move.from === move.to)
        return `${cardText(move.card)} must go to another column than ${move.to + 1}`;
      return notRun(position, move.card, move.from) ?? notToColumn(position, move.card, move.to);
    case 'foundation-to-column':
      return notFromFoundation(position, rules, move.card) ?? notToColumn(position, move.card, move.to);
  }
}

function notRecycling(position: KlondikePosition, rules: KlondikeRules): string | null {
  const { stock, waste } = position;
  if (stock.length > 0) return `cannot recycle: the stock is not empty, ${cards(stock.length)} left`;
  if (waste.length === 0) return 'cannot recycle: the waste is empty';
  if (passLeft(position, rules.passes)) return null;
  return rules.passes === 1
    ? 'cannot recycle: only one pass through the stock is allowed'
    : `cannot recycle: all ${rules.passes} passes through the stock are used`;
}

function notOnWaste({ waste }: KlondikePosition, card: Card): string | null {
  const top = waste.at(-1);
  if (top === undefined) return `${cardText(card)} is not on the waste: the waste is empty`;
  return top === card ? null : `${cardText(card)} is not the waste's top card: ${cardText(top)} is`;
}

function notOnTop(position: KlondikePosition, card: Card, column: number): string | null {
  const pile = position.columns[column];
  if (pile === undefined) return noColumn(position, column);
  const top = pile.at(-1);
  if (top === undefined) return `${cardText(card)} is not in column ${column + 1}: the column is empty`;
  return top === card
    ? null
    : `${cardText(card)} is not the top card of column ${column + 1}: ${cardText(top)} is`;
}

function notRun(position: KlondikePosition, card: Card, column: number): string | null {
  const pile = position.columns[column];
  if (pile === undefined) return noColumn(position, column);
  const place = pile.indexOf(card);
  if (place < 0) return `${cardText(card)} is not in column ${column + 1}`;
  if (place < (position.faceDown[column] ?? 0)) {
    return `${cardText(card)} lies face down in column ${column + 1}`;
  }
  const run = pile.slice(place);
  if (isRun(run)) return null;
  return `${run.map(cardText).join(' ')} is not a run: each card must be one rank lower than the one under it and of the other colour`;
}

function notFromFoundation(position: KlondikePosition, rules: KlondikeRules, card: Card): string | null {
  if (!rules.worryingBack)
    return `${cardText(card)} cannot leave its foundation: worrying back is not allowed`;
  const height = position.foundations[suitOf(card)] ?? 0;
  if (height === 0) return `${cardText(card)} is not on its foundation: the foundation is empty`;
  const top = cardOf(suitOf(card), height - 1);
  return top === card ? null : `${cardText(card)} is not the top card of its foundation: ${cardText(top)} is`;
}

function notToFoundation(position: KlondikePosition, card: Card): string | null {
  if (fitsFoundation(position, card)) return null;
  const height = position.foundations[suitOf(card)] ?? 0;
  const next = cardText(cardOf(suitOf(card), height));
  return `${cardText(card)} cannot go on its foundation: ${next} comes next there`;
}

function notToColumn(position: KlondikePosition, card: Card, column: number): string | null {
  const pile = position.columns[column];
  if (pile === undefined) return noColumn(position, column);
  if (fitsColumn(position, card, pile)) return null;
  const top = pile.at(-1);
  const king = rankName(position.ranks - 1);
  if (top === undefined) {
    return `${cardText(card)} cannot go on empty column ${column + 1}: only a ${king} may`;
  }
  const refused = `${cardText(card)} cannot go on ${cardText(top)}`;
  if (isKing(position, card)) return `${refused}: a ${king} goes only on an empty column`;
  const needed = `${isRed(card) ? 'black' : 'red'} ${rankName(rankOf(card) + 1)}`;
  return `${refused}: a ${isRed(card) ? 'red' : 'black'} ${rankName(rankOf(card))} needs a ${needed}`;
}

function noColumn({ columns }: KlondikePosition, column: number): string {
  return `there is no column ${column + 1}: columns are 1 to ${columns.length}`;
}

function rankName(rank: number): string {
  return RANK_NAMES[rank] ?? RANKS[rank] ?? String(rank + 1);
}

const RANK_NAMES: Readonly<Record<number, string>> = {
  0: 'ace',
  9: '10',
  10: 'jack',
  11: 'queen',
  12: 'king',
};

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}
