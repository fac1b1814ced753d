import fc from 'fast-check';
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../../src/cards/input-error.ts';
import { dealingOrder } from '../../../src/deals/klondike.ts';
import {
  checkedSeed,
  dealFromSeed,
  SHUFFLE_NAMES,
  type ShuffleName,
  seedsTaken,
  shuffleName,
} from '../../../src/deals/shuffles/shuffle.ts';

const SOLVITAIRE =
  'the solvitaire shuffle expects a whole number from 0 to 4294967295 (32 bits; others would repeat these deals)';
const KLONDIKE_SOLVER =
  'the klondike-solver shuffle expects a whole number from -2147483648 to 2147483647 (signed 32 bits; others would repeat these deals)';
const GREENFELT =
  'the greenfelt shuffle expects a whole number from 1 to 2147483646 (it stands still at 0, and others would repeat these deals)';
const MICROSOFT =
  'the microsoft shuffle is for FreeCell deal numbers; expected seedrandom, solvitaire, klondike-solver or greenfelt for Klondike';

const message = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('seeds each shuffle takes', () => {
  it.each<[ShuffleName, string]>([
    ['seedrandom', '0'],
    ['seedrandom', '-1'],
    ['seedrandom', '9007199254740993'],
    ['seedrandom', 'any text ♥'],
    ['solvitaire', '0'],
    ['solvitaire', '4294967295'],
    ['klondike-solver', '0'],
    ['klondike-solver', '-2147483648'],
    ['klondike-solver', '2147483647'],
    ['greenfelt', '1'],
    ['greenfelt', '2147483646'],
  ])('%s takes %s', (shuffle, seed) => {
    const deal = dealFromSeed(shuffle, seed);
    expect(deal.seed).toBe(seed);
    expect(deal.shuffle).toBe(shuffle);
    expect(new Set(dealingOrder(deal.position)).size).toBe(52);
  });

  it.each<[ShuffleName, string, string]>([
    ['seedrandom', '', 'seed "": the seedrandom shuffle expects a number or text, not an empty one'],
    ['solvitaire', '-1', `seed "-1": ${SOLVITAIRE}`],
    ['solvitaire', '4294967296', `seed "4294967296": ${SOLVITAIRE}`],
    ['solvitaire', '9007199254740993', `seed "9007199254740993": ${SOLVITAIRE}`],
    ['solvitaire', 'abc', `seed "abc": ${SOLVITAIRE}`],
    ['solvitaire', '1.5', `seed "1.5": ${SOLVITAIRE}`],
    ['solvitaire', '1e3', `seed "1e3": ${SOLVITAIRE}`],
    ['solvitaire', '', `seed "": ${SOLVITAIRE}`],
    ['klondike-solver', '2147483648', `seed "2147483648": ${KLONDIKE_SOLVER}`],
    ['klondike-solver', '-2147483649', `seed "-2147483649": ${KLONDIKE_SOLVER}`],
    ['klondike-solver', 'text', `seed "text": ${KLONDIKE_SOLVER}`],
    ['greenfelt', '0', `seed "0": ${GREENFELT}`],
    ['greenfelt', '-5', `seed "-5": ${GREENFELT}`],
    ['greenfelt', '2147483647', `seed "2147483647": ${GREENFELT}`],
    ['microsoft', '11982', MICROSOFT],
  ])('%s refuses %j', (shuffle, seed, expected) => {
    expect(message(() => dealFromSeed(shuffle, seed))).toBe(expected);
  });

  it('gives a number one spelling where the seed is a number, and keeps text where it is text', () => {
    expect(checkedSeed('solvitaire', '+007')).toBe('7');
    expect(checkedSeed('seedrandom', '007')).toBe('007');
  });

  it('describes the seeds of every shuffle', () => {
    expect(SHUFFLE_NAMES.map((name) => seedsTaken(name).length > 0)).toEqual(SHUFFLE_NAMES.map(() => true));
  });
});

describe('seedrandom', () => {
  it('shuffles clubs, diamonds, hearts, spades from the last index down', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (seed) => {
        const rng = seedrandom(seed);
        const deck = Array.from({ length: 52 }, (_, card) => card);
        for (let i = 51; i >= 1; i--) {
          const j = Math.floor(rng() * (i + 1));
          [deck[i], deck[j]] = [deck[j] ?? -1, deck[i] ?? -1];
        }
        expect(dealingOrder(dealFromSeed('seedrandom', seed).position)).toEqual(deck);
      }),
    );
  });
});

describe('shuffle names', () => {
  it('are recognised', () => expect(SHUFFLE_NAMES.map(shuffleName)).toEqual(SHUFFLE_NAMES));
  it('are listed for an unknown one', () => {
    expect(message(() => shuffleName('riffle'))).toBe(
      'shuffle "riffle" is unknown; expected seedrandom, solvitaire, klondike-solver, greenfelt, microsoft',
    );
  });
});
