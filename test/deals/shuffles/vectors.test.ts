import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { cardText } from '../../../src/cards/card.ts';
import { dealingOrder, type KlondikePosition } from '../../../src/deals/klondike.ts';
import { greenfeltRandom } from '../../../src/deals/shuffles/greenfelt.ts';
import { klondikeSolverRandom } from '../../../src/deals/shuffles/klondike-solver.ts';
import { mt19937 } from '../../../src/deals/shuffles/mt19937.ts';
import { dealFromSeed, type ShuffleName } from '../../../src/deals/shuffles/shuffle.ts';

const fixture = (name: string): Record<string, string>[] =>
  parse(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8').replace(/^#.*\n/gm, ''), {
    columns: true,
  });
const texts = (cards: readonly number[]): string => cards.map(cardText).join(' ');
const position = (shuffle: ShuffleName, seed: string): KlondikePosition =>
  dealFromSeed(shuffle, seed).position;
const upCards = (shuffle: ShuffleName, seed: string): string =>
  texts(position(shuffle, seed).columns.flatMap((column) => column.slice(-1)));
const dealt = (shuffle: ShuffleName, seed: string): string =>
  texts(dealingOrder(position(shuffle, seed)) ?? []);

describe('generators', () => {
  it.each([
    ['mt19937', mt19937, 1, [1791095845]],
    ['mt19937', mt19937, 2, [1872583848]],
    ['mt19937', mt19937, 3, [2365658986]],
    ['klondike-solver', klondikeSolverRandom, 1, [121631831, 207388906, 294822369]],
    ['greenfelt', greenfeltRandom, 1, [16807, 282475249, 1622650073]],
  ])('%s from %s', (_name, generator, seed, outputs) => {
    const next = generator(seed);
    expect(outputs.map(() => next())).toEqual(outputs);
  });

  it('mt19937 gives the 10000th output the C++ standard states for its default seed', () => {
    const next = mt19937(5489);
    for (let i = 1; i < 10000; i++) next();
    expect(next()).toBe(4123659995);
  });
});

describe('solvitaire', () => {
  it.each([
    ['1', '9D AS JC 6D JH AH JD', 'TS 6C 3H'],
    ['2', '5H 8S TS 9H TH 8C 2D', '8D 4D 7H'],
    ['3', '4C 8S 9C KH 4D TC 7C', '8H QD 2C'],
  ])('seed %s', (seed, up, stock) => {
    expect(upCards('solvitaire', seed)).toBe(up);
    expect(texts(position('solvitaire', seed).stock.slice(0, 3))).toBe(stock);
  });

  const decks = fixture('solvitaire-decks.csv');
  it('has 50 recorded decks', () => expect(decks).toHaveLength(50));
  it.each(decks)('deck $seed card by card', ({ seed = '', stock, ...piles }) => {
    const { columns, stock: dealtStock } = position('solvitaire', seed);
    expect(columns.map(texts)).toEqual(Object.values(piles));
    expect(texts(dealtStock)).toBe(stock);
  });
});

describe('klondike-solver', () => {
  it.each([
    ['1', '4D 3C 9S AH AD 4H 3H 4C'],
    ['2', 'JH JC JD 3H 5S 6H 4C QC'],
    ['3', '9C TD 8H 6C 8D AS AC 7S'],
  ])('seed %s', (seed, start) => expect(dealt('klondike-solver', seed).startsWith(`${start} `)).toBe(true));

  it('seed 5910578 is the whole deal lonelybot prints for it', () => {
    const known = fixture('klondike-known.csv').find(({ id }) => id === 'lb-k5910578');
    const { columns, stock } = position('klondike-solver', '5910578');
    expect(`${columns.map(texts).join('/')} // ${texts(stock)}`).toBe(known?.cards);
  });
});

describe('greenfelt', () => {
  it('seed 1', () => {
    expect(dealt('greenfelt', '1').startsWith('6S 9H 6D 2D 7S 7H 5S ')).toBe(true);
    expect(upCards('greenfelt', '1')).toBe('6S 5C 4C AS KC 8D 3D');
    expect(texts(position('greenfelt', '1').stock.slice(0, 3))).toBe('QD AC KH');
  });
});
