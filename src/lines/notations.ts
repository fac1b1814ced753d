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

/**
 * Recognises the notation of a text: the one that can read most of its items, the first of the names when several can.
 * Legal moves of one notation are never those of another.
 * @returns null when none can read half of it.
 */
export function recogniseNotation(text: string): NotationName | null {
  let best: NotationName | null = null;
  let most = 0;
  for (const name of NOTATION_NAMES) {
    const { split, read } = NOTATIONS[name];
    const items = split(text);
    const readable = items.filter((item) => read(item).ok).length;
    if (readable > most && readable * 2 >= items.length) [best, most] = [name, readable];
  }
  return best;
}

/** Writes moves that were played, in the named notation; one item for what stands between two blanks there. */
export function writeLine(steps: readonly Step[], name: NotationName): string[] {
  return NOTATIONS[name].write(steps);
}
