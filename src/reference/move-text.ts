import { type Card, cardOf, cardText, RANKS, SUITS } from '../cards/card.ts';
import type { Move } from './move.ts';

/** A parsed move, or why the text is none. */
export type ParsedMove =
  | { readonly ok: true; readonly move: Move }
  | { readonly ok: false; readonly reason: string };

const CARD_MOVE = /^([A2-9TJQK])([CDHS]) (w|f|[1-9]\d?)>(f|[1-9]\d?)$/;

/**
 * Reads one move: `draw`, `recycle`, or a card and where it goes from and to, with `w` for the waste, `f` for the
 * card's foundation and a number from 1 for a column: `7H w>f`, `7H w>3`, `7H 5>f`, `7H 5>3`, `7H f>3`.
 */
export function parseMove(text: string): ParsedMove {
  if (text === 'draw' || text === 'recycle') return { ok: true, move: { kind: text } };
  const [, rank, suit, from, to] = CARD_MOVE.exec(text) ?? [];
  const move =
    rank === undefined || suit === undefined || from === undefined || to === undefined
      ? null
      : cardMove(cardNamed(rank, suit), from, to);
  if (move !== null) return { ok: true, move };
  return {
    ok: false,
    reason: `${JSON.stringify(text)} is not a move: expected draw, recycle, or a card with its way such as "7H 5>3", "7H w>f" or "7H f>3"`,
  };
}

/** Prints a move as {@link parseMove} reads it. */
export function moveText(move: Move): string {
  switch (move.kind) {
    case 'draw':
    case 'recycle':
      return move.kind;
    case 'waste-to-foundation':
      return `${cardText(move.card)} w>f`;
    case 'waste-to-column':
      return `${cardText(move.card)} w>${move.to + 1}`;
    case 'column-to-foundation':
      return `${cardText(move.card)} ${move.from + 1}>f`;
    case 'run':
      return `${cardText(move.card)} ${move.from + 1}>${move.to + 1}`;
    case 'foundation-to-column':
      return `${cardText(move.card)} f>${move.to + 1}`;
  }
}

function cardNamed(rank: string, suit: string): Card {
  return cardOf(SUITS.join('').indexOf(suit), RANKS.join('').indexOf(rank));
}

function cardMove(card: Card, from: string, to: string): Move | null {
  if (to === 'f') {
    if (from === 'f') return null;
    if (from === 'w') return { kind: 'waste-to-foundation', card };
    return { kind: 'column-to-foundation', card, from: Number(from) - 1 };
  }
  const column = Number(to) - 1;
  if (from === 'w') return { kind: 'waste-to-column', card, to: column };
  if (from === 'f') return { kind: 'foundation-to-column', card, to: column };
  return { kind: 'run', card, from: Number(from) - 1, to: column };
}
