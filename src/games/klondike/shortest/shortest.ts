import type { KlondikePosition, KlondikeRules } from '../../../deals/klondike.ts';
import type { Limits } from '../../../search/limits.ts';
import { MemoryBudget } from '../../../search/memory-budget.ts';
import type { Budget } from '../../../search/verdict.ts';
import { solveKlondike } from '../solve.ts';
import type { BeamShape } from './beam.ts';
import { beamSearch } from './beam.ts';
import type { MoveCount } from './counts.ts';
import { lengthOf } from './counts.ts';
import type { ShortestGame } from './game.ts';
import { shortestGame } from './game.ts';
import { lineOf } from './line.ts';
import type { Stretch } from './prove.ts';
import { ShortestProof } from './prove.ts';

/** A win with what is known of how short a win can be; lengths by the count asked for. */
export interface ShortestWin {
  readonly verdict: 'winnable';
  /** Distinct positions of all searches made. */
  readonly states: number;
  readonly moves: readonly string[];
  readonly length: number;
  /** No win is shorter than this. */
  readonly atLeast: number;
  /** What ran out before the proof; null when it is done: then `atLeast` is `length`. */
  readonly budget: Budget | null;
}

/** What the search for a shortest win found out. */
export type ShortestResult =
  | ShortestWin
  | { readonly verdict: 'unwinnable'; readonly states: number }
  | { readonly verdict: 'unknown'; readonly states: number; readonly budget: Budget };

/** Told when a win is known and whenever a shorter one or a better bound is. */
export type OnShortest = (length: number, atLeast: number) => void;

/** The beam before the proof. */
const FIRST_BEAM: BeamShape = { width: 300, faceDown: 1, stock: 0 };
/** Beams that pay once the proof has taken so many positions, in their order. */
const LATER_BEAMS: readonly { readonly at: number; readonly shape: BeamShape }[] = [
  { at: 200_000, shape: { width: 3000, faceDown: 1, stock: 0 } },
  { at: 2_000_000, shape: { width: 6000, faceDown: 0, stock: 0.5 } },
];

/**
 * Finds a win with the fewest moves and proves that there is none with fewer. First any win (solve.ts), then shorter ones where
 * many are (beam.ts), so that the proof (prove.ts) need not keep positions that cannot lead to a shorter one still.
 * @returns with a budget spent before the proof, the shortest win found and the bound proven so far
 * @throws RangeError for a position that no game reaches
 */
export function shortestKlondike(
  position: KlondikePosition,
  rules: KlondikeRules,
  count: MoveCount,
  limits: Limits,
  onShortest: OnShortest = () => {},
): ShortestResult {
  const any = solveKlondike(position, rules, limits);
  if (any.verdict !== 'winnable') return any;
  const search = new ShortestSearch(position, rules, count, limits, onShortest, any.states, any.moves);
  return search.run();
}

class ShortestSearch {
  private readonly game: ShortestGame;
  private readonly memory: MemoryBudget;
  private readonly proof: ShortestProof;
  private length: number;

  constructor(
    private readonly position: KlondikePosition,
    private readonly rules: KlondikeRules,
    count: MoveCount,
    private readonly limits: Limits,
    private readonly onShortest: OnShortest,
    private states: number,
    private moves: readonly string[],
  ) {
    this.game = shortestGame(position, rules, count);
    this.memory = new MemoryBudget(limits.maxMemoryBytes);
    this.length = lengthOf(moves, count);
    this.proof = new ShortestProof(this.game, this.memory, () => this.tell());
  }

  run(): ShortestWin {
    this.tell();
    const budget = this.tryBeam(FIRST_BEAM) ?? this.prove();
    const { moves, length } = this;
    const states = this.states + this.proof.states;
    this.proof.release();
    return {
      verdict: 'winnable',
      states,
      moves,
      length,
      atLeast: budget === null ? length : this.proof.atLeast,
      budget,
    };
  }

  private tell(): void {
    this.onShortest(this.length, this.proof.atLeast);
  }

  private take(words: readonly number[], length: number): void {
    this.moves = lineOf(this.position, this.rules.draw, words);
    this.length = length;
    this.tell();
  }

  /** The limits less so many positions that other searches took. */
  private less(states: number): Limits {
    return { ...this.limits, maxStates: this.limits.maxStates - states };
  }

  /** Looks for a shorter win. Where that takes too much memory or half the positions left, the proof may still go on. */
  private tryBeam(shape: BeamShape): Budget | null {
    const left = this.less(this.states + this.proof.states);
    const limits = { ...left, maxStates: Math.floor(left.maxStates / 2) };
    const { found, states, spent } = beamSearch(this.game, shape, this.length, limits, this.memory);
    this.states += states;
    if (found !== null) this.take(found.words, found.length);
    return spent === 'memory' || spent === 'positions' ? null : spent;
  }

  private prove(): Budget | null {
    for (const { at, shape } of LATER_BEAMS) {
      const end = this.proof.run(this.length, at, this.less(this.states));
      if (end.kind !== 'paused') return this.conclude(end);
      const spent = this.tryBeam(shape);
      if (spent !== null) return spent;
    }
    return this.conclude(this.proof.run(this.length, Number.POSITIVE_INFINITY, this.less(this.states)));
  }

  private conclude(end: Stretch): Budget | null {
    if (end.kind === 'found') this.take(end.words, end.length);
    return end.kind === 'spent' ? end.budget : null;
  }
}
