import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardText } from '../../../src/cards/card.ts';
import { InputError } from '../../../src/cards/input-error.ts';
import {
  checkedFreecellSeed,
  FREECELL_SHUFFLES,
  type FreecellShuffle,
  freecellOrder,
  freecellShuffle,
} from '../../../src/deals/shuffles/freecell.ts';
import { microsoftRandom } from '../../../src/deals/shuffles/microsoft.ts';

const message = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'accepted';
};
const rows = (shuffle: FreecellShuffle, seed: string): string =>
  freecellOrder(shuffle, seed).map(cardText).join(' ');

describe('the first row', () => {
  // Numbers from 2^31 on as make-microsoft-freecell-board of fc-solve 5.0.0 deals them.
  it.each<[FreecellShuffle, string, string]>([
    ['microsoft', '1', 'JD 2D 9H JC 5D 7H 7C 5H'],
    ['microsoft', '617', '7D AD 5C 3S 5S 8C 2D AH'],
    ['microsoft', '11982', 'AH AS 4H AC 2D 6S TS JS'],
    ['microsoft', '2147483648', 'QH QC 2H 6S 2S 3D KS 8C'],
    ['microsoft', '4294967295', 'JS 9C JH 2D QC 8H 7D 6S'],
    ['microsoft', '4294967296', 'TS 5S 2S TD 3C AD JC 6D'],
    ['solvitaire', '1', '6H KS TC QH AC 2S 4H QC'],
    ['solvitaire', '2', '6S 3H AH QH 7S QC 6C 6H'],
  ])('of %s %s', (shuffle, seed, first) => expect(rows(shuffle, seed).startsWith(`${first} `)).toBe(true));
});

it('the last microsoft number is dealt as fc-solve deals it, card by card', () => {
  const columns = [
    'TC 8S 8C 6C 5H 5C 9C',
    '2S TD 6D 8D 9H 9S 6S',
    'JS TH 3S JD 4H QC 3D',
    '5S QS KD AH AS JH 4S',
    '4D 4C 7D JC 2D AD',
    '6H KH TS 7H QD QH',
    '3H 2C KC 2H 5D 9D',
    '7C KS 8H 3C AC 7S',
  ];
  const order = freecellOrder('microsoft', '8589934591').map(cardText);
  expect(columns.map((_, column) => order.filter((_card, at) => at % 8 === column).join(' '))).toEqual(
    columns,
  );
});

/** The generator in whole numbers of any size, straight from its definition. */
function slowRandom(deal: bigint): () => bigint {
  let x = deal;
  return () => {
    x = (x * 214013n + 2531011n) % 2n ** 32n;
    if (deal >= 2n ** 32n) return ((x / 65536n) & 0xffffn) + 1n;
    const output = (x / 65536n) & 0x7fffn;
    return deal >= 2n ** 31n ? output | 0x8000n : output;
  };
}

describe('the microsoft generator', () => {
  it('starts as the C library does', () => {
    const next = microsoftRandom(1);
    expect([next(), next(), next()]).toEqual([41, 18467, 6334]);
  });

  it('is exact for numbers of 33 bits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 33 - 1 }), (deal) => {
        const next = microsoftRandom(deal);
        const slow = slowRandom(BigInt(deal));
        for (let i = 0; i < 52; i++) expect(next()).toBe(Number(slow()));
      }),
    );
  });
});

it.each(FREECELL_SHUFFLES)('%s deals every card once', (shuffle) => {
  for (let seed = 1; seed <= 50; seed++) expect(new Set(freecellOrder(shuffle, String(seed))).size).toBe(52);
});

describe('microsoft numbers', () => {
  it.each(['0', '-1', '8589934592', '1.5', '1e3', 'abc', '', '99999999999999999999'])(
    'refuses %j',
    (seed) => {
      expect(message(() => checkedFreecellSeed('microsoft', seed))).toBe(
        `seed ${JSON.stringify(seed)}: the microsoft shuffle expects a whole number from 1 to 8589934591 (the numbers of FreeCell deals)`,
      );
    },
  );
  it('have one spelling', () => expect(checkedFreecellSeed('microsoft', '+0617')).toBe('617'));
});

it('names the shuffles that deal FreeCell', () => {
  expect(FREECELL_SHUFFLES.map(freecellShuffle)).toEqual(FREECELL_SHUFFLES);
  expect(message(() => freecellShuffle('greenfelt'))).toBe(
    'shuffle "greenfelt" deals no FreeCell; expected microsoft, solvitaire, seedrandom',
  );
});
