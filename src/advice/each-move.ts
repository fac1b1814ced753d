import type { Budget, SearchResult } from '../search/verdict.ts';
import { assertWin, type Referee } from '../verify/referee.ts';
import type { Deciding } from './deciding.ts';
import { joining } from './joining.ts';
import { afterLegal } from './play.ts';

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

/** All legal moves with what each leads to, and what they say of the position itself. */
export interface EachMove {
  readonly moves: readonly JudgedMove[];
  /**
   * The verdict on the position, better than before where its own search ran out of budget: it can be won when a move is
   * winning, and cannot when all are losing. `states` counts all searches.
   */
  readonly result: SearchResult;
}

/** A legal move with the position after it. */
interface Candidate<Position> {
  readonly move: string;
  readonly card: string | null;
  readonly after: Position;
}

/** What a candidate leads to, with the search that told; no search where another verdict tells it. */
interface Judged<Position> {
  readonly candidate: Candidate<Position>;
  readonly verdict: MoveVerdict;
  readonly result: SearchResult | null;
}

/**
 * What every legal move of a position leads to, those of one card together, in the order in which the plain rules list
 * the first of each card.
 *
 * Every move is losing where the position cannot be won. Where a win is proven, moves that lead onto it, at once or by
 * one more move, are winning. The position after any other move is decided by a search of its own, with the same budget;
 * of moves whose positions differ in names of places only, one search tells all.
 * @param before what is known of the position.
 */
export function* judgingEachMove<Position, Rules>(
  referee: Referee<Position, Rules>,
  position: Position,
  rules: Rules,
  before: SearchResult,
): Deciding<EachMove, Position> {
  const settled = settledBy(referee, position, rules, before);
  const decided = new Map<string, MoveVerdict>();
  const judged: Judged<Position>[] = [];
  for (const candidate of candidates(referee, position, rules)) {
    const fate = referee.fateKey(candidate.after, rules);
    const known = settled(candidate) ?? decided.get(fate) ?? null;
    const result: SearchResult | null = known === null ? yield candidate.after : null;
    const verdict = result === null ? known : moveVerdictOf(result);
    if (verdict === null) throw new Error('a move that is not settled is searched');
    decided.set(fate, verdict);
    judged.push({ candidate, verdict, result });
  }
  return {
    moves: judged.map(({ candidate: { move, card }, verdict }) => ({ move, card, ...verdict })),
    result: resultWith(before, judged),
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

function candidates<Position, Rules>(
  referee: Referee<Position, Rules>,
  position: Position,
  rules: Rules,
): Candidate<Position>[] {
  const groups = new Map<string | null, Candidate<Position>[]>();
  for (const move of referee.legalMoves(position, rules)) {
    const { text, card } = move;
    const candidate = { move: text, card, after: afterLegal(referee, position, rules, move) };
    groups.set(card, [...(groups.get(card) ?? []), candidate]);
  }
  return [...groups.values()].flat();
}

/** What the verdict before a move tells of it; null where it takes a search to know. */
function settledBy<Position, Rules>(
  referee: Referee<Position, Rules>,
  position: Position,
  rules: Rules,
  before: SearchResult,
): (candidate: Candidate<Position>) => MoveVerdict | null {
  if (before.verdict === 'unwinnable') return () => ({ verdict: 'losing' });
  if (before.verdict === 'unknown') return () => null;
  const join = joining(referee, position, rules, before.moves);
  return ({ after }) => {
    const rest = join(after);
    if (rest === null) return null;
    assertWin(referee, after, rules, rest);
    return { verdict: 'winning' };
  };
}

function resultWith<Position>(before: SearchResult, judged: readonly Judged<Position>[]): SearchResult {
  const states = judged.reduce((total, { result }) => total + (result?.states ?? 0), before.states);
  if (before.verdict !== 'unknown') return { ...before, states };
  for (const { candidate, result } of judged) {
    if (result?.verdict !== 'winnable') continue;
    return { ...result, states, moves: [candidate.move, ...result.moves] };
  }
  const lost = judged.every(({ verdict }) => verdict.verdict === 'losing');
  return lost ? { verdict: 'unwinnable', states } : { ...before, states };
}
