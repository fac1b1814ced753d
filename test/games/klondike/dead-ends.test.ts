import { describe, expect, it } from 'vitest';
import type { KlondikePosition, KlondikeRules } from '../../../src/deals/klondike.ts';
import { exhaust } from '../../../src/reference/exhaust.ts';
import { FAMILIES, STOCK_FAMILY } from '../../differential/families.ts';
import { randomPosition, randomRules } from '../../differential/positions.ts';
import { Random } from '../../differential/random.ts';
import { play, rules, table } from '../../reference/table.ts';
import { isDeadEnd } from './dead-end-at.ts';

type Drawn = Parameters<typeof table>[0];
type Case = readonly [name: string, drawn: Drawn, changed: Partial<KlondikeRules>, isDead: boolean];

/** With aces up, so that twos go up. */
const ACES = [1, 1, 1, 1];
const NO_BACK = { worryingBack: false };

describe('what moves uncover', () => {
  it.each<Case>([
    ['both parents lie below their child', { columns: ['<2S> <9H> <9D> 8S'], foundations: ACES }, {}, true],
    ['one of them can be laid', { columns: ['<2S> 8S', 'TS'], stock: '9D', foundations: ACES }, {}, false],
    ['it has itself no place', { columns: ['<2S> 8S'], stock: '9D', foundations: ACES }, {}, true],
    [
      'a chain of parents',
      { columns: ['<2S> 7S', ''], stock: '8H 9C TD JC QD KS', foundations: ACES },
      {},
      false,
    ],
    [
      'with a link missing',
      { columns: ['<2S> 7S', ''], stock: '8H 9C JC QD KS', foundations: ACES },
      {},
      true,
    ],
    ['a parent turns up', { columns: ['<2S> 8S', '<9H> 2D'], foundations: ACES }, {}, false],
    ['a parent turns up twice below', { columns: ['<2S> 8S', '<9H> <2H> 2D'], foundations: ACES }, {}, false],
    ['its child covers it', { columns: ['<2S> 8S', '9H 8C'], foundations: ACES }, {}, true],
    ['the child goes up', { columns: ['<2S> 8S', '9H 8C'], foundations: [7, 1, 1, 1] }, {}, false],
    [
      'a stock card and the next go up',
      { columns: ['<2S> 4S'], stock: '3S', foundations: [1, 1, 1, 2] },
      {},
      false,
    ],
    ['one between is missing', { columns: ['<2S> 5S'], stock: '3S', foundations: [1, 1, 1, 2] }, {}, true],
  ])('%s', (_name, drawn, changed, isDead) => {
    expect(isDeadEnd(table(drawn), rules({ ...NO_BACK, ...changed }))).toBe(isDead);
    expect(isDeadEnd(table(drawn), rules({ ...changed, worryingBack: true }))).toBe(isDead);
  });
});

describe('kings and columns', () => {
  it.each<Case>([
    ['no empty column', { columns: ['<2S> KS'], foundations: ACES }, {}, true],
    ['an empty column', { columns: ['<2S> KS', ''], foundations: ACES }, {}, false],
    ['one for a red king', { columns: ['<2S> KH', ''], foundations: ACES }, {}, false],
    ['one for a king of the stock', { columns: ['<2S> QS', ''], stock: 'KH', foundations: ACES }, {}, false],
    [
      'another king sits at the bottom of its column',
      { columns: ['<2S> KS', 'KH'], foundations: ACES },
      {},
      true,
    ],
    ['that king goes up', { columns: ['<2S> KS', 'KD'], foundations: [1, 12, 1, 1] }, {}, false],
    [
      'for a red one, a black king does',
      { columns: ['<2S> KH', 'KC'], foundations: [12, 1, 1, 1] },
      {},
      false,
    ],
    ['a column is cleared onto a parent', { columns: ['<2S> KS', '5H', '6C'], foundations: ACES }, {}, false],
    ['for a red one too', { columns: ['<2S> KH', '5S', '6D'], foundations: ACES }, {}, false],
    ['a column is cleared onto a foundation', { columns: ['<2S> KS', '2H'], foundations: ACES }, {}, false],
  ])('%s', (_name, drawn, changed, isDead) => {
    expect(isDeadEnd(table(drawn), rules({ ...NO_BACK, ...changed }))).toBe(isDead);
  });
});

describe('cards brought back', () => {
  const black6 = { columns: ['<2S> 5H', '7H'], foundations: [6, 1, 1, 1] };
  const chain = { columns: ['<2S> 5H', '9H'], foundations: [8, 7, 1, 1] };
  const covered = { columns: ['<AD> 4S', '4D 3S 2H', '4H'], foundations: [3, 0, 0, 2] };
  it.each<Case>([
    ['a parent comes back', black6, {}, false],
    ['not without worrying back', black6, NO_BACK, true],
    ['it has no place', { ...black6, columns: ['<2S> 5H', '8H'] }, {}, true],
    ['a chain of them', chain, {}, false],
    ['with a link missing', { ...chain, foundations: [8, 6, 1, 1] }, {}, true],
    [
      'a king comes back to a cleared column',
      { columns: ['<2S> QH', '2D'], foundations: [13, 1, 1, 1] },
      {},
      false,
    ],
    ['to none', { columns: ['<2S> QH', 'QD'], foundations: [13, 1, 1, 1] }, {}, true],
    [
      'a parent that goes up first',
      { columns: ['<2S> 5H', '7H', '6C'], foundations: [5, 1, 1, 1] },
      {},
      false,
    ],
    ['a twin takes what covers the card that goes up next', covered, {}, false],
    ['not without worrying back', covered, NO_BACK, true],
    ['it has no place itself', { ...covered, columns: covered.columns.slice(0, 2) }, {}, true],
  ])('%s', (_name, drawn, changed, isDead) => {
    expect(isDeadEnd(table(drawn), rules(changed))).toBe(isDead);
  });
});

