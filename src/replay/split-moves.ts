import { inNotation } from '../advice/asked-move.ts';

/** A card with its way and a number of cards, or any other word. */
const ITEM =
  /[^\s,;]+[^\S\n]+(?:[wcf]|\d+)[^\S\n]*>[^\S\n]*(?:[wcf]|\d+)(?:[^\S\n]+x[^\S\n]*\d+)?|[^\s,;]+/gi;
/** A number in a list of moves. */
const NUMBER = /^\d+[.):]?$/;
/** The number before a move, as `solve --moves` prints it. */
const LIST_NUMBER = /^[^\S\n]*\d+[.):]?[^\S\n]+/gm;

/** The moves of a text in the notation of `solve`, with or without numbers before them; what is none comes as words. */
export function splitMoves(text: string): string[] {
  const items = text.replace(LIST_NUMBER, '').match(ITEM) ?? [];
  return items.filter((item) => !NUMBER.test(item)).map(inNotation);
}
