import { describe, expect, it } from 'vitest';
import { singleMoves } from '../../../src/games/freecell/expand.ts';
import { FreecellSearch } from '../../../src/games/freecell/search.ts';
import { layOut } from '../../../src/games/freecell/state.ts';
import { withSupermoves } from '../../../src/games/freecell/supermoves.ts';
import { MemoryBudget } from '../../../src/search/memory-budget.ts';
import { replayFreecell } from '../../differential/freecell/replay.ts';
import { tableOf } from '../../reference/freecell/table.ts';
import { dealt, rulesOf } from './fixture.ts';

const grouped = (columns: readonly string[], cells: string, moves: readonly string[]): string[] =>
  withSupermoves(tableOf(columns, cells), moves);

describe('single moves that are one supermove', () => {
  it.each<[string, string[], string, string[], string[]]>([
    [
      'a run through cells',
      ['KC 9D 8C 7D', 'TS', '', ''],
      '- - 2C 3C',
      ['7D 1>c', '8C 1>c', '9D 1>2', '8C c>2', '7D c>2'],
      ['9D 1>2 x3'],
    ],
    [
      'a run through an empty column',
      ['KC 9D 8C', 'TS', '', '4C'],
      '2C 3C',
      ['8C 1>3', '9D 1>2', '8C 3>2'],
      ['9D 1>2 x2'],
    ],
    [
      'a run to an empty column',
      ['KC 9D 8C', 'QS', '', '4C'],
      '- 3C',
      ['8C 1>c', '9D 1>3', '8C c>3'],
      ['9D 1>3 x2'],
    ],
    [
      'nothing that stays in a cell',
      ['KC 9D 8C', 'TS', '', ''],
      '- -',
      ['8C 1>c', '9D 1>2'],
      ['8C 1>c', '9D 1>2'],
    ],
    [
      'nothing over a foundation',
      ['KC 2D AC', '3S', '', ''],
      '- -',
      ['AC 1>f', '2D 1>2'],
      ['AC 1>f', '2D 1>2'],
    ],
  ])('%s', (_name, columns, cells, moves, expected) => {
    expect(grouped(columns, cells, moves)).toEqual(expected);
  });
});

it('the referee accepts the wins of Microsoft deals 1 to 60 with supermoves, which make them shorter', () => {
  const search = new FreecellSearch(true);
  let single = 0;
  let together = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const position = dealt('microsoft', seed);
    const layout = layOut(position);
    search.load(layout, new MemoryBudget(2 ** 28));
    expect(search.run(1_000_000, () => false)).toBe('won');
    const moves = singleMoves(position, layout, search.forcing, search.path());
    const texts = withSupermoves(position, moves);
    expect(replayFreecell(position, rulesOf(4), texts), `deal ${seed}`).toBeNull();
    single += moves.length;
    together += texts.length;
  }
  expect(together).toBeLessThan(0.95 * single);
});
