import { scanCards } from '../../cards/text.ts';
import type { CommonFormat } from './common-formats.ts';
import type { BoardShape } from './game-board.ts';
import { isPositionLine, pileLine } from './pile-labels.ts';
import { contentLines, type Line, type Source } from './source.ts';

const NUMBERED_COLUMN = /^(column\s*)?\d{1,2}\s*:/i;
const SIGN_OF_BOARD = /^:|[<>]/;
/** A position on one line whose cards are digits, its labels left out. */
const IN_DIGITS = /^[\d\s/<>[\]-]+$/;

/**
 * Recognises the format of a text of FreeCell or Spider by its first signs: a brace is JSON; a line `Columns:` is a
 * position of cards or of digits; labelled piles, a leading `:`, marks and numbered columns are boards; digits alone are
 * deck-digits; lines of different lengths are columns; everything else is read as cards, whose errors tell best what was
 * expected.
 * @param shape the game's, and the columns of a fresh deal by the rules.
 */
export function detectGameFormat(
  source: Source,
  shape: BoardShape & { readonly width: number },
): CommonFormat {
  const lines = contentLines(source);
  const [first] = lines;
  if (first === undefined) return 'cards';
  if (
    /^\[?\s*\{/.test(
      lines
        .slice(0, 2)
        .map(({ text }) => text)
        .join('\n'),
    )
  )
    return 'solvitaire';
  const position = lines.find(({ text }) => isPositionLine(text));
  if (position !== undefined) {
    const cards = position.text.replace(/rules\s*:.*|[a-z]+\s*:/gi, ' ');
    return IN_DIGITS.test(cards) && /\d/.test(cards) ? 'deck-digits' : 'cards';
  }
  if (lines.some(({ text }) => NUMBERED_COLUMN.test(text))) return 'columns';
  if (lines.some(({ text }) => SIGN_OF_BOARD.test(text))) return 'pysol';
  if (lines.some((line) => pileLine(line) !== null || line.text.includes('/'))) return 'columns';
  if (/^\d[\d\s]*$/.test(first.text)) return 'deck-digits';
  return areColumns(lines, shape) ? 'columns' : 'cards';
}

/**
 * Whether the lines of the first deal are columns. A deck over several lines has rows of one length, but for one short
 * row (the last; in Spider the fifth); of 52 cards in four rows only the rules can tell.
 */
function areColumns(
  lines: readonly Line[],
  { cards, columns, width }: BoardShape & { readonly width: number },
): boolean {
  const sizes: number[] = [];
  let sum = 0;
  for (const { text } of lines) {
    if (sum >= cards) break;
    sizes.push(scanCards(text).length);
    sum += sizes.at(-1) ?? 0;
  }
  const [start = 0] = sizes;
  if (start > cards / 2 || sizes.length < columns.least) return false;
  const others = sizes.filter((size) => size !== start).length;
  if (others === 0) return sizes.length === width;
  return others > 1;
}
