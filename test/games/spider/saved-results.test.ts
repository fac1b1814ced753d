import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { spiderFromSeed } from '../../../src/deals/shuffles/spider-seeds.ts';
import { solveSpider } from '../../../src/games/spider/solve.ts';
import { spiderRules } from '../../reference/spider-table.ts';

const FOLDER = new URL('../../../results/spider-solvitaire-1-200/', import.meta.url);
const LIMITS = { maxStates: 20_000_000, maxMemoryBytes: 768 * 2 ** 20 };

// When the search changes, these files have to be written anew (README.md there).
it.each([
  [1, 'one-suit.csv', 8],
  [2, 'two-suits.csv', 3],
  [4, 'four-suits.csv', 3],
] as const)('%i suits: %s holds what the search says of its first %i deals', (suits, file, deals) => {
  const saved = readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .slice(1, 1 + deals);
  const rules = spiderRules({ suits });
  const found = saved.map((_, at) => {
    const seed = String(at + 1);
    const result = solveSpider(spiderFromSeed('solvitaire', seed, rules), rules, LIMITS);
    const moves = result.verdict === 'winnable' ? result.moves.length : '';
    return [seed, 'solvitaire', suits, 'standard', 'no', result.verdict, result.states, moves].join(',');
  });
  expect(saved).toHaveLength(deals);
  expect(found).toEqual(saved);
});
