import { describe, expect, it } from 'vitest';
import { checkPosition } from '../../src/deals/check-position.ts';
import { dealKlondike, type KlondikePosition } from '../../src/deals/klondike.ts';
import { SAMPLE } from './formats/sample.ts';

const fresh = SAMPLE.position;
const column = (index: number, cards: number[]): Pick<KlondikePosition, 'columns'> => ({
  columns: fresh.columns.map((pile, i) => (i === index ? cards : pile)),
});

describe('a position that can come up', () => {
  it('has no fault', () => expect(checkPosition(fresh)).toBeNull());

  it('may have its columns in any order', () =>
    expect(
      checkPosition({
        ...fresh,
        columns: fresh.columns.toReversed(),
        faceDown: fresh.faceDown.toReversed(),
      }),
    ).toBeNull());

  it('may have deeper columns where they are fewer', () => {
    const [spades, hearts] = [39, 26].map((suit) => Array.from({ length: 13 }, (_, rank) => suit + rank));
    const columns = [spades ?? [], hearts ?? []];
    const changed = { columns, faceDown: [12, 12], foundations: [13, 13, 0, 0], stock: [] };
    expect(checkPosition({ ...fresh, ...changed })).toBeNull();
  });

  it('may be of a small deck', () => {
    const small = Array.from({ length: 16 }, (_, i) => Math.floor(i / 4) * 13 + (i % 4));
    expect(checkPosition(dealKlondike(small, 4))).toBeNull();
  });
});

describe('a fault is named', () => {
  it.each<[string, Partial<KlondikePosition>, string, number | null]>([
    ['doubled', column(0, [0]), 'AC appears twice; expected 52 different cards', 0],
    ['missing', column(0, []), '51 cards; expected 52 different cards', null],
    ['no card', column(0, [99]), '99 is no card; expected 52 different cards', null],
    [
      'doubled on a foundation',
      { foundations: [0, 0, 0, 1] },
      'AS appears twice; expected 52 different cards',
      39,
    ],
    [
      'a foundation too high',
      { foundations: [0, 0, 0, 14] },
      'foundations of 0, 0, 0, 14 cards; expected 0 to 13 each',
      null,
    ],
    [
      'three foundations',
      { foundations: [0, 0, 0] },
      'expected a face-down count for each column and four foundations',
      null,
    ],
    [
      'all face down',
      { faceDown: [0, 1, 2, 3, 4, 5, 7] },
      'column 7 ends in JD face down; expected its last card face up',
      23,
    ],
    [
      'too many face down',
      { faceDown: [0, 1, 2, 3, 4, 5, 8] },
      'column 7 has 7 cards, but 8 face down',
      null,
    ],
    [
      'no run',
      { faceDown: [0, 1, 2, 2, 4, 5, 6] },
      '6D lies face up on 8S in column 4; expected face-up cards to go down by one in alternating colours',
      18,
    ],
    ['recycles', { recycles: -1 }, 'the waste was turned over -1 times; expected a count from 0', null],
  ])('%s', (_name, change, reason, card) => {
    const fault = checkPosition({ ...fresh, ...change });
    expect(fault).toEqual({ reason, card });
  });
});

/** A position of seven columns with so many face down in each; the rest is stock, or lies on the foundations. */
function withFaceDown(faceDown: readonly number[], inStock: number, inWaste = 0): KlondikePosition {
  // Kings first, so that what is left over are the low cards of every suit.
  const left = Array.from({ length: 52 }, (_, i) => (i % 4) * 13 + 12 - Math.floor(i / 4));
  const columns = faceDown.map((count) => left.splice(0, count + 1));
  const [stock, waste] = [left.splice(0, inStock), left.splice(0, inWaste)];
  const foundations = [0, 1, 2, 3].map(
    (suit) => left.filter((card) => Math.floor(card / 13) === suit).length,
  );
  return { ranks: 13, columns, faceDown, foundations, stock, waste, recycles: 0 };
}

describe('more than the deal puts there', () => {
  const dealt = [0, 1, 2, 3, 4, 5, 6];

  it.each<[string, KlondikePosition]>([
    ['all 24 in the stock', withFaceDown(dealt, 24)],
    ['all 24 in stock and waste', withFaceDown(dealt, 4, 20)],
    ['as many face down, in another order', withFaceDown([6, 1, 5, 4, 0, 3, 2], 10)],
  ])('is not %s', (_name, position) => expect(checkPosition(position)).toBeNull());

  it.each<[string, KlondikePosition, string]>([
    [
      '25 in the stock',
      withFaceDown([0, 1, 2, 3, 4, 5, 5], 25),
      '25 cards in stock and waste; expected at most 24',
    ],
    [
      '25 in stock and waste',
      withFaceDown([0, 0, 0], 12, 13),
      '25 cards in stock and waste; expected at most 24',
    ],
    ['all 52 in the stock', withFaceDown([], 52), '52 cards in stock and waste; expected at most 24'],
    [
      'seven face down in a column',
      withFaceDown([0, 0, 7, 0, 0, 0, 0], 10),
      'column 3 has 7 face-down cards; expected at most 6',
    ],
    [
      'six in two columns',
      withFaceDown([6, 0, 0, 0, 6, 0, 0], 10),
      'columns 1, 5 have 6 or more face-down cards each; expected at most 1 such',
    ],
    [
      'one in all columns',
      withFaceDown([1, 1, 1, 1, 1, 1, 1], 10),
      'columns 1, 2, 3, 4, 5, 6, 7 have 1 or more face-down cards each; expected at most 6 such',
    ],
    ['eight columns', withFaceDown([0, 0, 0, 0, 0, 0, 0, 0], 10), '8 columns; expected at most 7'],
  ])('%s', (_name, position, reason) => expect(checkPosition(position)?.reason).toBe(reason));

  it('blames a card of the pile', () => {
    const position = withFaceDown([0, 0, 7, 0, 0, 0, 0], 10);
    expect(checkPosition(position)?.card).toBe(position.columns[2]?.[0]);
    const undealt = withFaceDown([0, 0, 0], 12, 13);
    expect(checkPosition(undealt)?.card).toBe(undealt.waste.at(-1));
  });
});
