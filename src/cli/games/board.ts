import { type Card, cardOf, cardText, isRed, RANKS } from '../../cards/card.ts';
import type { FreecellPosition } from '../../deals/freecell.ts';
import type { GameName } from '../../deals/games/names.ts';
import type { SpiderPosition } from '../../deals/spider.ts';
import type { colorsOf } from '../terminal.ts';

type Colors = ReturnType<typeof colorsOf>;

/**
 * A position as it lies on the table: columns side by side, deepest card on top, `[7H]` for a face-down card; below them
 * the other piles.
 */
export function gameBoardText(game: GameName, position: unknown, colors: Colors): string {
  switch (game) {
    case 'freecell':
      return freecellBoard(position as FreecellPosition, colors);
    case 'spider':
      return spiderBoard(position as SpiderPosition, colors);
    case 'klondike':
      throw new RangeError('Klondike has a board of its own');
  }
}

function freecellBoard({ columns, cells, foundations }: FreecellPosition, colors: Colors): string {
  const inCells = cells.map((card) => (card === null ? '-' : painted(card, colors)));
  const tops = foundations.flatMap((count, suit) => (count === 0 ? [] : [cardOf(suit, count - 1)]));
  return [
    ...columnLines(columns, [], colors),
    ...(cells.length === 0 ? [] : [`  cells: ${inCells.join(' ')}`]),
    ...pileLine('foundations', tops, colors),
  ].join('\n');
}

function spiderBoard({ columns, faceDown, stock, completed }: SpiderPosition, colors: Colors): string {
  const kings = completed.flatMap((runs, suit) =>
    Array.from({ length: runs }, () => cardOf(suit, RANKS.length - 1)),
  );
  return [
    ...columnLines(columns, faceDown, colors),
    ...pileLine('stock', stock, colors),
    ...pileLine('complete runs', kings, colors),
  ].join('\n');
}

function columnLines(
  columns: readonly (readonly Card[])[],
  faceDown: readonly number[],
  colors: Colors,
): string[] {
  const heads = columns.map((_, i) => ` ${String(i + 1).padEnd(2)} `).join(' ');
  const height = Math.max(...columns.map((pile) => pile.length));
  const cell = (column: number, row: number) => {
    const card = columns[column]?.[row];
    if (card === undefined) return '    ';
    return row < (faceDown[column] ?? 0) ? colors.dim(`[${cardText(card)}]`) : ` ${painted(card, colors)} `;
  };
  const rows = Array.from({ length: height }, (_, row) => columns.map((_, at) => cell(at, row)).join(' '));
  return [`  ${colors.dim(heads.trimEnd())}`, ...rows.map((row) => `  ${row.trimEnd()}`)];
}

function pileLine(name: string, pile: readonly Card[], colors: Colors): string[] {
  return pile.length === 0 ? [] : [`  ${name}: ${pile.map((card) => painted(card, colors)).join(' ')}`];
}

function painted(card: Card, colors: Colors): string {
  return isRed(card) ? colors.red(cardText(card)) : cardText(card);
}
