import { type Card, cardOf, cardText, isRed } from '../cards/card.ts';
import type { KlondikePosition } from '../deals/klondike.ts';
import type { colorsOf } from './terminal.ts';

type Colors = ReturnType<typeof colorsOf>;

/**
 * A position as it lies on the table: columns side by side, deepest card on top, `[7H]` for a face-down card; then
 * the stock, next card first, the waste, top card last, and how often it was turned over.
 */
export function boardText(position: KlondikePosition, colors: Colors): string {
  const { columns, stock, waste, foundations, recycles } = position;
  const heads = columns.map((_, i) => ` ${i + 1}  `).join(' ');
  const height = Math.max(...columns.map((pile) => pile.length));
  const rows = Array.from({ length: height }, (_, row) =>
    columns.map((_, column) => cell(position, column, row, colors)).join(' '),
  );
  const tops = foundations.flatMap((count, suit) => (count === 0 ? [] : [cardOf(suit, count - 1)]));
  return [
    `  ${colors.dim(heads.trimEnd())}`,
    ...rows.map((row) => `  ${row.trimEnd()}`),
    ...pileLine('stock', stock, colors),
    ...pileLine('waste', waste, colors),
    ...pileLine('foundations', tops, colors),
    ...(recycles > 0 ? [`  recycles: ${recycles}`] : []),
  ].join('\n');
}

function cell(position: KlondikePosition, column: number, row: number, colors: Colors): string {
  const card = position.columns[column]?.[row];
  if (card === undefined) return '    ';
  const faceDown = row < (position.faceDown[column] ?? 0);
  return faceDown ? colors.dim(`[${cardText(card)}]`) : ` ${painted(card, colors)} `;
}

function pileLine(name: string, pile: readonly Card[], colors: Colors): string[] {
  return pile.length === 0 ? [] : [`  ${name}: ${pile.map((card) => painted(card, colors)).join(' ')}`];
}

function painted(card: Card, colors: Colors): string {
  return isRed(card) ? colors.red(cardText(card)) : cardText(card);
}
