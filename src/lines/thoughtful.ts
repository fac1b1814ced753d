import { cardText } from '../cards/card.ts';
import { parseCard } from '../cards/text.ts';
import { moveText, parseMove } from '../reference/move-text.ts';
import type { Notation } from './notation.ts';

/*
 * Our own notation, one move an item: `draw`, `recycle`, or a card with its way: `7H 5>3`, `7H w>f`, `7H f>3`.
 */

/** A move, or what looks like one: a cell, `c`, is none of Klondike, but is named as it is written. */
const MOVE = /draw|recycle|(\S+)[^\S\n]+([wcf]|\d+)[^\S\n]*>[^\S\n]*([cf]|\d+)/iy;
const BLANK = /[\s,;]+/y;
const WORD = /[^\s,;]+/y;

/** A number in a text, which names no move: `12.`. */
const NUMBER = /^\d+[.):]$/;
/** The number before a move in a list, as `solve --moves` prints it. */
const LIST_NUMBER = /^[^\S\n]*\d+[.):]?[^\S\n]+(?=draw|recycle|\S+[^\S\n]+\S+>)/gim;

export const thoughtful: Notation = {
  split: (text) => {
    const moves = text.replace(LIST_NUMBER, '');
    const items: string[] = [];
    let at = 0;
    while (at < moves.length) {
      const blank = matchAt(BLANK, moves, at);
      const move = blank === null ? matchAt(MOVE, moves, at) : null;
      const found = blank ?? move ?? matchAt(WORD, moves, at);
      if (found === null) break;
      if (move !== null) items.push(spelled(move));
      else if (blank === null && !NUMBER.test(found[0])) items.push(found[0]);
      at += found[0].length;
    }
    return items;
  },
  read: (item) => {
    const parsed = parseMove(item);
    return parsed.ok ? { ok: true, actions: [() => ({ ok: true, moves: [parsed.move] })] } : parsed;
  },
  write: (steps) => steps.map((step) => moveText(step.move)),
};

/** A move in our spelling: `10♥ W > 3` is `TH w>3`. */
function spelled([text, cardName, from, to]: RegExpExecArray): string {
  if (cardName === undefined || from === undefined || to === undefined) return text.toLowerCase();
  const card = parseCard(cardName);
  return `${card === null ? cardName : cardText(card)} ${from.toLowerCase()}>${to.toLowerCase()}`;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
