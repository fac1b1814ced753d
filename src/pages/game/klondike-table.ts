import { printColumns } from '../../deals/formats/columns.ts';
import type { KlondikePosition, KlondikeRules } from '../../deals/klondike.ts';
import { playLine } from '../../lines/play.ts';
import { passLeft } from '../../reference/building.ts';
import { moveText } from '../../reference/move-text.ts';
import { moveWords, startWords } from './move-words.ts';
import { columnPiles, foundationPiles, type ShownTable, upCount, type WordedStep } from './shown-table.ts';

/** How a game of Klondike is laid out. */
export function klondikeTable(
  start: KlondikePosition,
  { passes }: Pick<KlondikeRules, 'passes'>,
): ShownTable<KlondikePosition> {
  const limit = (value: number, of: number | null) => (of === null ? String(value) : `${value} of ${of}`);
  return {
    title: 'Klondike',
    piles: [
      { kind: 'stock', x: 0, sign: '', cards: ({ stock }) => stock.toReversed() },
      { kind: 'waste', x: 1, sign: '', cards: ({ waste }) => waste },
      ...foundationPiles<KlondikePosition>(start.columns.length),
      ...columnPiles(start),
    ],
    faceDown: ({ faceDown }) => faceDown,
    counts: (position) => [
      upCount(position),
      ['Stock', String(position.stock.length)],
      ['Waste', String(position.waste.length)],
      ['Pass', limit(position.recycles + 1, passes)],
      ['Recycles', limit(position.recycles, passes === null ? null : passes - 1)],
    ],
    text: printColumns,
    passLeft: (position) => passLeft(position, passes),
    // Of several cards drawn the top one can be played; a recycle brings none into play.
    moved: (move, cards) => (move === 'draw' ? cards.slice(-1) : move === 'recycle' ? [] : cards),
  };
}

/**
 * Plays the moves on the referee and keeps every position.
 * @param moves in our notation.
 * @throws Error when a move does not hold: what is to be shown was replayed before.
 */
export function klondikeSteps(
  start: KlondikePosition,
  rules: KlondikeRules,
  moves: readonly string[],
): WordedStep<KlondikePosition>[] {
  const { steps, fault } = playLine(start, rules, moves, 'thoughtful');
  if (fault !== null) throw new Error(`move ${fault.at} (${fault.move}) does not hold: ${fault.reason}`);
  return [
    { move: null, words: startWords(start), position: start },
    ...steps.map((step) => ({ move: moveText(step.move), words: moveWords(step), position: step.after })),
  ];
}
