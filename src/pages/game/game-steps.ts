import { type NamedCard, namedAfter, namedCards } from './card-names.ts';
import type { GameStep, Packed, PackedStep } from './game-data.ts';
import type { ShownTable, WordedStep } from './shown-table.ts';

/** Steps as the page holds them. */
export function packedSteps(steps: readonly GameStep[]): PackedStep[] {
  return steps.map((step, at) => {
    const before = steps[at - 1];
    const packed = (list: readonly string[], old: readonly string[] = []): Packed =>
      list.map((text, i) => (text === old[i] ? 0 : text));
    return {
      ...step,
      piles: packed(step.piles, before?.piles),
      counts: packed(step.counts, before?.counts),
      text: packed(step.text, before?.text),
    };
  });
}

/** The steps of a game as the page's scripts need them, with all cards of the table. */
export interface GameSteps {
  readonly steps: readonly GameStep[];
  readonly cards: readonly NamedCard[];
}

/** Every position of a game, laid out. */
export function gameSteps<Position>(
  table: ShownTable<Position>,
  worded: readonly WordedStep<Position>[],
): GameSteps {
  const pilesOf = (position: Position) => table.piles.map(({ cards }) => cards(position));
  const [first] = worded;
  if (first === undefined) throw new RangeError('a game has a first position');
  let piles = namedCards(pilesOf(first.position));
  const cards = piles.flat();
  const steps = worded.map(({ move, words, position }): GameStep => {
    const next = namedAfter(piles, pilesOf(position));
    piles = next.piles;
    const moved = move === null ? [] : (table.moved?.(move, next.moved) ?? next.moved);
    return {
      move,
      words,
      passLeft: table.passLeft?.(position) ?? false,
      piles: piles.map((pile) => pile.map(({ name }) => name).join('')),
      faceDown: table.faceDown?.(position) ?? [],
      moved: moved.join(''),
      counts: table.counts(position).map(([, value]) => value),
      text: table.text(position).split('\n'),
    };
  });
  return { steps, cards };
}
