import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/cards/input-error.ts';
import { rangeOfSeeds } from '../../src/deals/seed-range.ts';
import type { ShuffleName } from '../../src/deals/shuffles/shuffle.ts';

describe('a range of seeds', () => {
  it.each([
    ['1..1000', 1000, '1', '1000'],
    ['7..7', 1, '7', '7'],
    ['-3..2', 6, '-3', '2'],
    [' 1 .. 3 ', 3, '1', '3'],
    ['9007199254740993..9007199254740995', 3, '9007199254740993', '9007199254740995'],
    ['1..9007199254740991', 9007199254740991, '1', '9007199254740991'],
  ])('%j has %i seeds from %s to %s', (text, count, first, last) => {
    const range = rangeOfSeeds(text);
    expect(range.count).toBe(count);
    expect(range.seed(0)).toBe(first);
    expect(range.seed(count - 1)).toBe(last);
    expect(() => range.seed(count)).toThrow(RangeError);
    expect(() => range.seed(-1)).toThrow(RangeError);
  });

  it.each<[string, ShuffleName | undefined, string]>([
    ['1', undefined, 'seed range "1": expected FROM..TO in whole numbers, such as 1..1000'],
    ['1..', undefined, 'seed range "1..": expected FROM..TO in whole numbers, such as 1..1000'],
    ['1..2..3', undefined, 'seed range "1..2..3": expected FROM..TO in whole numbers, such as 1..1000'],
    ['a..b', undefined, 'seed range "a..b": expected FROM..TO in whole numbers, such as 1..1000'],
    ['1-9', undefined, 'seed range "1-9": expected FROM..TO in whole numbers, such as 1..1000'],
    ['9..1', undefined, 'seed range "9..1": 9 is above 1; expected FROM..TO with FROM first'],
    [
      '0..9007199254740991',
      undefined,
      'seed range "0..9007199254740991": too many seeds; expected at most 9007199254740991',
    ],
    [
      '0..9',
      'greenfelt',
      'seed "0": the greenfelt shuffle expects a whole number from 1 to 2147483646 (it stands still at 0, and others would repeat these deals)',
    ],
    [
      '1..4294967296',
      'solvitaire',
      'seed "4294967296": the solvitaire shuffle expects a whole number from 0 to 4294967295 (32 bits; others would repeat these deals)',
    ],
  ])('%j for %s is refused', (text, shuffle, message) => {
    expect(() => rangeOfSeeds(text, shuffle)).toThrow(new InputError(message));
  });
});
