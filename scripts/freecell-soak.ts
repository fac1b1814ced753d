// Used by hand: decides Microsoft FreeCell deals 1 to 32,000, or `FROM..TO`, replays every win on the plain rules, and says
// which deals are lost. `--cells N` and `--shuffle NAME` take other deals, `--no-worrying-back` other rules, `--max-states N`
// another budget. Stops with exit code 1 at a win that the referee refuses, and when of the deals 1 to 32,000 any but
// 11982 is lost or left open.
import { parseArgs } from 'node:util';
import { dealFreecell } from '../src/deals/freecell.ts';
import { freecellOrder, freecellShuffle } from '../src/deals/shuffles/freecell.ts';
import { solveFreecell } from '../src/games/freecell/solve.ts';
import { percent, percentDown, percentUp, wilsonWithUnknown } from '../src/statistics/wilson.ts';
import { replayFreecell } from '../test/differential/freecell/replay.ts';

const KNOWN_LOST = 11982;
const EVERY = 1_000;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cells: { type: 'string', default: '4' },
    shuffle: { type: 'string', default: 'microsoft' },
    'no-worrying-back': { type: 'boolean', default: false },
    'max-states': { type: 'string', default: '20000000' },
  },
});
const [from = NaN, to = NaN] = (positionals[0] ?? '1..32000').split('..').map(Number);
const cells = Number(values.cells);
const shuffle = freecellShuffle(values.shuffle);
const rules = { cells, columns: 8, worryingBack: !values['no-worrying-back'] };
const limits = { maxStates: Number(values['max-states']), maxMemoryBytes: 2 ** 30 };
const isKnown = shuffle === 'microsoft' && cells === 4 && to <= 32_000;

const found = { winnable: 0, unwinnable: 0, unknown: 0 };
const lost: number[] = [];
const open: number[] = [];
const times: number[] = [];
let states = 0;
const cpu = process.cpuUsage();

for (let seed = from; seed <= to; seed++) {
  const position = dealFreecell(freecellOrder(shuffle, String(seed)), rules.columns, cells);
  const start = performance.now();
  const result = solveFreecell(position, rules, limits);
  times.push(performance.now() - start);
  found[result.verdict]++;
  states += result.states;
  if (result.verdict === 'unwinnable') lost.push(seed);
  if (result.verdict === 'unknown') open.push(seed);
  const refused = result.verdict === 'winnable' ? replayFreecell(position, rules, result.moves) : null;
  if (refused !== null) {
    console.error(`deal ${seed}: the referee refuses the win: ${refused}`);
    process.exit(1);
  }
  if ((seed - from + 1) % EVERY === 0) report(seed);
}
if ((to - from + 1) % EVERY !== 0) report(to);
const unexpected = [...lost, ...open].filter((seed) => seed !== KNOWN_LOST);
if (isKnown && unexpected.length > 0) {
  console.error(`not won, though known to be: ${unexpected.join(' ')}`);
  process.exit(1);
}

function report(seed: number): void {
  const deals = times.length;
  const sorted = [...times].sort((a, b) => a - b);
  const total = times.reduce((sum, time) => sum + time, 0);
  const { lower, upper } = wilsonWithUnknown(found.winnable, found.unwinnable, found.unknown);
  console.log(
    `${shuffle} ${from}..${seed}, ${cells} cells: ${found.winnable} won, ${found.unwinnable} lost, ${found.unknown} unknown; ` +
      `won ${percent(found.winnable / deals)}% (${percentDown(lower)} to ${percentUp(upper)})`,
  );
  console.log(
    `  ${(total / deals).toFixed(2)} ms a deal, median ${(sorted[deals >> 1] ?? 0).toFixed(2)}, most ${(sorted.at(-1) ?? 0).toFixed(0)}; ` +
      `${Math.round(states / deals)} positions a deal; ${(process.cpuUsage(cpu).user / 1e6).toFixed(1)} s of processor time`,
  );
  if (lost.length > 0 && lost.length <= 20) console.log(`  lost: ${lost.join(' ')}`);
  if (open.length > 0)
    console.log(`  unknown: ${open.slice(0, 20).join(' ')}${open.length > 20 ? ' ...' : ''}`);
}
