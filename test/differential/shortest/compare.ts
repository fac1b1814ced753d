import type { KlondikePosition, KlondikeRules } from '../../../src/deals/klondike.ts';
import { LowerBound, NEVER } from '../../../src/games/klondike/shortest/bound.ts';
import { MOVE_COUNTS, type MoveCount } from '../../../src/games/klondike/shortest/counts.ts';
import { shortestGame } from '../../../src/games/klondike/shortest/game.ts';
import { ShortestProof } from '../../../src/games/klondike/shortest/prove.ts';
import { MemoryBudget } from '../../../src/search/memory-budget.ts';
import { solveShortest } from '../../../src/solve/shortest.ts';
import { disagreementText } from '../compare.ts';
import { type Family, randomPosition, randomRules } from '../positions.ts';
import { Random } from '../random.ts';
import { latePosition } from './late.ts';
import { plainShortest } from './plain.ts';

const MAX_PLAIN = 5_000;
const LIMITS = { maxStates: 1_000_000, maxMemoryBytes: 2 ** 28 };

/** What one random case gave; `difference` is null when all agree. */
export interface ComparedLength {
  readonly outcome: 'won' | 'lost' | 'gaveUp';
  /** The plain length less the lower bound of the position: what the search has to find out itself. */
  readonly slack: number;
  readonly difference: string | null;
}

/** Compares the lengths of shortest wins for one random position of a family, with one of the counts. */
export function compareLength(family: Family, seed: string): ComparedLength {
  const random = new Random(`${family.name} shortest ${seed}`);
  const position = randomPosition(family, random);
  const some = randomRules(random, position.stock.length + position.waste.length);
  // As many passes as the random rules say from here on.
  const rules = { ...some, passes: some.passes === null ? null : some.passes + position.recycles };
  return compareOne(position, rules, random.pick(MOVE_COUNTS));
}

/** Compares the lengths of shortest wins from a late position of a real game; null for a lost deal. */
export function compareLate(seed: number): ComparedLength | null {
  const random = new Random(`late ${seed}`);
  const rules = { draw: random.pick([1, 1, 2, 3]), passes: null, worryingBack: random.chance(0.7) };
  const position = latePosition(seed, rules, random.between(12, 30), random);
  return position === null ? null : compareOne(position, rules, random.pick(MOVE_COUNTS));
}

function compareOne(position: KlondikePosition, rules: KlondikeRules, count: MoveCount): ComparedLength {
  const expected = plainShortest(position, rules, count, MAX_PLAIN);
  if (expected === 'gaveUp') return { outcome: 'gaveUp', slack: 0, difference: null };
  const game = shortestGame(position, rules, count);
  const bound = new LowerBound(game).of(game.start[0], game.start[1]);
  const differences = [
    ...(expected !== null && bound > expected ? [`lower bound ${bound}`] : []),
    ...differing('proof alone', expected, proven(position, rules, count)),
    ...differing('all searches', expected, solved(position, rules, count)),
  ];
  const where = disagreementText({
    position,
    rules,
    variant: count,
    expected: String(expected),
    found: differences.join('; '),
  });
  return {
    outcome: expected === null ? 'lost' : 'won',
    slack: expected === null ? 0 : expected - bound,
    difference: differences.length === 0 ? null : where,
  };
}

function differing(name: string, expected: number | null, found: number | string | null): string[] {
  return found === expected ? [] : [`${name}: ${found}`];
}

/** The proof without a win to begin with. */
function proven(position: KlondikePosition, rules: KlondikeRules, count: MoveCount): number | string | null {
  const proof = new ShortestProof(
    shortestGame(position, rules, count),
    new MemoryBudget(LIMITS.maxMemoryBytes),
    () => {},
  );
  const end = proof.run(NEVER, Number.POSITIVE_INFINITY, LIMITS);
  if (end.kind === 'found') return end.length;
  return end.kind === 'none' ? null : end.kind;
}

function solved(position: KlondikePosition, rules: KlondikeRules, count: MoveCount): number | string | null {
  const result = solveShortest(position, rules, count, LIMITS);
  if (result.verdict === 'unwinnable') return null;
  if (result.verdict === 'unknown' || result.budget !== null) return `${result.budget} ran out`;
  return result.atLeast === result.length ? result.length : `at least ${result.atLeast}`;
}
