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
