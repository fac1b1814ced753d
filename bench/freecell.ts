/*
 * Measures FreeCell positions and times in one thread over Microsoft deals, and beside them fc-solve (Debian's
 * freecell-solver-bin) where it is installed. Processor time is compared, since a busy machine changes it least.
 * `tsx bench/freecell.ts [FROM..TO]`, 1..1000 by default.
 */
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { dealFreecell } from '../src/deals/freecell.ts';
import { freecellOrder } from '../src/deals/shuffles/freecell.ts';
import { FREECELL_PRESETS } from '../src/games/freecell/rules.ts';
import { solveFreecell } from '../src/games/freecell/solve.ts';
import { type Spread, spread } from './measure.ts';

const RANGE_SOLVER = 'freecell-solver-range-parallel-solve';
const RULES = FREECELL_PRESETS.freecell;
const LIMITS = { maxStates: 20_000_000, maxMemoryBytes: 768 * 2 ** 20 };
const [from = NaN, to = NaN] = (process.argv[2] ?? '1..1000').split('..').map(Number);
if (!(Number.isSafeInteger(from) && Number.isSafeInteger(to) && 1 <= from && from <= to)) {
  console.error('bench/freecell.ts: expected FROM..TO, two deal numbers');
  process.exit(2);
}
const deals = to - from + 1;

/** One run over all deals. Times in milliseconds. */
interface Run {
  readonly verdicts: Readonly<Record<string, number>>;
  readonly positions: Spread;
  readonly time: Spread;
  readonly processor: number;
}

function run(): Run {
  const verdicts: Record<string, number> = { winnable: 0, unwinnable: 0, unknown: 0 };
  const positions: number[] = [];
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let seed = from; seed <= to; seed++) {
    const position = dealFreecell(freecellOrder('microsoft', String(seed)), RULES.columns, RULES.cells);
    const start = performance.now();
    const result = solveFreecell(position, RULES, LIMITS);
    times.push(performance.now() - start);
    positions.push(result.states);
    verdicts[result.verdict] = (verdicts[result.verdict] ?? 0) + 1;
  }
  const processor = process.cpuUsage(before).user / 1000;
  return { verdicts, positions: spread(positions), time: spread(times), processor };
}

/** Processor time of fc-solve over the same deals, in milliseconds; null where it is not installed. */
function runFcSolve(): number | null {
  const command = `TIMEFORMAT=%U; time ${RANGE_SOLVER} ${from} ${to} ${deals} -l lg > /dev/null`;
  const { status, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
  return status === 0 ? Number(stderr.trim().split('\n').at(-1)) * 1000 : null;
}

console.log(
  `Microsoft deals ${from}..${to}, one thread, ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}`,
);
let best = Number.POSITIVE_INFINITY;
let bestOther = Number.POSITIVE_INFINITY;
for (const round of ['first', 'second', 'third']) {
  const { verdicts, positions, time, processor } = run();
  const other = runFcSolve();
  best = Math.min(best, processor);
  bestOther = Math.min(bestOther, other ?? Number.POSITIVE_INFINITY);
  console.log(
    `${round}: ${verdicts.winnable} won, ${verdicts.unwinnable} lost, ${verdicts.unknown} unknown; ` +
      `positions ${positions.total} (median ${positions.median}, p99 ${positions.p99}, max ${positions.max}); ` +
      `ms a deal ${(time.total / deals).toFixed(2)}, median ${time.median.toFixed(2)}, p99 ${time.p99.toFixed(1)}, max ${time.max.toFixed(0)}; ` +
      `processor ms a deal ${(processor / deals).toFixed(2)}, fc-solve ${other === null ? 'not installed' : (other / deals).toFixed(2)}`,
  );
}
if (Number.isFinite(bestOther)) {
  console.log(`ratio to fc-solve, processor time, best of three: ${(best / bestOther).toFixed(2)}`);
}
