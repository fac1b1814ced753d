import { scanCards } from '../../cards/text.ts';
import type { FormatName } from './format.ts';
import { contentLines, type Source } from './source.ts';

/**
 * Recognises the format of a text by its first signs: a brace is JSON; pile labels of boards, `<...>` or a leading `:`
 * are pysol; digits alone are deck-digits; a labelled stock, a board on one line, or lines that grow from few cards
 * are columns; everything else is read as cards, whose errors tell best what was expected.
 */
export function detectFormat(source: Source): FormatName {
  const lines = contentLines(source).map(({ text }) => text);
  const [first = ''] = lines;
  if (/^\[?\s*\{/.test(lines.join('\n'))) return 'solvitaire';
  if (lines.some((line) => /^(foundations|freecells|talon|waste)\s*:/i.test(line) || /^:|[<>]/.test(line))) {
    return 'pysol';
  }
  if (/^\d[\d\s]*$/.test(first)) return 'deck-digits';
  if (lines.some((line) => /^(stock|[1-7])\s*:/i.test(line) || line.includes('//'))) return 'columns';
  const sizes = lines.slice(0, 8).map((line) => scanCards(line).length);
  const [start = 0] = sizes;
  return start <= 3 && sizes.some((size) => size > start) ? 'columns' : 'cards';
}
