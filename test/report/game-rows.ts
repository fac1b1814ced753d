import type { GameRows } from '../../src/batch/reader.ts';
import type { LocatedRow } from '../../src/batch/row.ts';

/** Rows of a game: rules, and of how many deals how many are won and unknown. */
function rowsOf(
  game: GameRows['game'],
  shuffle: string,
  results: readonly (readonly [rules: unknown, deals: number, won: number, unknown: number])[],
): GameRows {
  async function* rows(): AsyncGenerator<LocatedRow<unknown>> {
    for (const [rules, deals, won, unknown] of results) {
      for (let i = 0; i < deals; i++) {
        const verdict = i < won ? 'winnable' : i < won + unknown ? 'unknown' : 'unwinnable';
        const moves = verdict === 'winnable' ? 100 + i : null;
        const row = { seed: String(i + 1), shuffle, rules, verdict, states: 2 ** (i % 9), moves } as const;
        yield { row, file: 'results.csv', line: i + 2, deals: shuffle };
      }
    }
  }
  return { game, rows: rows() };
}

const cells = (number: number, worryingBack = true, columns = 8) => ({
  cells: number,
  columns,
  worryingBack,
});
/** Results of FreeCell with everything that can be: published, unusual, unknown, with and without worrying back. */
export const freecell = () =>
  rowsOf('freecell', 'microsoft', [
    [cells(0, false), 500, 1, 0],
    [cells(1, false), 500, 97, 0],
    [cells(2), 500, 400, 3],
    [cells(2, false), 500, 393, 10],
    [cells(3, false), 500, 450, 0],
    [cells(4), 500, 500, 0],
    [cells(4, true, 7), 500, 440, 0],
  ]);
/** Results of Spider, some unknown. */
export const spider = () =>
  rowsOf('spider', 'seedrandom', [
    [{ suits: 1, layout: 'standard', dealOverEmpty: false }, 40, 40, 0],
    [{ suits: 4, layout: 'standard', dealOverEmpty: false }, 40, 30, 10],
    [{ suits: 4, layout: 'standard', dealOverEmpty: true }, 40, 32, 8],
  ]);
