import { cardText } from '../cards/card.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { legalMoves } from '../reference/klondike.ts';
import { moveText } from '../reference/move-text.ts';
import { isCardMove } from '../reference/playable.ts';
import type { Budget, SearchResult } from '../search/verdict.ts';
import { assertReplays } from '../solve/solve.ts';
import { type Completion, completing, completionOf } from './completion.ts';
import type { Deciding } from './deciding.ts';
import { type Hint, hintOf } from './hint.ts';
import { joining } from './joining.ts';
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
 * Every move is losing where the position cannot be won. Where a win is proven, moves that lead onto it, at once or by
 * one more move, are winning. The position after any other move is decided by a search of its own, with the same budget.
 */
export function* judgingMoves(position: KlondikePosition, rules: KlondikeRules): Deciding<JudgedMoves> {
  const before = yield* completing(position, rules);
  const settled = settledBy(position, rules, before);
  const judged: Judged[] = [];
  for (const candidate of candidates(position, rules)) {
    const known = settled(candidate);
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

/** What the verdict before a move tells of it; null where it takes a search to know. */
function settledBy(
  position: KlondikePosition,
  rules: KlondikeRules,
  before: Completion,
): (candidate: Candidate) => MoveVerdict | null {
  if (before.verdict === 'unwinnable') return () => ({ verdict: 'losing' });
  if (before.verdict === 'unknown') return () => null;
  const join = joining(position, rules, before.moves);
  return ({ after }) => {
    const rest = join(after);
    if (rest === null) return null;
    assertReplays(after, rules, rest);
    return { verdict: 'winning' };
  };
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
