import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { KlondikePosition, KlondikeRules } from '../../src/deals/klondike.ts';
import { table } from '../reference/table.ts';

/** A position that some broken pruning rule gets wrong. */
export interface CorpusCase {
  readonly id: string;
  /** What broken rule it was found with. */
  readonly tells: string;
  readonly rules: KlondikeRules;
  readonly verdict: 'winnable' | 'unwinnable';
  readonly position: KlondikePosition;
}

/** The positions of test/fixtures/klondike-rule-positions.csv. */
export function corpus(): CorpusCase[] {
  const file = new URL('../fixtures/klondike-rule-positions.csv', import.meta.url);
  const text = readFileSync(file, 'utf8').replace(/^#.*\n/gm, '');
  const rows: Record<string, string>[] = parse(text, { columns: true });
  return rows.map((row) => ({
    id: row.id ?? '',
    tells: row.tells ?? '',
    rules: {
      draw: Number(row.draw),
      passes: row.passes === 'unlimited' ? null : Number(row.passes),
      worryingBack: row.worrying_back === 'yes',
    },
    verdict: row.verdict === 'winnable' ? 'winnable' : 'unwinnable',
    position: table({
      ranks: Number(row.ranks),
      columns: (row.columns ?? '').split('/'),
      stock: row.stock ?? '',
      waste: row.waste ?? '',
      foundations: (row.foundations ?? '').split(' ').map(Number),
      recycles: Number(row.recycles),
    }),
  }));
}
