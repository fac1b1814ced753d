import { describe, expect, test } from 'vitest';
import { count, sharePercent, short } from '../../src/report/numbers.ts';

describe('numbers in few signs', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1001, '1.1k'],
    [9_950, '10k'],
    [32_100, '33k'],
    [999_001, '1M'],
    [7_450_184, '7.5M'],
    [20_000_000, '20M'],
    [Number.MAX_SAFE_INTEGER, '9.1P'],
  ])('%d is %s', (value, text) => expect(short(value)).toBe(text));
});

describe('shares', () => {
  test.each([
    [0, '0%'],
    [0.000011, '0.0011%'],
    [0.055, '5.5%'],
    [0.4, '40%'],
    [0.99169, '99.17%'],
    [0.9999999, '99.99%'],
    [1, '100%'],
  ])('%d is %s', (share, text) => expect(sharePercent(share)).toBe(text));
});

test.each([
  [1, '1 deal'],
  [2000, '2,000 deals'],
])('%d deals: %s', (number, text) => expect(count(number, 'deal')).toBe(text));
