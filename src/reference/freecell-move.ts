import { type Card, cardOf, cardText, RANKS, SUITS } from '../cards/card.ts';

/** One action of a person at the table. Columns are numbered from 0; cells need no numbers, as all are alike. */
export type FreecellMove =
  /** The top card of a column to another, or with a count above 1 that many cards at once, headed by the card. */
  | {
      readonly kind: 'column-to-column';
      readonly card: Card;
      readonly from: number;
      readonly to: number;
      readonly count: number;
    }
  | { readonly kind: 'column-to-cell'; readonly card: Card; readonly from: number }
  | { readonly kind: 'column-to-foundation'; readonly card: Card; readonly from: number }
  | { readonly kind: 'cell-to-column'; readonly card: Card; readonly to: number }
  | { readonly kind: 'cell-to-foundation'; readonly card: Card }
  /** Worrying back. */
  | { readonly kind: 'foundation-to-column'; readonly card: Card; readonly to: number };

/** A parsed move, or why the text is none. */
export type ParsedFreecellMove =
  | { readonly ok: true; readonly move: FreecellMove }
  | { readonly ok: false; readonly reason: string };

const CARD_MOVE = /^([A2-9TJQK])([CDHS]) (c|f|[1-9])>(c|f|[1-9])(?: x([2-9]|1[0-3]))?$/;

/**
 * Reads one move: a card and where it goes from and to, with `c` for a cell, `f` for the card's foundation and a number
 * from 1 for a column: `7H 5>c`, `7H c>3`, `7H c>f`, `7H 5>f`, `7H 5>3`, `7H f>3`. `7H 5>3 x4` is a supermove: four
 * cards at once, of which 7H is the deepest.
 */
export function parseFreecellMove(text: string): ParsedFreecellMove {
  const [, rank, suit, from, to, count] = CARD_MOVE.exec(text) ?? [];
  const move =
    rank === undefined || suit === undefined || from === undefined || to === undefined
      ? null
      : moveOf(cardOf(SUITS.join('').indexOf(suit), RANKS.join('').indexOf(rank)), from, to, count);
  if (move !== null) return { ok: true, move };
  const reason = `${JSON.stringify(text)} is not a move: expected a card with its way such as "7H 5>3", "7H 5>c", "7H c>f" or "7H 5>3 x4"`;
  return { ok: false, reason };
}

function moveOf(card: Card, from: string, to: string, count: string | undefined): FreecellMove | null {
  const fromColumn = Number(from) - 1;
  const toColumn = Number(to) - 1;
  if (count !== undefined && (Number.isNaN(fromColumn) || Number.isNaN(toColumn))) return null;
  switch (from) {
    case 'c':
      if (to === 'c') return null;
      if (to === 'f') return { kind: 'cell-to-foundation', card };
      return { kind: 'cell-to-column', card, to: toColumn };
    case 'f':
      if (to === 'c' || to === 'f') return null;
      return { kind: 'foundation-to-column', card, to: toColumn };
    default:
      if (to === 'c') return { kind: 'column-to-cell', card, from: fromColumn };
      if (to === 'f') return { kind: 'column-to-foundation', card, from: fromColumn };
      return { kind: 'column-to-column', card, from: fromColumn, to: toColumn, count: Number(count ?? 1) };
  }
}

/** Prints a move as {@link parseFreecellMove} reads it. */
export function freecellMoveText(move: FreecellMove): string {
  const card = cardText(move.card);
  switch (move.kind) {
    case 'column-to-column': {
      const way = `${card} ${move.from + 1}>${move.to + 1}`;
      return move.count === 1 ? way : `${way} x${move.count}`;
    }
    case 'column-to-cell':
      return `${card} ${move.from + 1}>c`;
    case 'column-to-foundation':
      return `${card} ${move.from + 1}>f`;
    case 'cell-to-column':
      return `${card} c>${move.to + 1}`;
    case 'cell-to-foundation':
      return `${card} c>f`;
    case 'foundation-to-column':
      return `${card} f>${move.to + 1}`;
  }
}
