import { type Card, RANKS, rankOf, suitOf } from '../../cards/card.ts';
import { dealingOrder, type KlondikePosition } from '../../deals/klondike.ts';
import type { Step } from '../../lines/notation.ts';
import { isWon } from '../../reference/klondike.ts';

const SUIT_WORDS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
const RANK_WORDS: Readonly<Record<string, string>> = { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' };

/** A card in words: `7 of hearts`, `king of clubs`. */
export function cardWords(card: Card): string {
  const rank = RANKS[rankOf(card)] ?? '';
  return `${RANK_WORDS[rank] ?? rank} of ${SUIT_WORDS[suitOf(card)]}`;
}

/** What stands in place of a move before the first one. */
export function startWords(position: KlondikePosition): string {
  return startPositionWords(isWon(position), dealingOrder(position) !== null, 'on the foundations');
}

/**
 * As {@link startWords}, for any game.
 * @param where all cards are in the end.
 */
export function startPositionWords(won: boolean, fresh: boolean, where: string): string {
  if (won) return `The game is won already: all cards are ${where}.`;
  return fresh ? 'The deal.' : 'The position before the first move.';
}

/** A move that was played as one or two sentences, with the card it turned up and the win it made. */
export function moveWords(step: Step): string {
  return [actionWords(step), ...turnedWords(step), ...(isWon(step.after) ? [WON] : [])].join(' ');
}

const WON = 'Won: all cards are on the foundations.';

function actionWords({ move, before, after }: Step): string {
  switch (move.kind) {
    case 'draw':
      return drawWords(after.waste.slice(before.waste.length));
    case 'recycle':
      return before.waste.length === 1
        ? 'Turn the waste over: its card becomes the stock again.'
        : `Turn the waste over: its ${before.waste.length} cards become the stock again.`;
    case 'waste-to-foundation':
      return `The ${cardWords(move.card)} goes from the waste to its foundation.`;
    case 'waste-to-column':
      return `The ${cardWords(move.card)} goes from the waste ${onto(before, move.to)}.`;
    case 'column-to-foundation':
      return `The ${cardWords(move.card)} goes from column ${move.from + 1} to its foundation.`;
    case 'run': {
      const column = before.columns[move.from] ?? [];
      const above = column.length - column.indexOf(move.card) - 1;
      const run = above === 0 ? '' : ` with the ${above === 1 ? 'card' : `${above} cards`} on it`;
      return `The ${cardWords(move.card)}${run} goes from column ${move.from + 1} ${onto(before, move.to)}.`;
    }
    case 'foundation-to-column':
      return `The ${cardWords(move.card)} comes back from its foundation ${onto(before, move.to)}.`;
  }
}

function drawWords(drawn: readonly Card[]): string {
  const top = drawn.at(-1);
  if (top === undefined) throw new RangeError('a draw that turns no card');
  if (drawn.length === 1) return `Draw the ${cardWords(top)}.`;
  return `Draw ${drawn.length} cards; the ${cardWords(top)} lies on top.`;
}

/** Where a card goes that is laid on a column. */
export function onto({ columns }: Pick<KlondikePosition, 'columns'>, to: number): string {
  const top = columns[to]?.at(-1);
  return top === undefined ? `to empty column ${to + 1}` : `onto the ${cardWords(top)} in column ${to + 1}`;
}

/** The cards that a move turned face up. */
export function turnedWords({ before, after }: Record<'before' | 'after', Turning>): string[] {
  return after.columns.flatMap((column, at) => {
    const top = column.at(-1);
    const turned = (after.faceDown[at] ?? 0) < (before.faceDown[at] ?? 0);
    return turned && top !== undefined ? [`The ${cardWords(top)} turns face up.`] : [];
  });
}

/** A position as far as turned cards need it. */
type Turning = Pick<KlondikePosition, 'columns' | 'faceDown'>;
