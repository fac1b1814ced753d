import { type Card, cardText } from '../../cards/card.ts';
import type { KlondikePosition, KlondikeRules } from '../../deals/klondike.ts';
import { playLine } from '../../lines/play.ts';
import { passLeft } from '../../reference/building.ts';
import { moveText } from '../../reference/move-text.ts';
import type { BoardData, GameStep } from './game-data.ts';
import { moveWords, startWords } from './move-words.ts';

/**
 * Plays the moves on the referee and keeps every position.
 * @param moves in our notation.
 * @throws Error when a move does not hold: what is to be shown was replayed before.
 */
export function gameSteps(
  start: KlondikePosition,
  rules: KlondikeRules,
  moves: readonly string[],
): readonly GameStep[] {
  const { steps, fault } = playLine(start, rules, moves, 'thoughtful');
  if (fault !== null) throw new Error(`move ${fault.at} (${fault.move}) does not hold: ${fault.reason}`);
  const step = (move: string | null, words: string, position: KlondikePosition): GameStep => ({
    move,
    words,
    passLeft: passLeft(position, rules.passes),
    board: boardData(position),
  });
  return [
    step(null, startWords(start), start),
    ...steps.map((played) => step(moveText(played.move), moveWords(played), played.after)),
  ];
}

function boardData({ columns, faceDown, foundations, stock, waste, recycles }: KlondikePosition): BoardData {
  return {
    columns: columns.map(cards),
    faceDown,
    foundations,
    stock: cards(stock),
    waste: cards(waste),
    recycles,
  };
}

function cards(pile: readonly Card[]): string {
  return pile.map(cardText).join('');
}
