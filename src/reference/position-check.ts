import { type Card, cardOf, cardText, rankOf } from '../cards/card.ts';
import type { KlondikePosition } from '../deals/klondike.ts';

/**
 * What is wrong with a position, as one sentence, or null when it is sound: four foundations, every card of the
 * deck in exactly one place, and the top card of each column face up.
 */
export function positionFault(position: KlondikePosition): string | null {
  const { ranks, columns, faceDown, foundations, stock, waste, recycles } = position;
  if (!isCount(ranks) || ranks < 1 || ranks > 13) return `a suit has 1 to 13 cards, not ${ranks}`;
  if (foundations.length !== 4) return `there must be 4 foundations, not ${foundations.length}`;
  if (!isCount(recycles)) return `the number of recycles cannot be ${recycles}`;
  if (faceDown.length !== columns.length) {
    return `${columns.length} columns need as many face-down counts, not ${faceDown.length}`;
  }
  for (const [suit, height] of foundations.entries()) {
    if (!isCount(height) || height > ranks) return `foundation ${suit + 1} cannot hold ${height} cards`;
  }
  for (const [at, down] of faceDown.entries()) {
    const size = columns[at]?.length ?? 0;
    if (!isCount(down) || down > Math.max(size - 1, 0)) {
      return `column ${at + 1} of ${size} cards cannot have ${down} face down: its top card lies face up`;
    }
  }
  const onFoundations = foundations.flatMap((height, suit) =>
    Array.from({ length: height }, (_, rank) => cardOf(suit, rank)),
  );
  return deckFault([...onFoundations, ...columns.flat(), ...stock, ...waste], ranks);
}

/** Throws RangeError naming what is wrong, unless the position is sound. */
export function assertSound(position: KlondikePosition): void {
  const fault = positionFault(position);
  if (fault !== null) throw new RangeError(`not a Klondike position: ${fault}`);
}

function deckFault(cards: readonly Card[], ranks: number): string | null {
  const seen = new Set<Card>();
  for (const card of cards) {
    if (!isCount(card) || card > 51 || rankOf(card) >= ranks) return `${card} is no card of the deck`;
    if (seen.has(card)) return `${cardText(card)} is there twice`;
    seen.add(card);
  }
  return seen.size === 4 * ranks ? null : `${4 * ranks - seen.size} cards of ${4 * ranks} are missing`;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}
