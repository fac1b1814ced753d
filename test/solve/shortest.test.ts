import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { Deal } from '../../src/deals/deal.ts';
import { readDeals } from '../../src/deals/formats/read.ts';
import { dealFromSeed } from '../../src/deals/shuffles/shuffle.ts';
import type { MoveCount } from '../../src/games/klondike/shortest/counts.ts';
import type { ShortestResult, ShortestWin } from '../../src/games/klondike/shortest/shortest.ts';
import { solveShortest } from '../../src/solve/shortest.ts';
import { replay } from '../../src/verify/replay.ts';
import { rules, table } from '../reference/table.ts';

function won(result: ShortestResult): ShortestWin {
  if (result.verdict !== 'winnable') throw new Error(`expected a win, found ${result.verdict}`);
  return result;
}

/** Deals whose shortest length other programs published and that take about 100,000 positions. */
const QUICK = [
  'mk-min15_132_1',
  'ks-t3-d1',
  'kv-s5-d3',
  'kv-u-quick',
  'kv-g53-d1',
  'kv-r1-d1',
  'kv-r8-d1',
  'kv-r8-d3',
  'kv-r189-d3',
  'kv-r39960-d1',
  'kv-r6885-d1',
  'kv-r20709-d1',
  'kv-r15937-d1',
];
/** One of those that take more, with limited passes. */
const LIMITED = 'kv-u-d3d';

interface Known {
  readonly id: string;
  readonly deal: Deal;
  readonly by: { readonly draw: number; readonly passes: number | null };
  readonly length: number;
}

