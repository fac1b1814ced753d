import type { KlondikePosition, KlondikeRules } from '../src/deals/klondike.ts';
import { dealFromSeed } from '../src/deals/shuffles/shuffle.ts';
import { KLONDIKE_PRESETS } from '../src/games/klondike/rules.ts';

/** A set of rules the bench measures, by the name it has in tables and baselines. */
export interface Corner {
  readonly name: string;
  readonly rules: KlondikeRules;
}

export const CORNERS: readonly Corner[] = [
  { name: 'draw 1', rules: { draw: 1, passes: null, worryingBack: true } },
  { name: 'draw 1, no worrying back', rules: { draw: 1, passes: null, worryingBack: false } },
  { name: 'draw 3', rules: { draw: 3, passes: null, worryingBack: true } },
  { name: 'draw 3, no worrying back', rules: { draw: 3, passes: null, worryingBack: false } },
];

/** Rules with limited passes, which cost more and are measured when asked for. */
export const LIMITED_CORNERS: readonly Corner[] = [
  { name: 'single pass', rules: KLONDIKE_PRESETS['single-pass'] },
  { name: 'three passes', rules: KLONDIKE_PRESETS['three-pass'] },
];

/** The bench's deals: the first `solvitaire` seeds, for which published verdicts and efforts exist. */
export function benchPosition(seed: number): KlondikePosition {
  return dealFromSeed('solvitaire', String(seed)).position;
}
