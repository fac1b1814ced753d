import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { KlondikePosition } from '../../src/deals/klondike.ts';
import { table } from '../reference/table.ts';

function rows(name: string): Record<string, string>[] {
  const text = readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
  return parse(text.replace(/^#.*\n/gm, ''), { columns: true });
}

function fresh(columns: readonly string[], stock: string): KlondikePosition {
  const drawn = columns.map((text) => text.trim().replace(/(\S+)(?=\s)/g, '<$1>'));
  return table({ columns: drawn, stock: stock.trim(), ranks: 13 });
}

/** A deal of test/fixtures/klondike-known.csv. */
export function knownDeal(id: string): KlondikePosition {
  const row = rows('klondike-known.csv').find((each) => each.id === id);
  if (row === undefined) throw new Error(`no known deal ${id}`);
  const [columns = '', stock = ''] = (row.cards ?? '').split('//');
  return fresh(columns.split('/'), stock);
}

/** A deal of test/fixtures/klondike-winnable-hard-chains.csv. */
export function hardChain(id: string): KlondikePosition {
  const row = rows('klondike-winnable-hard-chains.csv').find((each) => each.id === id);
  if (row === undefined) throw new Error(`no hard chain ${id}`);
  const columns = [1, 2, 3, 4, 5, 6, 7].map((column) => row[`p${column}`] ?? '');
  return fresh(columns, row.stock ?? '');
}
