/*
 * Measures the search for shortest wins on the deals whose shortest length other programs published. Arguments: part of
 * an id to choose deals (all), and the most positions for each (20,000,000). Prints one CSV row a deal.
 */
import { readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { readDeals } from '../src/deals/formats/read.ts';
import { solveShortest } from '../src/solve/shortest.ts';
import { DEFAULT_LIMITS } from '../src/solve/solve.ts';

interface Row {
  readonly id: string;
  readonly draw: string;
  readonly redeals: string;
  readonly expected: string;
  readonly cards: string;
}

const [part = '', maxStates = DEFAULT_LIMITS.maxStates] = process.argv.slice(2);
const file = new URL('../test/fixtures/klondike-known.csv', import.meta.url);
const rows: Row[] = parseCsv(readFileSync(file, 'utf8').replace(/^#.*\n/gm, ''), { columns: true });
const PREFIX = 'minimal=';

console.log('id,published,length,at_least,proven,positions,ms');
for (const { id, draw, redeals, expected, cards } of rows) {
  if (!expected.startsWith(PREFIX) || !id.includes(part)) continue;
  const [columns = '', stock = ''] = cards.split(' // ');
  const [deal] = readDeals(`${columns.split('/').join('\n')}\n${stock}\n`, id, 'columns').deals;
  if (deal === undefined) throw new Error(`${id}: no deal`);
  const passes = Number.isFinite(Number(redeals || NaN)) ? Number(redeals) + 1 : null;
  const start = performance.now();
  const result = solveShortest(deal, { draw: Number(draw), passes }, 'minimal-klondike', {
    maxStates: Number(maxStates),
  });
  const ms = Math.round(performance.now() - start);
  const { states } = result;
  const found =
    result.verdict === 'winnable'
      ? [result.length, result.atLeast, result.budget === null]
      : [result.verdict, '', false];
  console.log([id, expected.slice(PREFIX.length), ...found, states, ms].join(','));
}
