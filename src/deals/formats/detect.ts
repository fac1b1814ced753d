import { scanCards } from '../../cards/text.ts';
import type { FormatName } from './format.ts';
import { isLabelledLine, withoutLabels } from './labelled-line.ts';
import { looksShared } from './share-text.ts';
import { contentLines, type Source } from './source.ts';

const NUMBERED_COLUMN = /^(column\s*)?[1-7]\s*:/i;
const PILE_OF_BOARD = /^(foundations|freecells|talon|waste|recycles)\s*:/i;

/**
 * Recognises the format of a text by its first signs: a brace is JSON; a line `Columns:` is a position in play of cards
 * or, in digits alone, of deck-digits; numbered columns are columns; pile labels of boards, `<...>` or a leading `:` are
 * pysol; digits alone are deck-digits; a word of letters and digits is a share text; a labelled stock, a board on one
 * line, or lines that grow from few cards are columns; everything else is read as cards, whose errors tell best what was
 * expected.
 */
export function detectFormat(source: Source): FormatName {
  const lines = contentLines(source).map(({ text }) => text);
  const [first = ''] = lines;
  if (/^\[?\s*\{/.test(lines.join('\n'))) return 'solvitaire';
  if (lines.some(isLabelledLine)) return isInDigits(first) ? 'deck-digits' : 'cards';
  if (lines.some((line) => NUMBERED_COLUMN.test(line))) return 'columns';
  if (lines.some((line) => PILE_OF_BOARD.test(line) || /^:|[<>]/.test(line))) return 'pysol';
  if (/^\d[\d\s]*$/.test(first)) return 'deck-digits';
  if (looksShared(first)) return 'share';
  if (lines.some((line) => /^stock\s*:/i.test(line) || line.includes('//'))) return 'columns';
  const sizes = lines.slice(0, 8).map((line) => scanCards(line).length);
  const [start = 0] = sizes;
  return start <= 3 && sizes.some((size) => size > start) ? 'columns' : 'cards';
}

/** Whether the cards of a position on one line are written in digits. */
function isInDigits(line: string): boolean {
  return /^[\d\s/<>[\]]+$/.test(withoutLabels(line));
}
