/*
 * Measures positions and time per deal in one thread. `npm run bench -- --help` tells how to choose seeds, save a run
 * and compare with a saved one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { Command } from 'commander';
import { CORNERS, LIMITED_CORNERS } from './corpus.ts';
import { measure } from './measure.ts';
import type { Run } from './report.ts';
import { comparisonTable, runTable } from './report.ts';
import { searchSpeed } from './speed.ts';

const program = new Command('bench')
  .description('Positions and time per deal over solvitaire seeds, one thread.')
  .option('--seeds <from..to>', 'seeds to solve', '1..700')
  .option('--corner <name>', 'only rules whose name begins so, e.g. "draw 1"', '')
  .option('--together', 'all four unlimited corners of each deal together as well')
  .option('--limited', 'single pass and three passes as well')
  .option('--save <file>', 'save the run as JSON')
  .option('--compare <file>', 'print ratios to a saved run')
  .addHelpText(
    'after',
    '\nExample: npm run bench -- --corner "draw 1" --compare bench/baseline/seeds-1-700.json',
  )
  .parse();
const options = program.opts<{
  seeds: string;
  corner: string;
  together?: boolean;
  limited?: boolean;
  save?: string;
  compare?: string;
}>();

const [from = NaN, to = NaN] = options.seeds.split('..').map(Number);
if (!(Number.isSafeInteger(from) && Number.isSafeInteger(to) && from <= to)) {
  program.error(`--seeds ${options.seeds}: expected FROM..TO, two whole numbers`);
}
const offered = options.limited ? [...CORNERS, ...LIMITED_CORNERS] : CORNERS;
const corners = offered.filter(({ name }) => name.startsWith(options.corner));
// The first deals are slow while the code is compiled; they are not what is measured.
for (const { rules } of corners) measure('', [rules], 1, 60);

const measured = corners.map(({ name, rules }) => measure(name, [rules], from, to));
if (options.together) {
  const all = CORNERS.map(({ rules }) => rules);
  measured.push(measure('all four together', all, from, to));
}
const run: Run = {
  seeds: options.seeds,
  machine: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores`,
  node: process.version,
  corners: measured,
};
console.log(`solvitaire seeds ${run.seeds}, one thread, ${run.machine}, Node ${run.node}\n`);
console.log(runTable(run));
if (corners.some(({ name }) => name === 'draw 1')) console.log(`\n${searchSpeed(from, to)}`);
if (options.compare !== undefined) {
  const earlier: Run = JSON.parse(readFileSync(options.compare, 'utf8'));
  console.log(`\n${comparisonTable(run, earlier)}`);
}
if (options.save !== undefined) writeFileSync(options.save, `${JSON.stringify(run, null, 2)}\n`);
