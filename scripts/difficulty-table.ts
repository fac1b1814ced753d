// Used when the playouts or the search change: measures the table in src/difficulty/level.ts again (about 15 minutes).
//   npx tsx scripts/difficulty-table.ts [LAST_SEED] [DRAW...]
import { LEVELS } from '../src/difficulty/level.ts';
import { type Difficulty, deal, difficulty } from '../src/index.ts';

type Win = Extract<Difficulty, { verdict: 'winnable' }>;

const [lastSeed = 300, ...draws] = process.argv.slice(2).map(Number);
const QUANTILES = [0.1, 0.25, 0.5, 0.75, 0.9];

const MEASURES: Readonly<Record<string, (win: Win) => string>> = {
  'playouts won': ({ playouts }) => playouts.share.toFixed(3),
  'states to a win': ({ firstWin }) => String(firstWin.states),
  'losing moves, %': ({ choices }) => ((choices.share ?? 0) * 100).toFixed(2),
  'risky turns': ({ choices }) => String(choices.risky),
};

function winsOf(draw: number): Win[] {
  const wins: Win[] = [];
  for (let seed = 1; seed <= lastSeed; seed++) {
    const measured = difficulty(deal(seed, 'solvitaire'), { draw });
    if (measured.verdict === 'winnable') wins.push(measured);
  }
  return wins;
}

for (const draw of draws.length > 0 ? draws : [1, 3]) {
  const wins = winsOf(draw);
  const levels = LEVELS.map((level) => `${wins.filter((win) => win.level === level).length} ${level}`);
  console.log(`draw ${draw}, ${wins.length} winnable: ${levels.join(', ')}`);
  for (const [name, measure] of Object.entries(MEASURES)) {
    const values = wins.map(measure).sort((a, b) => Number(a) - Number(b));
    const row = QUANTILES.map((q) => values[Math.floor(values.length * q)] ?? '');
    console.log(`  ${name.padEnd(18)}${row.map((value) => value.padStart(7)).join('')}`);
  }
}
