import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { KlondikePosition, KlondikeRules } from '../../src/deals/klondike.ts';
import { play, rules, table } from '../reference/table.ts';

/** A position in the middle of a public deal, and what is known of it; see test/fixtures/mid-game-positions.csv. */
export interface MidGame {
  readonly id: string;
  readonly position: KlondikePosition;
  readonly by: KlondikeRules;
  readonly verdict: string;
  readonly stuck: boolean;
  readonly decided: boolean;
}

/** All rows of the fixture, their moves played on the plain rules. */
export function midGames(): MidGame[] {
  const deals = new Map(fixture('klondike-known.csv').map(({ id, cards = '' }) => [id, freshDeal(cards)]));
  return fixture('mid-game-positions.csv').map((row) => {
    const { id = '', deal, draw, passes, worrying_back, verdict = '', played = '' } = row;
    const fresh = deals.get(deal);
    if (fresh === undefined) throw new Error(`${id}: no deal ${deal}`);
    const by = rules({
      draw: Number(draw),
      passes: passes === 'unlimited' ? null : Number(passes),
      worryingBack: worrying_back === 'yes',
    });
    return {
      id,
      position: play(fresh, by, ...played.split(';')),
      by,
      verdict,
      stuck: row.stuck === 'yes',
      decided: row.decided === 'yes',
    };
  });
}

/** One row of the fixture. */
export function midGame(id: string): MidGame {
  const found = midGames().find((each) => each.id === id);
  if (found === undefined) throw new Error(`no row ${id}`);
  return found;
}

function fixture(name: string): Record<string, string>[] {
  const text = readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
  return parse(text.replace(/^#.*\n/gm, ''), { columns: true });
}

/** `column 1/.../column 7 // stock`, the last card of each column face up. */
function freshDeal(text: string): KlondikePosition {
  const [columns = '', stock = ''] = text.split('//');
  const drawn = columns.split('/').map((column) => {
    const cards = column.trim().split(' ');
    return [...cards.slice(0, -1).map((card) => `<${card}>`), ...cards.slice(-1)].join(' ');
  });
  return table({ columns: drawn, stock });
}
