import type { KlondikePosition, KlondikeRules } from '../../src/deals/klondike.ts';
import { applyMove, legalMoves } from '../../src/reference/klondike.ts';
import { type Disagreement, disagreementOn, plainVerdict } from './compare.ts';

const MOST_STEPS = 60;

/**
 * Follows the referee's moves as long as the search still disagrees there with plain search, so that what is left to
 * look at is late in the game. A disagreement between corners stays as it is.
 */
export function shrunk(disagreement: Disagreement): Disagreement {
  if (disagreement.variant === 'corners') return disagreement;
  let smallest = disagreement;
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = nextDisagreement(smallest);
    if (next === null) return smallest;
    smallest = next;
  }
  return smallest;
}

function nextDisagreement({ position, rules }: Disagreement): Disagreement | null {
  const simpler = [...easierStarts(position), ...afterMoves(position, rules)];
  for (const state of simpler) {
    if (weight(state) >= weight(position)) continue;
    const verdict = plainVerdict(state, rules);
    const found = verdict === null ? null : disagreementOn(state, rules, verdict);
    if (found !== null) return found;
  }
  return null;
}

/** The position without recycles made, and with the waste turned back. */
function easierStarts(position: KlondikePosition): KlondikePosition[] {
  const { waste, stock, recycles } = position;
  const full = { ...position, waste: [], stock: [...waste, ...stock] };
  return [...(recycles > 0 ? [{ ...position, recycles: 0 }] : []), ...(waste.length > 0 ? [full] : [])];
}

function afterMoves(position: KlondikePosition, rules: KlondikeRules): KlondikePosition[] {
  return legalMoves(position, rules).flatMap((move) => {
    const result = applyMove(position, rules, move);
    return result.ok ? [result.state] : [];
  });
}

/** Cards to be thought about: those not on foundations, face-down ones and the stock counted more than once. */
function weight({ columns, faceDown, stock, waste, recycles }: KlondikePosition): number {
  const inColumns = columns.flat().length;
  const hidden = faceDown.reduce((sum, count) => sum + count, 0);
  return 4 * (inColumns + hidden + 2 * (stock.length + waste.length)) + waste.length + recycles;
}
