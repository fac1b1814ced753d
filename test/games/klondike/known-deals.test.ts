import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { KlondikePosition } from '../../../src/deals/klondike.ts';
import { solveKlondike } from '../../../src/games/klondike/solve.ts';
import { replay } from '../../../src/verify/replay.ts';
import { rules, table } from '../../reference/table.ts';

const LIMITS = { maxStates: 5_000_000, maxMemoryBytes: 2 ** 29 };

function fixture(name: string): Record<string, string>[] {
  const text = readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8').replace(
    /^#.*\n/gm,
    '',
  );
  return parse(text, { columns: true });
}

/** A fresh deal from its columns, the last card of each face up. */
function deal(columns: readonly string[], stock: string): KlondikePosition {
  const drawn = columns.map((text) =>
    text
      .trim()
      .split(/\s+/)
      .map((card, at, all) => (at < all.length - 1 ? `<${card}>` : card))
      .join(' '),
  );
  const position = table({ columns: drawn, stock: stock.trim() });
  return { ...position, ranks: (position.columns.flat().length + position.stock.length) / 4 };
}

const known = fixture('klondike-known.csv').map(
  ({ id = '', draw, redeals = '', expected = '', cards = '' }) => {
    const [columns = '', stock = ''] = cards.split('//');
    const passes = /^\d+$/.test(redeals) ? Number(redeals) + 1 : null;
    return {
      id,
      position: deal(columns.split('/'), stock),
      // With limited passes a win without worrying back is claimed, which is one with it, too.
      by: rules({ draw: Number(draw), passes, worryingBack: passes === null }),
      verdict: expected === 'unwinnable' ? 'unwinnable' : 'winnable',
    };
  },
);

const chains = fixture('klondike-winnable-hard-chains.csv').map(({ id = '', stock = '', ...piles }) => ({
  id,
  position: deal(
    [1, 2, 3, 4, 5, 6, 7].map((column) => piles[`p${column}`] ?? ''),
    stock,
  ),
  by: rules(),
  verdict: 'winnable',
}));

describe.each([
  ['with publicly stated truth', known],
  ['that need long chains brought back', chains],
])('deals %s', (_name, cases) => {
  it.each(cases)('$id: $verdict', ({ position, by, verdict }) => {
    const result = solveKlondike(position, by, LIMITS);
    expect(result.verdict).toBe(verdict);
    if (result.verdict === 'winnable') expect(replay(position, by, result.moves)).toMatchObject({ ok: true });
  });
});
