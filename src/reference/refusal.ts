import { type Card, cardOf, cardText, isRed, RANKS, rankOf, suitOf } from '../cards/card.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { fitsColumn, fitsFoundation, isKing, isRun, passLeft } from './building.ts';
import type { Move } from './move.ts';

/** The rules that a move can break, as few words as name them. */
export const BROKEN_RULES = [
  'wrong colour',
  'wrong rank',
  'wrong colour and rank',
  'not a king to an empty column',
  'a king to a column that is not empty',
  'not the next card of its foundation',
  'covered card',
  'face-down card',
  'not a run',
  'not in that column',
  "not the waste's top card",
  "not the foundation's top card",
  'worrying back is not allowed',
  'nothing to draw',
  'nothing to recycle',
  'the stock is not empty',
  'no pass left',
  'the same column',
  'no such column',
] as const;
/** One of {@link BROKEN_RULES}. */
export type BrokenRule = (typeof BROKEN_RULES)[number];

/** Why a move is not legal. */
export interface Refusal {
  readonly rule: BrokenRule;
  /** One sentence that names the cards. */
  readonly reason: string;
}

/** The rule that a move breaks; null when it is legal. */
export function refusal(position: KlondikePosition, rules: KlondikeRules, move: Move): Refusal | null {
  switch (move.kind) {
    case 'draw':
      return position.stock.length > 0 ? null : broken('nothing to draw', 'cannot draw: the stock is empty');
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
        return broken(
          'the same column',
          `${cardText(move.card)} must go to another column than ${move.to + 1}`,
        );
      return notRun(position, move.card, move.from) ?? notToColumn(position, move.card, move.to);
    case 'foundation-to-column':
      return notFromFoundation(position, rules, move.card) ?? notToColumn(position, move.card, move.to);
  }
}

function broken(rule: BrokenRule, reason: string): Refusal {
  return { rule, reason };
}

function notRecycling(position: KlondikePosition, rules: KlondikeRules): Refusal | null {
  const { stock, waste } = position;
  if (stock.length > 0) {
    const reason = `cannot recycle: the stock is not empty, ${cards(stock.length)} left`;
    return broken('the stock is not empty', reason);
  }
  if (waste.length === 0) return broken('nothing to recycle', 'cannot recycle: the waste is empty');
  if (passLeft(position, rules.passes)) return null;
  const reason =
    rules.passes === 1
      ? 'cannot recycle: only one pass through the stock is allowed'
      : `cannot recycle: all ${rules.passes} passes through the stock are used`;
  return broken('no pass left', reason);
}

function notOnWaste({ waste }: KlondikePosition, card: Card): Refusal | null {
  const top = waste.at(-1);
  if (top === card) return null;
  const reason =
    top === undefined
      ? `${cardText(card)} is not on the waste: the waste is empty`
      : `${cardText(card)} is not the waste's top card: ${cardText(top)} is`;
  return broken("not the waste's top card", reason);
}

function notOnTop(position: KlondikePosition, card: Card, column: number): Refusal | null {
  const pile = position.columns[column];
  if (pile === undefined) return noColumn(position, column);
  const top = pile.at(-1);
  if (top === card) return null;
  const reason =
    top === undefined
      ? `${cardText(card)} is not in column ${column + 1}: the column is empty`
      : `${cardText(card)} is not the top card of column ${column + 1}: ${cardText(top)} is`;
  return broken(pile.includes(card) ? 'covered card' : 'not in that column', reason);
}

function notRun(position: KlondikePosition, card: Card, column: number): Refusal | null {
  const pile = position.columns[column];
  if (pile === undefined) return noColumn(position, column);
  const place = pile.indexOf(card);
  if (place < 0) return broken('not in that column', `${cardText(card)} is not in column ${column + 1}`);
  if (place < (position.faceDown[column] ?? 0)) {
    return broken('face-down card', `${cardText(card)} lies face down in column ${column + 1}`);
  }
  const run = pile.slice(place);
  if (isRun(run)) return null;
  const order = 'each card must be one rank lower than the one under it and of the other colour';
  return broken('not a run', `${run.map(cardText).join(' ')} is not a run: ${order}`);
}

function notFromFoundation(position: KlondikePosition, rules: KlondikeRules, card: Card): Refusal | null {
  if (!rules.worryingBack) {
    const reason = `${cardText(card)} cannot leave its foundation: worrying back is not allowed`;
    return broken('worrying back is not allowed', reason);
  }
  const height = position.foundations[suitOf(card)] ?? 0;
  const top = height === 0 ? null : cardOf(suitOf(card), height - 1);
  if (top === card) return null;
  const reason =
    top === null
      ? `${cardText(card)} is not on its foundation: the foundation is empty`
      : `${cardText(card)} is not the top card of its foundation: ${cardText(top)} is`;
  return broken("not the foundation's top card", reason);
}

function notToFoundation(position: KlondikePosition, card: Card): Refusal | null {
  if (fitsFoundation(position, card)) return null;
  const height = position.foundations[suitOf(card)] ?? 0;
  const next = cardText(cardOf(suitOf(card), height));
  return broken(
    'not the next card of its foundation',
    `${cardText(card)} cannot go on its foundation: ${next} comes next there`,
  );
}

function notToColumn(position: KlondikePosition, card: Card, column: number): Refusal | null {
  const pile = position.columns[column];
  if (pile === undefined) return noColumn(position, column);
  if (fitsColumn(position, card, pile)) return null;
  const top = pile.at(-1);
  const king = rankName(position.ranks - 1);
  if (top === undefined) {
    const reason = `${cardText(card)} cannot go on empty column ${column + 1}: only a ${king} may`;
    return broken('not a king to an empty column', reason);
  }
  const refused = `${cardText(card)} cannot go on ${cardText(top)}`;
  if (isKing(position, card)) {
    const reason = `${refused}: a ${king} goes only on an empty column`;
    return broken('a king to a column that is not empty', reason);
  }
  const needed = `${isRed(card) ? 'black' : 'red'} ${rankName(rankOf(card) + 1)}`;
  return broken(
    misfit(card, top),
    `${refused}: a ${isRed(card) ? 'red' : 'black'} ${rankName(rankOf(card))} needs a ${needed}`,
  );
}

/** What keeps a card from being built on another. */
function misfit(card: Card, top: Card): BrokenRule {
  const wrongColour = isRed(card) === isRed(top);
  if (rankOf(card) + 1 === rankOf(top)) return 'wrong colour';
  return wrongColour ? 'wrong colour and rank' : 'wrong rank';
}

function noColumn({ columns }: KlondikePosition, column: number): Refusal {
  return broken('no such column', `there is no column ${column + 1}: columns are 1 to ${columns.length}`);
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
