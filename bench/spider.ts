/*
 * Measures wins, positions and time per Spider deal in one thread: `npx tsx bench/spider.ts --suits 4 --seeds 1..20`.
 * Every win is replayed by the plain rules before it counts.
 */
import { cpus } from 'node:os';
import { Command } from 'commander';
import type { ShuffleName } from '../src/deals/shuffles/shuffle.ts';
import { spiderFromSeed } from '../src/deals/shuffles/spider-seeds.ts';
import { SPIDER_SUITS, type SpiderPosition, type SpiderRules } from '../src/deals/spider.ts';
import { solveSpider } from '../src/games/spider/solve.ts';
import { applySpiderMove, isSpiderWon } from '../src/reference/spider.ts';
import { parseSpiderMove } from '../src/reference/spider-move.ts';
import { spread } from './measure.ts';

const program = new Command('bench/spider')
  .description('Wins, positions and time per Spider deal, one thread.')
  .option('--suits <1|2|4>', 'suits in the deck; all three unless given')
  .option('--seeds <from..to>', 'seeds to solve', '1..200')
  .option('--shuffle <name>', 'solvitaire or seedrandom', 'solvitaire')
  .option('--max-states <n>', 'positions a deal may take', '20000000')
  .option('--deals', 'a line for each deal as well')
  .addHelpText('after', '\nExample: npx tsx bench/spider.ts --suits 1 --seeds 1..50')
  .parse();
const options = program.opts<{
  suits?: string;
  seeds: string;
  shuffle: ShuffleName;
  maxStates: string;
  deals?: boolean;
}>();

const [from = NaN, to = NaN] = options.seeds.split('..').map(Number);
if (!(Number.isSafeInteger(from) && Number.isSafeInteger(to) && from <= to)) {
  program.error(`--seeds ${options.seeds}: expected FROM..TO, two whole numbers`);
}
const chosen = SPIDER_SUITS.filter((suits) => options.suits === undefined || String(suits) === options.suits);
if (chosen.length === 0) program.error(`--suits ${options.suits}: expected 1, 2 or 4`);
const limits = { maxStates: Number(options.maxStates), maxMemoryBytes: 768 * 2 ** 20 };

function replayed(position: SpiderPosition, rules: SpiderRules, moves: readonly string[]): boolean {
  let state = position;
  for (const text of moves) {
    const parsed = parseSpiderMove(text);
    const applied = parsed.ok ? applySpiderMove(state, rules, parsed.move) : parsed;
    if (!applied.ok) return false;
    state = applied.state;
  }
  return isSpiderWon(state);
}

console.log(
  `${options.shuffle} seeds ${options.seeds}, one thread, ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}`,
);
for (const suits of chosen) {
  const rules: SpiderRules = { suits, dealOverEmpty: false, layout: 'standard' };
  const times: number[] = [];
  const states: number[] = [];
  const verdicts = { winnable: 0, unwinnable: 0, unknown: 0 };
  for (let seed = from; seed <= to; seed++) {
    const position = spiderFromSeed(options.shuffle, String(seed), rules);
    const start = performance.now();
    const result = solveSpider(position, rules, limits);
    times.push(performance.now() - start);
    states.push(result.states);
    verdicts[result.verdict]++;
    if (result.verdict === 'winnable' && !replayed(position, rules, result.moves)) {
      throw new Error(`seed ${seed}, ${suits} suits: the win is refused by the plain rules`);
    }
    if (options.deals) {
      console.log([suits, seed, result.verdict, result.states, Math.round(times.at(-1) ?? 0)].join(','));
    }
  }
  const time = spread(times);
  const positions = spread(states);
  const mean = (total: number) => total / times.length;
  console.log(
    `${suits} ${suits === 1 ? 'suit ' : 'suits'}: ${verdicts.winnable} of ${times.length} won, ` +
      `${verdicts.unwinnable} lost, ${verdicts.unknown} unknown; ` +
      `time mean ${(mean(time.total) / 1000).toFixed(2)} s, median ${(time.median / 1000).toFixed(2)} s, max ${(time.max / 1000).toFixed(1)} s; ` +
      `positions mean ${Math.round(mean(positions.total))}, median ${positions.median}, max ${positions.max}`,
  );
}
