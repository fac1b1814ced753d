import { cardText } from '../../src/cards/card.ts';
import type { KlondikePosition, KlondikeRules } from '../../src/deals/klondike.ts';
import { solveKlondikeCorners } from '../../src/games/klondike/solve.ts';
import { exhaust } from '../../src/reference/exhaust.ts';
import { replay } from '../../src/verify/replay.ts';
import { STOCK_FAMILY } from './families.ts';
import { fastResult } from './fast.ts';
import { type Family, randomPosition, randomRules } from './positions.ts';
import { Random } from './random.ts';
import { ALL, LOOSENED, VARIANTS } from './variants.ts';

const MAX_PLAIN = 6_000;
const MAX_FAST = 1_000_000;
const LIMITS = { maxStates: MAX_FAST, maxMemoryBytes: 2 ** 28 };

/** A position on which the fast search and plain search disagree. */
export interface Disagreement {
  readonly position: KlondikePosition;
  readonly rules: KlondikeRules;
  /** The pruning variant; `solve` for solving as a whole, `corners` for doing so under several sets of rules. */
  readonly variant: string;
  readonly expected: string;
  readonly found: string;
}

/** What one random case gave: compared sets of rules, how many of them were won, given up by plain search. */
export interface Compared {
  compared: number;
  won: number;
  gaveUp: number;
  disagreement: Disagreement | null;
}

/** The verdict of plain search; null when it gives up. */
export function plainVerdict(
  position: KlondikePosition,
  rules: KlondikeRules,
): 'winnable' | 'unwinnable' | null {
  const { outcome } = exhaust(position, rules, MAX_PLAIN);
  return outcome === 'gaveUp' ? null : outcome;
}

/**
 * The first way to search, then solving as a whole, whose verdict is not the one expected; one kept to few positions may
 * leave it open.
 */
export function disagreementOn(
  position: KlondikePosition,
  rules: KlondikeRules,
  expected: 'winnable' | 'unwinnable',
): Disagreement | null {
  for (const variant of VARIANTS) {
    const { outcome } = fastResult(position, rules, variant, variant.maxStates ?? MAX_FAST);
    const isOpen = outcome === 'unknown' && (variant.maxStates !== null || variant.loosened);
    if (outcome !== expected && !isOpen) {
      return { position, rules, variant: variant.name, expected, found: outcome };
    }
  }
  return solvingDisagreement('solve', position, [{ rules, verdict: expected }]);
}

/**
 * Compares one random position of a family under three sets of rules, then all of them as corners of one deal.
 * @param seed any text; the same text gives the same case
 */
export function compareCase(family: Family, seed: string): Compared {
  const random = new Random(`${family.name} ${seed}`);
  const position = randomPosition(family, random);
  const inStock = position.stock.length + position.waste.length;
  const first = randomRules(random, inStock);
  const sets: KlondikeRules[] = [
    first,
    { ...first, worryingBack: !first.worryingBack },
    neighbour(first, randomRules(random, inStock), random),
  ];
  const result: Compared = { compared: 0, won: 0, gaveUp: 0, disagreement: null };
  const known: { rules: KlondikeRules; verdict: 'winnable' | 'unwinnable' }[] = [];
  for (const rules of sets) {
    const verdict = plainVerdict(position, rules);
    if (verdict === null) {
      result.gaveUp++;
      continue;
    }
    known.push({ rules, verdict });
    result.compared++;
    if (verdict === 'winnable') result.won++;
    result.disagreement ??= disagreementOn(position, rules, verdict);
  }
  result.disagreement ??= solvingDisagreement('corners', position, known);
  return result;
}

/** Compares one random position that is mostly stock under one set of rules, searched with all pruning rules. */
export function compareStockCase(seed: string): Compared {
  const random = new Random(`${STOCK_FAMILY.name} ${seed}`);
  const position = randomPosition(STOCK_FAMILY, random);
  const draw = random.pick([1, 2, 2, 3, 3, 4]);
  const passes = random.pick(draw === 1 ? [2, 3] : [null, 2, 2, 3, 4]);
  const rules = { draw, passes, worryingBack: random.chance(0.3) };
  const expected = plainVerdict(position, rules);
  if (expected === null) return { compared: 0, won: 0, gaveUp: 1, disagreement: null };
  const { outcome } = fastResult(position, rules, ALL, MAX_FAST);
  const loosened = fastResult(position, rules, LOOSENED, MAX_FAST).outcome;
  let disagreement: Disagreement | null = null;
  if (outcome !== expected) {
    disagreement = { position, rules, variant: ALL.name, expected, found: outcome };
  } else if (loosened === 'unwinnable' && expected === 'winnable') {
    disagreement = { position, rules, variant: LOOSENED.name, expected, found: loosened };
  }
  return { compared: 1, won: expected === 'winnable' ? 1 : 0, gaveUp: 0, disagreement };
}

/** Other rules that mostly differ in one point only, so that one may prove something of the other. */
function neighbour(first: KlondikeRules, other: KlondikeRules, random: Random): KlondikeRules {
  const { draw, passes } = other;
  return random.pick([
    other,
    { ...first, draw },
    { ...first, passes },
    { ...other, worryingBack: first.worryingBack },
  ]);
}

function solvingDisagreement(
  variant: 'solve' | 'corners',
  position: KlondikePosition,
  known: readonly { readonly rules: KlondikeRules; readonly verdict: string }[],
): Disagreement | null {
  const results = solveKlondikeCorners(
    position,
    known.map(({ rules }) => rules),
    LIMITS,
  );
  for (const [at, { rules, verdict }] of known.entries()) {
    const result = results[at];
    const found = result?.verdict ?? 'no result';
    if (found !== verdict) return { position, rules, variant, expected: verdict, found };
    if (result?.verdict !== 'winnable') continue;
    const played = replay(position, rules, result.moves);
    if (!played.ok)
      return { position, rules, variant, expected: verdict, found: `refused: ${played.reason}` };
  }
  return null;
}

/** A disagreement as text, the position and its rules as a line of test/fixtures/klondike-rule-positions.csv. */
export function disagreementText({ position, rules, variant, expected, found }: Disagreement): string {
  const { ranks, faceDown, foundations, recycles } = position;
  const text = (cards: readonly number[]) => cards.map(cardText).join(' ');
  const columns = position.columns.map((pile, at) =>
    pile
      .map((card, depth) => (depth < (faceDown[at] ?? 0) ? `<${cardText(card)}>` : cardText(card)))
      .join(' '),
  );
  const fields = [
    rules.draw,
    rules.passes ?? 'unlimited',
    rules.worryingBack ? 'yes' : 'no',
    plainVerdict(position, rules) ?? 'unknown',
    ranks,
    columns.join('/'),
    text(position.stock),
    text(position.waste),
    foundations.join(' '),
    recycles,
  ];
  return `${variant}: expected ${expected}, found ${found}\n${fields.join(',')}`;
}
