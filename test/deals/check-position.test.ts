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
    ['fewer face down', withFaceDown([0, 0, 2, 1, 4, 3, 0], 10)],
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
      'one face down in column 1',
      withFaceDown([1, 0, 0, 0, 0, 0, 0], 10),
      'column 1 has 1 face-down card (from KC on too many); expected none there',
    ],
    [
      'three face down in column 3',
      withFaceDown([0, 1, 3, 0, 0, 0, 0], 10),
      'column 3 has 3 face-down cards (from QD on too many); expected at most the 2 of the deal',
    ],
    [
      'as many face down, in another order',
      withFaceDown([6, 1, 5, 4, 0, 3, 2], 10),
      'column 1 has 6 face-down cards (from KC on too many); expected none there',
    ],
    ['eight columns', withFaceDown([0, 0, 0, 0, 0, 0, 0, 0], 10), '8 columns; expected at most 7'],
  ])('%s', (_name, position, reason) => expect(checkPosition(position)?.reason).toBe(reason));

  it('blames a card of the pile', () => {
    const position = withFaceDown([0, 0, 7, 0, 0, 0, 0], 10);
    expect(checkPosition(position)?.card).toBe(position.columns[2]?.[2]);
    const undealt = withFaceDown([0, 0, 0], 12, 13);
    expect(checkPosition(undealt)?.card).toBe(undealt.waste.at(-1));
  });
});
