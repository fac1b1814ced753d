import { type Card, cardOf, cardText, RANKS, SUITS } from '../cards/card.ts';

/** One action of a person at the table. Columns are numbered from 0, left to right. */
export type SpiderMove =
  /** The next row from the stock, a card on each column. */
  | { readonly kind: 'deal' }
  /** The card with all cards on it to another column; of equal cards in a column the one nearest the top. */
  | { readonly kind: 'run'; readonly card: Card; readonly from: number; readonly to: number };

/** A parsed move, or why the text is none. */
export type ParsedSpiderMove =
  | { readonly ok: true; readonly move: SpiderMove }
  | { readonly ok: false; readonly reason: string };

const RUN_MOVE = /^([A2-9TJQK])([CDHS]) ([1-9]\d?)>([1-9]\d?)$/;

/** Reads one move: `deal`, or the card that heads a run with the columns it leaves and goes to, from 1: `7H 5>3`. */
export function parseSpiderMove(text: string): ParsedSpiderMove {
  if (text === 'deal') return { ok: true, move: { kind: 'deal' } };
  const [, rank, suit, from, to] = RUN_MOVE.exec(text) ?? [];
  if (rank === undefined || suit === undefined) {
    const reason = `${JSON.stringify(text)} is not a move: expected deal, or a card with its way such as "7H 5>3"`;
    return { ok: false, reason };
  }
  const card = cardOf(SUITS.join('').indexOf(suit), RANKS.join('').indexOf(rank));
  return { ok: true, move: { kind: 'run', card, from: Number(from) - 1, to: Number(to) - 1 } };
}

/** Prints a move as {@link parseSpiderMove} reads it. */
export function spiderMoveText(move: SpiderMove): string {
  return move.kind === 'deal' ? 'deal' : `${cardText(move.card)} ${move.from + 1}>${move.to + 1}`;
}
