import { errorAt, type Line, quoted, type Source } from './source.ts';

/** The piles besides the columns that boards of FreeCell and Spider name, and the rules that lay them out. */
export type PileName = 'cells' | 'stock' | 'foundations' | 'rules' | 'waste';

/** Every name that a pile goes by, in this and other programs. */
const NAMES: Readonly<Record<string, PileName>> = {
  cells: 'cells',
  freecells: 'cells',
  freecell: 'cells',
  fc: 'cells',
  stock: 'stock',
  talon: 'stock',
  foundations: 'foundations',
  founds: 'foundations',
  complete: 'foundations',
  completed: 'foundations',
  rules: 'rules',
  waste: 'waste',
  recycles: 'waste',
};

const ANY = Object.keys(NAMES).join('|');
const AT_START = new RegExp(`^(${ANY})\\s*:`, 'i');
const ON_LINE = new RegExp(`(?<![A-Za-z])(columns|${ANY})\\s*:`, 'gi');
const COLUMNS_FIRST = /^columns\s*:/i;

/** A line of a pile: what stands behind its label. */
export interface PileLine extends Line {
  readonly pile: PileName;
  /** As it was written, for messages. */
  readonly label: string;
}

/** The pile that a line names at its start; null for any other line. */
export function pileLine(line: Line): PileLine | null {
  const label = AT_START.exec(line.text);
  const pile = NAMES[label?.[1]?.toLowerCase() ?? ''];
  if (label?.[1] === undefined || pile === undefined) return null;
  return { ...line, text: line.text.slice(label[0].length), pile, label: label[1] };
}

/** Whether a line holds a whole position: `Columns: 4C / 7H 6S / ... Cells: 2C - - -`. */
export function isPositionLine(text: string): boolean {
  return COLUMNS_FIRST.test(text);
}

/** The parts of a position on one line: its columns, with `/` between them, and its piles. */
export function partsOfLine(
  source: Source,
  line: Line,
): { readonly columns: string; readonly piles: readonly PileLine[] } {
  const labels = [...line.text.matchAll(ON_LINE)];
  const parts = labels.map((label, i) => ({
    label: label[1] ?? '',
    text: line.text.slice(label.index + label[0].length, labels[i + 1]?.index),
  }));
  const isColumns = ({ label }: { label: string }) => label.toLowerCase() === 'columns';
  const [columns, again] = parts.filter(isColumns);
  if (again !== undefined) throw appearsTwice(source, { ...line, label: again.label });
  const piles = parts.flatMap(({ label, text }) => {
    const pile = NAMES[label.toLowerCase()];
    return pile === undefined ? [] : [{ ...line, text, pile, label }];
  });
  return { columns: columns?.text ?? '', piles };
}

/** The error for a pile that is named twice in one position. */
export function appearsTwice(source: Source, { number, label }: Line & { readonly label: string }) {
  return errorAt(source, number, `${quoted(`${label}:`)} appears twice; expected each part once`);
}
