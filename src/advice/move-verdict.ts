import { cardText } from '../cards/card.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { legalMoves } from '../reference/klondike.ts';
import { moveText } from '../reference/move-text.ts';
import { isCardMove } from '../reference/playable.ts';
import type { Budget, SearchResult } from '../search/verdict.ts';
import { type Completion, completing, completionOf } from './completion.ts';
import type { Deciding } from './deciding.ts';
import { type Hint, hintOf } from './hint.ts';
import { played } from './play.ts';

/** What a move leads to: a position that can be won, one that cannot, or one that the budget does not decide. */
export type MoveVerdict =
  | { readonly verdict: 'winning' | 'losing' }
  | { readonly verdict: 'unknown'; readonly budget: Budget };

/** A legal move with what it leads to. */
export type JudgedMove = MoveVerdict & {
  readonly move: string;
  /** The card that is moved (the head of a run), null for a draw or recycle. */
  readonly card: string | null;
};

/** A hint with what every legal move leads to. */
export interface JudgedMoves {
  readonly hint: Hint;
  readonly moves: readonly JudgedMove[];
}

/** A legal move with the position after it. */
interface Candidate {
  readonly move: string;
  readonly card: string | null;
  readonly after: KlondikePosition;
}

/** What a candidate leads to, with the search that told; no search where the verdict before the move tells it. */
interface Judged {
  readonly candidate: Candidate;
  readonly verdict: MoveVerdict;
  readonly result: SearchResult | null;
}

/**
 * What every legal move leads to, those of one card together, in the order in which the plain rules list the first of
 * each card: to the foundations, within the tableau, from the waste, through the stock, back from a foundation.
 *
 * The first move of a proven win is winning, and every move is losing where the position cannot be won; the position
 * after any other move is decided by a search of its own, with the same budget.
 */
export function* judgingMoves(position: KlondikePosition, rules: KlondikeRules): Deciding<JudgedMoves> {
  const before = yield* completing(position, rules);
  const judged: Judged[] = [];
  for (const candidate of candidates(position, rules)) {
    const known = settledBefore(candidate, before);
    if (known !== null) {
      judged.push({ candidate, verdict: known, result: null });
      continue;
    }
    const result: SearchResult = yield candidate.after;
    judged.push({ candidate, verdict: moveVerdictOf(result), result });
  }
  return {
    hint: hintOf(position, rules, completionWith(position, rules, before, judged)),
    moves: judged.map(({ candidate: { move, card }, verdict }) => ({ move, card, ...verdict })),
  };
}

/** What the verdict on the position after a move says of the move. */
export function moveVerdictOf(result: SearchResult): MoveVerdict {
  switch (result.verdict) {
    case 'winnable':
      return { verdict: 'winning' };
    case 'unwinnable':
      return { verdict: 'losing' };
    case 'unknown':
      return { verdict: 'unknown', budget: result.budget };
  }
}

function candidates(position: KlondikePosition, rules: KlondikeRules): Candidate[] {
  const groups = new Map<string | null, Candidate[]>();
  for (const move of legalMoves(position, rules)) {
    const card = isCardMove(move) ? cardText(move.card) : null;
    const candidate = { move: moveText(move), card, after: played(position, rules, move) };
    groups.set(card, [...(groups.get(card) ?? []), candidate]);
  }
  return [...groups.values()].flat();
}

function settledBefore({ move }: Candidate, before: Completion): MoveVerdict | null {
  if (before.verdict === 'unwinnable') return { verdict: 'losing' };
  return before.verdict === 'winnable' && before.moves[0] === move ? { verdict: 'winning' } : null;
}

/**
 * What all moves together say of the position, where its own search ran out of budget: it can be won when one of them
 * is winning, and cannot when all are losing. `states` counts all searches.
 */
function completionWith(
  position: KlondikePosition,
  rules: KlondikeRules,
  before: Completion,
  judged: readonly Judged[],
): Completion {
  const states = judged.reduce((total, { result }) => total + (result?.states ?? 0), before.states);
  if (before.verdict !== 'unknown') return { ...before, states };
  for (const { candidate, result } of judged) {
    if (result?.verdict !== 'winnable') continue;
    return completionOf(position, rules, { ...result, states, moves: [candidate.move, ...result.moves] });
  }
  const lost = judged.every(({ verdict }) => verdict.verdict === 'losing');
  return lost ? completionOf(position, rules, { verdict: 'unwinnable', states }) : { ...before, states };
}
