import { type Card, cardOf, isRed, rankOf } from '../../cards/card.ts';
import { dealKlondike, type KlondikePosition } from '../klondike.ts';
import { type Digit, packed, Unpacker } from './mixed-radix.ts';

/*
 * The number of a position, as share texts hold it. Places, lowest first:
 *
 *   four foundation heights, by suit (14 values each)
 *   for each column k from 1: its face-down cards (k values), and the length of its run (14)
 *   the length of the waste (as many values as cards left, and one more)
 *   the cards of the columns, deepest first, then the stock, next card first, then the waste: each its place among the
 *     cards left so far, in order of suit and rank; a card on a run only which of two suits it has (2)
 *   above all places: how often the waste was turned over
 *
 * A fresh deal's number is only the order of its cards, each its place among those left.
 */

const PACK = 52;
const HEIGHTS = 14;
const COLUMNS = 7;
/** Suits by whether they are red. */
const SUITS_OF = { black: [0, 3], red: [1, 2] } as const;

const pack = (): Card[] => Array.from({ length: PACK }, (_, card) => card);

/** Takes a card off those left; its digit is the place it had. */
function taken(left: Card[], card: Card): Digit {
  const digit = { value: left.indexOf(card), radix: left.length };
  left.splice(digit.value, 1);
  return digit;
}

/** The number of a whole pack in dealing order: from 0 to 52! - 1. */
export function orderNumber(order: readonly Card[]): bigint {
  const left = pack();
  return packed(order.map((card) => taken(left, card)));
}

/** The fresh deal with that number; null when there are fewer deals. */
export function orderOf(number: bigint): KlondikePosition | null {
  const digits = new Unpacker(number);
  const left = pack();
  const order = pack().flatMap(() => left.splice(digits.take(left.length), 1));
  return digits.rest() === 0n ? dealKlondike(order) : null;
}

/** The cards that can lie on one in a run: one rank lower, the two suits of the other colour. */
function nextInRun(below: Card): Card[] {
  if (rankOf(below) === 0) return [];
  return SUITS_OF[isRed(below) ? 'black' : 'red'].map((suit) => cardOf(suit, rankOf(below) - 1));
}

/** The number of a sound position of the real game. */
export function positionNumber(position: KlondikePosition): bigint {
  const { foundations, columns, faceDown, stock, waste, recycles } = position;
  const left = pack().filter((card) => rankOf(card) >= (foundations[Math.floor(card / 13)] ?? 0));
  const digits: Digit[] = foundations.map((value) => ({ value, radix: HEIGHTS }));
  for (const [i, column] of columns.entries()) {
    const down = faceDown[i] ?? 0;
    digits.push({ value: down, radix: i + 1 }, { value: column.length - down, radix: HEIGHTS });
  }
  digits.push({ value: waste.length, radix: left.length + 1 });
  for (const [i, column] of columns.entries()) {
    for (const [depth, card] of column.entries()) {
      const digit = taken(left, card);
      const below = depth > (faceDown[i] ?? 0) ? column[depth - 1] : undefined;
      digits.push(below === undefined ? digit : { value: nextInRun(below).indexOf(card), radix: 2 });
    }
  }
  for (const card of [...stock, ...waste]) digits.push(taken(left, card));
  return packed(digits, recycles);
}

/** The highest number of a position: as many cards left and as many turns of the waste as can be. */
export const MAX_POSITION_NUMBER: bigint = packed(
  [
    ...Array<number>(4).fill(HEIGHTS),
    ...Array.from({ length: COLUMNS }, (_, i) => [i + 1, HEIGHTS]).flat(),
    PACK + 1,
    ...Array.from({ length: PACK }, (_, i) => PACK - i),
  ].map((radix) => ({ value: radix - 1, radix })),
  Number.MAX_SAFE_INTEGER,
);

/** The position with that number, still to be checked; null when no position has it. */
export function positionOf(number: bigint): KlondikePosition | null {
  const digits = new Unpacker(number);
  const foundations = [0, 1, 2, 3].map(() => digits.take(HEIGHTS));
  const shapes = Array.from({ length: COLUMNS }, (_, i) => ({
    down: digits.take(i + 1),
    run: digits.take(HEIGHTS),
  }));
  const left = pack().filter((card) => rankOf(card) >= (foundations[Math.floor(card / 13)] ?? 0));
  const inWaste = digits.take(left.length + 1);
  const inColumns = shapes.reduce((sum, { down, run }) => sum + down + run, 0);
  if (inColumns + inWaste > left.length) return null;

  const any = (): Card[] => left.splice(digits.take(left.length), 1);
  const columns: Card[][] = [];
  for (const { down, run } of shapes) {
    const column: Card[] = [];
    for (let depth = 0; depth < down + run; depth++) {
      const below = depth > down ? column[depth - 1] : undefined;
      if (below === undefined) {
        column.push(...any());
        continue;
      }
      const card = nextInRun(below)[digits.take(2)];
      const at = card === undefined ? -1 : left.indexOf(card);
      if (at < 0) return null;
      column.push(...left.splice(at, 1));
    }
    columns.push(column);
  }
  const stock = Array.from({ length: left.length - inWaste }, any).flat();
  const waste = Array.from({ length: inWaste }, any).flat();
  const recycles = digits.rest();
  if (recycles > BigInt(Number.MAX_SAFE_INTEGER)) return null;
  return {
    ranks: 13,
    columns,
    faceDown: shapes.map(({ down }) => down),
    foundations,
    stock,
    waste,
    recycles: Number(recycles),
  };
}
