import { expect, test } from 'vitest';
import { InputError } from '../../src/cards/input-error.ts';
import { dealsFrom } from '../../src/deals/deals-from.ts';
import { dealFromSeed, type ShuffleName } from '../../src/deals/shuffles/shuffle.ts';

test('deals one seed after the other, the first included', () => {
  const deals = dealsFrom('solvitaire', '7');
  expect([deals.next().value, deals.next().value]).toEqual([
    dealFromSeed('solvitaire', '7'),
    dealFromSeed('solvitaire', '8'),
  ]);
});

test.each<[ShuffleName, string, string[]]>([
  ['solvitaire', '4294967294', ['4294967294', '4294967295']],
  ['greenfelt', '2147483646', ['2147483646']],
  ['klondike-solver', '2147483647', ['2147483647']],
])('%s ends with its last seed', (shuffle, from, seeds) => {
  expect([...dealsFrom(shuffle, from)].map(({ seed }) => seed)).toEqual(seeds);
});

test('negative seeds go up, seeds beyond 2^53 stay exact', () => {
  const [negative, large] = [
    dealsFrom('klondike-solver', '-1'),
    dealsFrom('seedrandom', '9007199254740993'),
  ].map((deals) => [deals.next().value?.seed, deals.next().value?.seed]);
  expect(negative).toEqual(['-1', '0']);
  expect(large).toEqual(['9007199254740993', '9007199254740994']);
});

test.each<[ShuffleName, string]>([
  ['seedrandom', 'tuesday'],
  ['seedrandom', ''],
  ['seedrandom', '1.5'],
  ['solvitaire', '-1'],
  ['microsoft', '1'],
])('%s refuses to begin with %j', (shuffle, from) => {
  expect(() => dealsFrom(shuffle, from).next()).toThrow(InputError);
});
