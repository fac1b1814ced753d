import { FREECELL_CELLS, FREECELL_COLUMNS } from '../freecell.ts';
import type { CardReader, ReadCard } from './read-cards.ts';
import { errorAt, type Line, quoted, type Source } from './source.ts';

/** How many cells and columns a text tells of. */
export interface Room {
  readonly cells?: number;
  readonly columns?: number;
}

const COUNT = /^(\d{1,2})\s+(cell|column)s?$/i;
const WITHIN = { cells: FREECELL_CELLS, columns: FREECELL_COLUMNS } as const;
const EXAMPLE = 'expected such as 3 cells, 6 columns';

/**
 * The room that rules tell: a text `3 cells, 6 columns`, or a JSON object `{"cells":3,"columns":6}`.
 * @throws InputError for anything else, and for numbers that no FreeCell has.
 */
export function readRoom(source: Source, line: number, value: unknown): Room {
  return typeof value === 'string' ? roomOfText(source, line, value) : roomOfJson(source, line, value);
}

function roomOfText(source: Source, line: number, text: string): Room {
  const room: { cells?: number; columns?: number } = {};
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const [, number = '', of = ''] = COUNT.exec(part) ?? [];
    if (number === '') throw errorAt(source, line, `rules ${quoted(part)}; ${EXAMPLE}`);
    const key = of.toLowerCase() === 'cell' ? 'cells' : 'columns';
    room[key] = within(source, line, key, Number(number));
  }
  return room;
}

function roomOfJson(source: Source, line: number, value: unknown): Room {
  const fields: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  const { cells, columns } = fields;
  if (cells === undefined && columns === undefined) {
    throw errorAt(
      source,
      line,
      `rules ${quoted(JSON.stringify(value))}; expected such as {"cells":3,"columns":6}`,
    );
  }
  return {
    ...(cells === undefined ? {} : { cells: within(source, line, 'cells', cells) }),
    ...(columns === undefined ? {} : { columns: within(source, line, 'columns', columns) }),
  };
}

function within(source: Source, line: number, key: 'cells' | 'columns', value: unknown): number {
  const { least, most } = WITHIN[key];
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  const text = typeof value === 'number' ? String(value) : quoted(JSON.stringify(value));
  throw errorAt(source, line, `${text} ${key}; expected ${least} to ${most}`);
}

/** The cells of a line: each card in one, and each `-` an empty one. */
export function cellsOfLine(source: Source, line: Line, read: CardReader): (ReadCard | null)[] {
  return line.text
    .split(/(-)/)
    .flatMap((part) => (part === '-' ? [null] : read(source, { ...line, text: part })));
}
