import { printFreecell } from '../../deals/formats/freecell-print.ts';
import type { FreecellPosition } from '../../deals/freecell.ts';
import { isFreecellWon } from '../../reference/freecell.ts';
import { parseFreecellMove } from '../../reference/freecell-move.ts';
import { cardWords, onto } from './move-words.ts';
import { columnPiles, foundationPiles, type ShownPile, type ShownTable, upCount } from './shown-table.ts';

/** How a game of FreeCell is laid out: cells, foundations, columns. */
export function freecellTable(start: FreecellPosition): ShownTable<FreecellPosition> {
  const { cells, columns } = start;
  const width = Math.max(columns.length, cells.length + start.foundations.length);
  const cellPiles = cells.map(
    (_, x): ShownPile<FreecellPosition> => ({
      ...{ kind: 'cell', x, sign: '' },
      cards: (position) => [position.cells[x] ?? null].filter((card) => card !== null),
    }),
  );
  return {
    title: 'FreeCell',
    piles: [...cellPiles, ...foundationPiles<FreecellPosition>(width), ...columnPiles(start)],
    counts: (position) => [
      upCount(position),
      ['Empty cells', `${position.cells.filter((card) => card === null).length} of ${cells.length}`],
      ['Empty columns', String(position.columns.filter((column) => column.length === 0).length)],
    ],
    text: (position) => printFreecell(position, 'columns'),
  };
}

/** A move that was played in words, with the win it made. */
export function freecellWords(text: string, before: FreecellPosition, after: FreecellPosition): string {
  const parsed = parseFreecellMove(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  const { move } = parsed;
  const card = `The ${cardWords(move.card)}`;
  const words = (): string => {
    switch (move.kind) {
      case 'column-to-column': {
        const over = move.count - 1;
        const run = over === 0 ? '' : ` with the ${over === 1 ? 'card' : `${over} cards`} on it`;
        return `${card}${run} goes from column ${move.from + 1} ${onto(before, move.to)}.`;
      }
      case 'column-to-cell':
        return `${card} goes from column ${move.from + 1} to a cell.`;
      case 'column-to-foundation':
        return `${card} goes from column ${move.from + 1} to its foundation.`;
      case 'cell-to-column':
        return `${card} goes from its cell ${onto(before, move.to)}.`;
      case 'cell-to-foundation':
        return `${card} goes from its cell to its foundation.`;
      case 'foundation-to-column':
        return `${card} comes back from its foundation ${onto(before, move.to)}.`;
    }
  };
  return `${words()}${isFreecellWon(after) ? ' Won: all cards are on the foundations.' : ''}`;
}
