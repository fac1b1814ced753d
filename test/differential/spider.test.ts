import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expandWin } from '../../src/games/spider/expand.ts';
import { ALL_PRUNING, type Pruning } from '../../src/games/spider/prune.ts';
import { type PassEnd, SpiderSearch } from '../../src/games/spider/search.ts';
import { SPIDER_WEIGHTS, solveSpider } from '../../src/games/spider/solve.ts';
import { layOut } from '../../src/games/spider/state.ts';
import { isSpiderWon } from '../../src/reference/spider.ts';
import { exhaustSpider } from '../../src/reference/spider-exhaust.ts';
import { MemoryBudget } from '../../src/search/memory-budget.ts';
import { playSpider } from '../reference/spider-table.ts';
import { type SpiderCase, spiderCases } from './spider-decks.ts';

const RUNS = 150;
const PLAIN = 500;
const MOST = 2000;
const LIMITS = { maxStates: 20_000, maxMemoryBytes: 2 ** 26 };
const SEED = 20261130;

const VARIANTS: readonly [string, Pruning][] = [
  ['all pruning', ALL_PRUNING],
  ['no pruning', { alike: false, oneEmpty: false }],
  ['without alike', { ...ALL_PRUNING, alike: false }],
  ['without oneEmpty', { ...ALL_PRUNING, oneEmpty: false }],
];

const NARROW = [1, 2, 5];

function expectWin({ position, rules }: SpiderCase, moves: readonly string[]): void {
  expect(isSpiderWon(playSpider(position, rules, moves))).toBe(true);
}

/** One pass over a game, its win replayed. */
function passEnd(game: SpiderCase, pruning: Pruning, width: number): PassEnd {
  const layout = layOut(game.position, game.rules);
  const search = new SpiderSearch(layout, pruning, SPIDER_WEIGHTS, new MemoryBudget(2 ** 26));
  const end = search.run({ width, patience: 3, weights: SPIDER_WEIGHTS }, MOST, () => false);
  if (end === 'won') expectWin(game, expandWin(layout, search.path()));
  return end;
}

it('Spider on small decks: fast search and plain search agree, whatever is pruned', () => {
  const seen = { winnable: 0, unwinnable: 0 };
  const check = (game: SpiderCase): void => {
    const { outcome } = exhaustSpider(game.position, game.rules, PLAIN);
    fc.pre(outcome !== 'gaveUp');
    seen[outcome]++;
    for (const [name, pruning] of VARIANTS) {
      const result = solveSpider(game.position, game.rules, LIMITS, pruning);
      expect(result.verdict, name).toBe(outcome);
      if (result.verdict === 'winnable') expectWin(game, result.moves);
      const end = passEnd(game, pruning, Number.POSITIVE_INFINITY);
      // Without pruning a win may lie beyond the pass's positions; a loss has no more than plain search saw.
      const ends = outcome === 'winnable' ? ['won', 'positions'] : ['exhausted'];
      expect(ends, `one pass, ${name}`).toContain(end);
    }
    // Narrow passes never claim a loss; when they left nothing out there is none to be won.
    for (const width of NARROW) {
      const end = passEnd(game, ALL_PRUNING, width);
      expect(['won', 'kept', 'dropped', 'positions'], `width ${width}`).toContain(end);
      if (outcome === 'unwinnable') expect(end).not.toBe('won');
      else expect(end).not.toBe('kept');
    }
  };
  fc.assert(fc.property(spiderCases, check), { numRuns: RUNS, seed: SEED });
  expect(Math.min(seen.winnable, seen.unwinnable)).toBeGreaterThan(RUNS / 10);
});
