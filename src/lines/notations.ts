import { klondikeSolver } from './klondike-solver.ts';
import { minimalKlondike } from './minimal-klondike.ts';
import { NOTATION_NAMES, type Notation, type NotationName, type Step } from './notation.ts';
import { thoughtful } from './thoughtful.ts';

const NOTATIONS: Readonly<Record<NotationName, Notation>> = {
  thoughtful,
  'klondike-solver': klondikeSolver,
  'minimal-klondike': minimalKlondike,
};

/** The notation of a name. */
export function notationNamed(name: NotationName): Notation {
  return NOTATIONS[name];
}

/** How many of some items, from 0 to 1, a notation can read; 0 of none. */
export function readableShare(items: readonly string[], name: NotationName): number {
  const { read } = NOTATIONS[name];
  return items.filter((item) => read(item).ok).length / Math.max(1, items.length);
}

/**
 * Recognises a notation: the one that can read most of the items, the first of the names when several can. Legal moves of
 * one notation are never those of another.
 * @param items what is to be read, as items of a notation.
 * @returns null when none can read half of it.
 */
function recognise(items: (notation: Notation) => readonly string[]): NotationName | null {
  let best: NotationName | null = null;
  let most = 0;
  for (const name of NOTATION_NAMES) {
    const found = items(NOTATIONS[name]);
    const readable = found.filter((item) => NOTATIONS[name].read(item).ok).length;
    if (readable > most && readable * 2 >= found.length) [best, most] = [name, readable];
  }
  return best;
}

/** The notation of a text, null when it is in none: see {@link recognise}. */
export function recogniseNotation(text: string): NotationName | null {
  return recognise(({ split }) => split(text));
}

/** The notation of items, null when they are in none: see {@link recognise}. */
export function recogniseItems(items: readonly string[]): NotationName | null {
  return recognise(() => items);
}

/** Writes moves that were played, in the named notation; one item for what stands between two blanks there. */
export function writeLine(steps: readonly Step[], name: NotationName): string[] {
  return NOTATIONS[name].write(steps);
}
