import { describe, expect, it } from 'vitest';
import { type DealTask, solveDeal } from '../../src/batch/worker.ts';
import type { KlondikePosition } from '../../src/deals/klondike.ts';
import { createStopFlag, requestStop } from '../../src/search/stop-flag.ts';
import type { SearchResult } from '../../src/search/verdict.ts';

const DRAW_1 = { draw: 1, passes: null, worryingBack: true };

/** All cards up but the king of spades in column 1. */
const LAST_CARD: KlondikePosition = {
  ranks: 13,
  columns: [[51], [], [], [], [], [], []],
  faceDown: [0, 0, 0, 0, 0, 0, 0],
  foundations: [13, 13, 13, 12],
  stock: [],
  waste: [],
  recycles: 0,
};

const task = (more: Partial<DealTask> = {}): DealTask => ({
  game: 'klondike',
  name: 'seed 5 (seedrandom)',
  position: LAST_CARD,
  rules: [DRAW_1, { ...DRAW_1, draw: 3 }],
  maxStates: 10,
  maxMemoryBytes: 1 << 20,
  stop: createStopFlag(),
  ...more,
});

const win = (...moves: string[]): SearchResult => ({ verdict: 'winnable', states: 4, moves });

describe('a deal in a worker', () => {
  it('gives verdicts with the length of each win, its time shared by positions', () => {
    const outcome = solveDeal(task(), () => [win('KS 1>f'), { verdict: 'unwinnable', states: 0 }]);
    expect(outcome).toMatchObject([
      { verdict: 'winnable', states: 4, moves: 1 },
      { verdict: 'unwinnable', states: 0, moves: null, ms: 0 },
    ]);
    expect(outcome?.[0]?.ms).toBeGreaterThan(0);
  });

  it('hands limits and rules to the solver', () => {
    const given = task();
    solveDeal(given, (position, rules, { maxStates, maxMemoryBytes, interrupted }) => {
      expect([position, rules, maxStates, maxMemoryBytes]).toEqual([LAST_CARD, given.rules, 10, 1 << 20]);
      expect(interrupted?.()).toBeNull();
      requestStop(given.stop);
      expect(interrupted?.()).toBe('stopped');
      return rules.map(() => ({ verdict: 'unknown', states: 1, budget: 'positions' }));
    });
  });

  it.each([
    { name: 'an illegal move', moves: ['KS 1>f', 'KS 1>f'], message: /^seed 5 \(seedrandom\): .*move 2/ },
    { name: 'an end before the win', moves: [], message: /^seed 5 \(seedrandom\): .*move 1 \(end\)/ },
  ])('refuses a win with $name, loudly', ({ moves, message }) => {
    expect(() => solveDeal(task(), () => [win('KS 1>f'), win(...moves)])).toThrow(message);
  });

  it('refuses results that are not one for each rules', () => {
    expect(() => solveDeal(task(), () => [win('KS 1>f')])).toThrow('1 results for 2 sets of rules');
  });

  it('gives nothing when the search was stopped under any of the rules', () => {
    const stopped: SearchResult = { verdict: 'unknown', states: 3, budget: 'stopped' };
    expect(solveDeal(task(), () => [win('KS 1>f'), stopped])).toBeNull();
  });

  it('does not begin when the flag is up already', () => {
    const stop = createStopFlag();
    requestStop(stop);
    const outcome = solveDeal(task({ stop }), () => {
      throw new Error('began');
    });
    expect(outcome).toBeNull();
  });
});
