import type { KlondikeRules } from '../src/deals/klondike.ts';
import { solveKlondikeCorners } from '../src/games/klondike/solve.ts';
import type { VERDICTS } from '../src/search/verdict.ts';
import { benchPosition } from './corpus.ts';

/** What one corner took over a range of seeds. Times are in milliseconds. */
export interface Measured {
  readonly name: string;
  readonly deals: number;
  readonly verdicts: Readonly<Record<(typeof VERDICTS)[number], number>>;
  readonly positions: Spread;
  readonly time: Spread;
}

export interface Spread {
  readonly total: number;
  readonly median: number;
  readonly p99: number;
  readonly max: number;
}

const LIMITS = { maxStates: 20_000_000, maxMemoryBytes: 768 * 2 ** 20 };

/**
 * Solves seeds `from` to `to` under rules that are decided together, in this thread, one deal after the other.
 * @param name what the row is called
 */
export function measure(name: string, rules: readonly KlondikeRules[], from: number, to: number): Measured {
  const positions: number[] = [];
  const times: number[] = [];
  const verdicts = { winnable: 0, unwinnable: 0, unknown: 0 };
  for (let seed = from; seed <= to; seed++) {
    const position = benchPosition(seed);
    const start = performance.now();
    const results = solveKlondikeCorners(position, rules, LIMITS);
    times.push(performance.now() - start);
    positions.push(results.reduce((sum, result) => sum + result.states, 0));
    for (const result of results) verdicts[result.verdict]++;
  }
  return { name, deals: times.length, verdicts, positions: spread(positions), time: spread(times) };
}

/** Total, median, 99th percentile (nearest rank) and maximum. */
export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return {
    total: sorted.reduce((sum, value) => sum + value, 0),
    median: rank(0.5),
    p99: rank(0.99),
    max: sorted.at(-1) ?? 0,
  };
}