function knownDeals(): Known[] {
  const text = readFileSync(new URL('../fixtures/klondike-known.csv', import.meta.url), 'utf8');
  const rows: Record<string, string>[] = parse(text.replace(/^#.*\n/gm, ''), { columns: true });
  return rows.flatMap(({ id = '', draw, redeals = '', expected = '', cards: dealt = '' }) => {
    if (!expected.startsWith('minimal=')) return [];
    const columns = dealt.replace(' // ', '/').split('/').join('\n');
    const [deal] = readDeals(`${columns}\n`, id, 'columns').deals;
    const passes = /^\d+$/.test(redeals) ? Number(redeals) + 1 : null;
    const length = Number(/^minimal=(\d+)$/.exec(expected)?.[1]);
    return deal === undefined ? [] : [{ id, deal, by: { draw: Number(draw), passes }, length }];
  });
}

const KNOWN = knownDeals();

describe('shortest wins of known deals', () => {
  test.each(KNOWN.filter(({ id }) => [...QUICK, LIMITED].includes(id)))(
    '$id: $length moves as published, recycles not counted',
    ({ deal, by, length }) => {
      const result = won(solveShortest(deal, by, 'minimal-klondike'));
      expect(result).toMatchObject({ length, atLeast: length, budget: null });
      expect(result.moves.filter((move) => move !== 'recycle')).toHaveLength(length);
      expect(replay(deal.position, rules(by), result.moves).ok).toBe(true);
    },
  );

  test('none of them is missing from the file', () => {
    expect(KNOWN.filter(({ id }) => QUICK.includes(id))).toHaveLength(QUICK.length);
  });

  test('a recycle counts as any other action unless asked otherwise', () => {
    const { deal, by, length } = KNOWN.find(({ id }) => id === 'kv-r39960-d1') ?? {};
    if (deal === undefined || length === undefined) throw new Error('no such deal');
    const result = won(solveShortest(deal, by));
    expect(result.moves).toHaveLength(result.length);
    expect(result.length).toBeGreaterThan(length);
  });
});

describe('shortest wins of late positions', () => {
  test.each<{ count: MoveCount; draw: number; passes: number | null; length: number }>([
    { count: 'thoughtful', draw: 1, passes: null, length: 4 },
    { count: 'minimal-klondike', draw: 1, passes: null, length: 4 },
    // Turned together, the king of diamonds comes first.
    { count: 'thoughtful', draw: 2, passes: 1, length: 3 },
  ])('$count, draw $draw: $length moves', ({ count, draw, passes, length }) => {
    const position = table({ stock: 'KC KD', foundations: [12, 12, 13, 13] });
    expect(won(solveShortest(position, { draw, passes }, count))).toMatchObject({ length, budget: null });
  });

  test.each<{ count: MoveCount; length: number }>([
    { count: 'thoughtful', length: 5 },
    { count: 'minimal-klondike', length: 4 },
  ])('$count: QC under KC in the waste takes $length moves and a recycle', ({ count, length }) => {
    const position = table({ stock: '', waste: 'QC KC', foundations: [11, 13, 13, 13] });
    const result = won(solveShortest(position, {}, count));
    expect(result).toMatchObject({ length, atLeast: length });
    expect(result.moves).toEqual(
      ['recycle', 'draw', 'QC w>f', 'draw', 'KC w>f'].slice(0, result.moves.length),
    );
  });

  test('lifts that together free a card need not each be of use at once', () => {
    // 9C goes up only after 8C and 8H; neither of these lets anything else happen.
    const position = table({
      columns: ['<9H> <6D> 9C 8H', 'KD QS JD TS 9D 8C', 'KC QH JC TH', 'KH QC JH TC', 'KS QD JS TD'],
      stock: '7D 8D',
      foundations: [7, 5, 7, 9],
    });
    // One move for each card and one draw for each of the stock.
    expect(won(solveShortest(position))).toMatchObject({ length: 26, atLeast: 26 });
  });

  test('a won position needs no move', () => {
    const position = table({ foundations: [13, 13, 13, 13] });
    expect(won(solveShortest(position))).toMatchObject({ length: 0, atLeast: 0, moves: [], budget: null });
  });
});

describe('a search for a shortest win', () => {
  const { deal, by } = KNOWN.find(({ id }) => id === 'kv-s4-d1') ?? {};
  if (deal === undefined) throw new Error('no such deal');

  test.each([
    { name: 'positions', limits: { maxStates: 50_000 } },
    { name: 'memory', limits: { maxMemoryBytes: 2 ** 22 } },
    { name: 'memory', limits: { maxMemoryBytes: 1 } },
  ])('says what it has when the $name run out: $limits', ({ name, limits }) => {
    const result = won(solveShortest(deal, by, 'minimal-klondike', limits));
    expect(result.budget).toBe(name);
    expect(result.length).toBeGreaterThanOrEqual(111);
    expect(result.atLeast).toBeLessThanOrEqual(111);
    expect(replay(deal.position, rules(by), result.moves).ok).toBe(true);
    const { maxStates = 1e6 } = limits;
    expect(result.states).toBeLessThanOrEqual(maxStates + 1);
    // All positions are told, those of the proof too.
    if (name === 'positions') expect(result.states).toBeGreaterThanOrEqual(maxStates);
  });

  test('can be interrupted at any time', () => {
    let asked = 0;
    const interrupted = () => (++asked > 40 ? 'stopped' : null);
    const result = won(solveShortest(deal, by, 'minimal-klondike', { interrupted }));
    expect(result.budget).toBe('stopped');
  });

  test('tells of better wins and bounds, never of worse ones', () => {
    const told: [number, number][] = [];
    const result = won(
      solveShortest(deal, by, 'thoughtful', { maxStates: 100_000 }, (length, atLeast) => {
        told.push([length, atLeast]);
      }),
    );
    expect(told.length).toBeGreaterThan(3);
    expect(told.at(-1)).toEqual([result.length, result.atLeast]);
    for (const [i, [length, atLeast]] of told.entries()) {
      const [before = length, bound = atLeast] = told[i - 1] ?? [];
      expect(length).toBeLessThanOrEqual(before);
      expect(atLeast).toBeGreaterThanOrEqual(bound);
    }
  });

  test('gives the same answer each time', () => {
    const once = () => solveShortest(deal, by, 'thoughtful', { maxStates: 60_000 });
    expect(once()).toEqual(once());
  });

  test('leaves lost deals lost and unknown ones unknown', () => {
    const lost = dealFromSeed('solvitaire', '29');
    expect(solveShortest(lost, 'draw-3').verdict).toBe('unwinnable');
    expect(solveShortest(lost, 'draw-1', 'thoughtful', { maxStates: 1 })).toMatchObject({
      verdict: 'unknown',
      budget: 'positions',
    });
  });

  test('refuses a count it does not know', () => {
    expect(() => solveShortest(deal, {}, 'steps' as MoveCount)).toThrow(
      new RangeError('count "steps": expected one of: thoughtful, minimal-klondike'),
    );
  });

  test('refuses passes used up', () => {
    expect(() => solveShortest({ ...deal.position, recycles: 3 }, 'three-pass')).toThrow(RangeError);
  });
});
