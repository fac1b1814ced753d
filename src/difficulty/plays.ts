import { type Card, rankOf } from '../cards/card.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { fitsFoundation, isKing } from '../reference/building.ts';
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
 */
export function playsOf(position: KlondikePosition, rules: KlondikeRules): Play[] {
  const plays: Play[] = [];
  let kingWaits: boolean | null = null;
  // No play uses worrying back.
  for (const move of legalMoves(position, { ...rules, worryingBack: false })) {
    const alone = (kind: PlayKind) => plays.push({ kind, moves: [move] });
    switch (move.kind) {
      case 'draw':
      case 'recycle':
        alone('draw');
        break;
      case 'waste-to-foundation':
      case 'column-to-foundation':
        alone('foundation');
        break;
      case 'waste-to-column':
        alone('waste');
        break;
      case 'run': {
        const column = position.columns[move.from] ?? [];
        const at = column.indexOf(move.card);
        const under = column[at - 1];
        const down = position.faceDown[move.from] ?? 0;
        if (at === down && down > 0) alone('turn');
        else if (under === undefined) {
          kingWaits ??= doesKingWait(position);
          if (kingWaits && !isKing(position, move.card)) alone('empty');
        } else if (fitsFoundation(position, under)) {
          plays.push({
            kind: 'free',
            moves: [move, { kind: 'column-to-foundation', card: under, from: move.from }],
          });
        }
        break;
      }
      case 'foundation-to-column':
        break;
    }
  }
  return plays;
}

/** Whether an empty column would be of use: a king is the waste's top card, or heads the face-up cards of a column. */
function doesKingWait(position: KlondikePosition): boolean {
  const king = (card: Card | undefined) => card !== undefined && rankOf(card) === position.ranks - 1;
  return (
    king(position.waste.at(-1)) ||
    position.columns.some((column, i) => {
      const down = position.faceDown[i] ?? 0;
      return down > 0 && king(column[down]);
    })
  );
}
