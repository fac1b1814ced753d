import type { Card } from '../cards/card.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { fitsColumn, fitsFoundation, isKing, passLeft } from '../reference/building.ts';
import { legalMoves } from '../reference/klondike.ts';
import type { Move } from '../reference/move.ts';

/**
 * What the player of the playouts takes up, and how readily: of all plays of a position one is chosen with a chance in
 * proportion to its weight. Drawing competes with them, so a play is now and then passed over.
 */
export const PLAY_WEIGHTS = {
  /** A card to its foundation. */
  foundation: 8,
  /** All face-up cards of a column to another one, so that a face-down card turns. */
  turn: 8,
  /** The waste's top card to a column. */
  waste: 4,
  /** All cards of a column to another one, so that it becomes empty, while a king waits for an empty column. */
  empty: 2,
  /** Part of a run to another column and the card it lay on to its foundation: one play of two moves. */
  free: 2,
  /** Draw, or recycle. */
  draw: 1,
} as const;

/** What a play is for. */
export type PlayKind = keyof typeof PLAY_WEIGHTS;

/** Moves that are made together. */
export interface Play {
  readonly kind: PlayKind;
  readonly moves: readonly Move[];
}

/**
 * The plays of a position, in the order of the legal moves. Each but drawing makes progress that no play takes back:
 * a higher foundation, a card turned, a smaller stock, an empty column for a king. A card never comes back from a
 * foundation, and a run moves only to some purpose.
 * @param inTableau what {@link tableauPlays} gives for these columns and foundations, when it is known already.
 */
export function playsOf(
  position: KlondikePosition,
  rules: KlondikeRules,
  inTableau: readonly Play[] = tableauPlays(position),
): Play[] {
  const { columns, stock, waste } = position;
  const card = waste.at(-1);
  const plays: Play[] = [];
  if (card !== undefined && fitsFoundation(position, card)) {
    plays.push({ kind: 'foundation', moves: [{ kind: 'waste-to-foundation', card }] });
  }
  const kingWaits = inTableau.some(({ kind }) => kind === 'empty') && doesKingWait(position);
  for (const play of inTableau) if (play.kind !== 'empty' || kingWaits) plays.push(play);
  if (card !== undefined) {
    for (const [to, column] of columns.entries()) {
      if (!fitsColumn(position, card, column)) continue;
      plays.push({ kind: 'waste', moves: [{ kind: 'waste-to-column', card, to }] });
    }
  }
  if (stock.length > 0) plays.push({ kind: 'draw', moves: [{ kind: 'draw' }] });
  else if (waste.length > 0 && passLeft(position, rules.passes)) {
    plays.push({ kind: 'draw', moves: [{ kind: 'recycle' }] });
  }
  return plays;
}

/**
 * The plays of cards in the columns, as if a king waited. Drawing does not change them, and a playout draws more often
 * than not.
 */
export function tableauPlays(position: KlondikePosition): Play[] {
  const tableau = { ...position, stock: [], waste: [] };
  const moves = legalMoves(tableau, { draw: 1, passes: 1, worryingBack: false });
  return moves.flatMap((move) => playOf(position, move) ?? []);
}

/** The play that begins with a move of cards in the columns; null for a move without purpose. */
function playOf(position: KlondikePosition, move: Move): Play | null {
  if (move.kind === 'column-to-foundation') return { kind: 'foundation', moves: [move] };
  if (move.kind !== 'run') return null;
  const column = position.columns[move.from] ?? [];
  const down = position.faceDown[move.from] ?? 0;
  const at = column.indexOf(move.card);
  const under = column[at - 1];
  if (under === undefined) return isKing(position, move.card) ? null : { kind: 'empty', moves: [move] };
  if (at === down) return { kind: 'turn', moves: [move] };
  if (!fitsFoundation(position, under)) return null;
  return { kind: 'free', moves: [move, { kind: 'column-to-foundation', card: under, from: move.from }] };
}

/** Whether an empty column would be of use: a king is the waste's top card, or heads the face-up cards of a column. */
function doesKingWait(position: KlondikePosition): boolean {
  const king = (card: Card | undefined) => card !== undefined && isKing(position, card);
  return (
    king(position.waste.at(-1)) ||
    position.columns.some((column, i) => {
      const down = position.faceDown[i] ?? 0;
      return down > 0 && king(column[down]);
    })
  );
}