describe('stock cards in reach', () => {
  const clubs = { stock: '2C 3C 4C', foundations: ACES };
  it.each<Case>([
    ['draw 1: all', clubs, {}, false],
    ['draw 2: none that can go up', clubs, { draw: 2 }, true],
    ['draw 3: none that can go up', clubs, { draw: 3 }, true],
    ['the top of the waste', { ...clubs, waste: '2C', stock: '3C 4C' }, { draw: 3 }, false],
    ['one that the turn stops at', { ...clubs, stock: '3C 2C 4C' }, { draw: 2, passes: 1 }, false],
    ['the one below it is laid bare', { ...clubs, stock: '4C 3C 2C' }, { draw: 3, passes: 1 }, false],
    ['the last of all', { ...clubs, stock: '4C 3C 9D 2C' }, { draw: 3, passes: 1 }, true],
    [
      'below the top of the waste, in the last pass',
      { ...clubs, waste: '2C 3C', stock: '4C' },
      { passes: 1 },
      true,
    ],
    ['below it, with a pass left', { ...clubs, waste: '2C 3C', stock: '4C' }, { passes: 2 }, false],
    ['that pass is used up', { ...clubs, waste: '2C 3C', stock: '4C', recycles: 1 }, { passes: 2 }, true],
    [
      'cards before the lowest played are counted as before',
      { stock: '2C 5D 6D 7D 4D 3D', foundations: [1, 2, 1, 1] },
      { draw: 3 },
      true,
    ],
    [
      'one of them is in reach',
      { stock: '2C 6D 5D 7D 4D 3D', foundations: [1, 2, 1, 1] },
      { draw: 3 },
      false,
    ],
    [
      'a turn from the start stops before the waste',
      { waste: '3C 9H 2C 9C', stock: '3H TH 2D', columns: ['TS', 'TD', 'JS'], foundations: [1, 1, 2, 1] },
      { draw: 3 },
      false,
    ],
  ])('%s', (_name, drawn, changed, isDead) => {
    expect(isDeadEnd(table(drawn), rules({ ...NO_BACK, ...changed }))).toBe(isDead);
  });
});

describe('where a fresh card must come next', () => {
  const drawn = { waste: '4C', stock: '3C 6C 5C 2C', foundations: [1, 6, 6, 6], ranks: 6 };
  it.each([
    ['it can: the others are reached from the start afterwards', 1 << 4, false],
    ['it cannot', 1 << 2, true],
    ['none is fresh', 0, true],
  ])('%s', (_name, fresh, isDead) => {
    for (const passes of [3, null]) {
      expect(isDeadEnd(table(drawn), rules({ draw: 2, passes }), true, fresh)).toBe(isDead);
      expect(isDeadEnd(table(drawn), rules({ draw: 2, passes }))).toBe(false);
    }
  });
});

describe('random positions', () => {
  /** Positions on a win of plain search, the first one included; null when there is none. */
  function winOf(position: KlondikePosition, by: KlondikeRules): KlondikePosition[] | null {
    const found = exhaust(position, by, 2_000);
    if (found.outcome === 'gaveUp') return [];
    if (found.outcome === 'unwinnable') return null;
    const line = [position];
    for (const move of found.moves) line.push(play(line.at(-1) ?? position, by, move));
    return line.slice(0, -1);
  }

  it('no position on a way to a win is a dead end; many lost ones are, more of them by clashes', () => {
    const count = { lines: 0, lost: 0, dead: 0, deadWithoutClashes: 0 };
    for (const family of [...FAMILIES, STOCK_FAMILY]) {
      for (let seed = 1; seed <= 40; seed++) {
        const random = new Random(`dead ends ${family.name} ${seed}`);
        const position = randomPosition(family, random);
        const by = randomRules(random, position.stock.length + position.waste.length);
        const line = winOf(position, by);
        if (line === null) {
          count.lost++;
          if (isDeadEnd(position, by)) count.dead++;
          if (isDeadEnd(position, by, false)) count.deadWithoutClashes++;
          continue;
        }
        if (line.length > 0) count.lines++;
        expect(line.filter((state) => isDeadEnd(state, by) || isDeadEnd(state, by, false))).toEqual([]);
      }
    }
    expect(count.lines).toBeGreaterThan(100);
    expect(count.dead).toBeGreaterThan(count.lost / 5);
    expect(count.dead).toBeGreaterThan(count.deadWithoutClashes);
  });
});
