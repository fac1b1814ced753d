import { type Card, rankOf } from '../../cards/card.ts';
import { parseCard } from '../../cards/text.ts';
import type { FreecellPosition } from '../../deals/freecell.ts';
import { CELL_TEXT, FOUNDATION_TEXT, moveText } from './notation.ts';

/** Single moves that one supermove may stand for, at most. */
const LONGEST = 80;

/** A single card's move with the places as text (notation.ts). */
interface Step {
  readonly card: Card;
  readonly from: string;
  readonly to: string;
}

/**
 * The moves of a line with supermoves for single moves, as text: each longest row of moves that does nothing in all but
 * take a run from one column to another, of no more cards than the empty cells and columns allow, is one move.
 */
export function withSupermoves(position: FreecellPosition, moves: readonly string[]): string[] {
  const steps = moves.map(stepOf);
  const table = new Places(position);
  const texts: string[] = [];
  for (let at = 0; at < steps.length; ) {
    const found = longestSupermove(table, steps.slice(at, at + LONGEST));
    const step = steps[at];
    if (step === undefined) break;
    texts.push(found?.text ?? moveText(step.card, step.from, step.to));
    for (const made of steps.slice(at, at + (found?.steps ?? 1))) table.play(made);
    at += found?.steps ?? 1;
  }
  return texts;
}

function stepOf(text: string): Step {
  const [, name = '', from = '', to = ''] = /^(\S+) (\S)>(\S)$/.exec(text) ?? [];
  const card = parseCard(name);
  if (card === null) throw new RangeError(`no move of a single card: ${text}`);
  return { card, from, to };
}

/** The longest row of the first steps that is a supermove, with how many steps it takes; null when there is none. */
function longestSupermove(
  table: Places,
  steps: readonly Step[],
): { readonly text: string; readonly steps: number } | null {
  const [first] = steps;
  if (first === undefined || !isColumn(first.from)) return null;
  const source = table.column(first.from);
  const after = table.copy();
  let found: { text: string; steps: number } | null = null;
  for (const [at, step] of steps.entries()) {
    if (step.from === FOUNDATION_TEXT || step.to === FOUNDATION_TEXT) break;
    after.play(step);
    const count = source.length - after.column(first.from).length;
    const head = source.at(-count);
    if (count < 2 || head === undefined) continue;
    const to = after.placeOf(head);
    if (!isColumn(to) || to === first.from || count > table.mostAtOnce(to)) continue;
    const run = source.slice(-count);
    if (isDescending(run) && after.equals(table.moved(first.from, to, count))) {
      found = { text: moveText(head, first.from, to, count), steps: at + 1 };
    }
  }
  return found;
}

function isColumn(place: string): boolean {
  return place !== CELL_TEXT && place !== FOUNDATION_TEXT;
}

function isDescending(run: readonly Card[]): boolean {
  return run.every((card, at) => at === 0 || rankOf(card) === rankOf(run[at - 1] ?? card) - 1);
}

/** Where the cards of columns and cells are, by place as text. */
class Places {
  private readonly columns: Card[][];
  private readonly inCells: Set<Card>;
  private readonly cells: number;

  constructor({ columns, cells }: FreecellPosition) {
    this.columns = columns.map((column) => [...column]);
    this.inCells = new Set(cells.filter((card) => card !== null));
    this.cells = cells.length;
  }

  copy(): Places {
    const cells = Array.from({ length: this.cells }, (_, at) => [...this.inCells][at] ?? null);
    return new Places({ ranks: 0, columns: this.columns, cells, foundations: [] });
  }

  column(place: string): readonly Card[] {
    return this.columns[Number(place) - 1] ?? [];
  }

  play({ card, from, to }: Step): void {
    if (from === CELL_TEXT) this.inCells.delete(card);
    else if (isColumn(from)) this.columns[Number(from) - 1]?.pop();
    if (to === CELL_TEXT) this.inCells.add(card);
    else if (isColumn(to)) this.columns[Number(to) - 1]?.push(card);
  }

  placeOf(card: Card): string {
    const column = this.columns.findIndex((pile) => pile.includes(card));
    return column < 0 ? CELL_TEXT : String(column + 1);
  }

  /** As the rules of supermoves have it: one more than the empty cells, doubled for each other empty column. */
  mostAtOnce(to: string): number {
    const empty = this.columns.filter((pile, at) => pile.length === 0 && at !== Number(to) - 1).length;
    return (this.cells - this.inCells.size + 1) * 2 ** empty;
  }

  moved(from: string, to: string, count: number): Places {
    const result = this.copy();
    const run = result.columns[Number(from) - 1]?.splice(-count) ?? [];
    result.columns[Number(to) - 1]?.push(...run);
    return result;
  }

  equals(other: Places): boolean {
    return (
      this.inCells.size === other.inCells.size &&
      [...this.inCells].every((card) => other.inCells.has(card)) &&
      this.columns.every(
        (pile, at) =>
          pile.length === other.columns[at]?.length &&
          pile.every((card, i) => card === other.columns[at]?.[i]),
      )
    );
  }
}
