import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { positionKey } from '../reference/exhaust.ts';
import { legalMoves } from '../reference/klondike.ts';
import type { Move } from '../reference/move.ts';
import { moveText } from '../reference/move-text.ts';
import { isCardMove, playableCards, stockPlaces } from '../reference/playable.ts';
import { played } from './play.ts';

/** The move to make in a position that cannot be won. */
export interface LastResort {
  readonly move: string;
  /** How many cards lie on the foundations at the end of the line of play that begins with the move. */
  readonly foundationCards: number;
  /** Whether no line of play brings more there; otherwise the search was too small to tell. */
  readonly exact: boolean;
}

/** Distinct positions that a search for the last resort sees at most: well under a second. */
export const LAST_RESORT_POSITIONS = 5_000;

/** A position that play can reach, and the first move of the line that led there. */
interface Reached {
  readonly state: KlondikePosition;
  readonly first: Move | null;
}

/**
 * The last resort: the first move of the line of play that brings the most cards to the foundations, of two equal ones
 * the line that leaves fewer cards face down, of these the one found first. Lines are sought from the positions with
 * the most cards on the foundations first, until all are seen or {@link LAST_RESORT_POSITIONS} are. When no line brings
 * up or turns one more card, it is the legal move after which the most cards can still be played (moved, at once or
 * after going through the stock), the first of equal ones in the order of `legalMoves`.
 *
 * The same position and rules always give the same move.
 * @returns null when there is no legal move at all.
 */
export function lastResort(position: KlondikePosition, rules: KlondikeRules): LastResort | null {
  const start: Reached = { state: position, first: null };
  const seen = new Set([placesKey(position, rules)]);
  const open = new Frontier();
  open.add(start);
  let best = start;
  let exact = true;
  for (let next = open.take(); next !== null; next = open.take()) {
    for (const reached of cardPlays(next, rules)) {
      const key = placesKey(reached.state, rules);
      if (seen.has(key)) continue;
      if (seen.size >= LAST_RESORT_POSITIONS) {
        exact = false;
        break;
      }
      seen.add(key);
      open.add(reached);
      if (isBetter(reached.state, best.state)) best = reached;
    }
    if (!exact) break;
  }
  const move = best.first ?? mostPlayable(position, rules);
  return move === null ? null : { move: moveText(move), foundationCards: foundationCards(best.state), exact };
}

/**
 * The positions one card move away, at any place in the stock. Moves between columns and foundations are made before
 * drawing on: they need no card of the stock, so that every other order leads to the same cards on the foundations.
 */
function cardPlays({ state, first }: Reached, rules: KlondikeRules): Reached[] {
  return stockPlaces(state, rules).flatMap((place, drawn) =>
    legalMoves(place.state, rules)
      .filter((move) => isCardMove(move) && (drawn === 0 || isFromWaste(move)))
      .map((move) => ({
        state: played(place.state, rules, move),
        first: first ?? place.moves[0] ?? move,
      })),
  );
}

function isFromWaste(move: Move): boolean {
  return move.kind === 'waste-to-foundation' || move.kind === 'waste-to-column';
}

/**
 * The key of a position, the same for two places in the stock between which play can go back and forth: with unlimited
 * passes all those that a pass from the start comes by.
 */
function placesKey(position: KlondikePosition, rules: KlondikeRules): string {
  const { stock, waste } = position;
  const onTheWay = stock.length === 0 || waste.length % rules.draw === 0;
  const same = rules.passes === null && onTheWay;
  return positionKey(same ? { ...position, stock: [...waste, ...stock], waste: [] } : position, rules);
}

function isBetter(state: KlondikePosition, than: KlondikePosition): boolean {
  const more = foundationCards(state) - foundationCards(than);
  return more > 0 || (more === 0 && sum(state.faceDown) < sum(than.faceDown));
}

function mostPlayable(position: KlondikePosition, rules: KlondikeRules): Move | null {
  let best: Move | null = null;
  let most = -1;
  for (const move of legalMoves(position, rules)) {
    const count = playableCards(played(position, rules, move), rules).size;
    if (count <= most) continue;
    best = move;
    most = count;
  }
  return best;
}

/** Positions waiting to be played on: the one with the most cards on the foundations first, of equal ones the oldest. */
class Frontier {
  private readonly byCards: { readonly waiting: Reached[]; taken: number }[] = [];

  add(reached: Reached): void {
    const cards = foundationCards(reached.state);
    while (this.byCards.length <= cards) this.byCards.push({ waiting: [], taken: 0 });
    this.byCards[cards]?.waiting.push(reached);
  }

  take(): Reached | null {
    const level = this.byCards.findLast(({ waiting, taken }) => taken < waiting.length);
    return level?.waiting[level.taken++] ?? null;
  }
}

function foundationCards({ foundations }: KlondikePosition): number {
  return sum(foundations);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
