import type { KlondikeRules } from '../../deals/klondike.ts';

/** Named sets of rules; the first is the default. */
export const KLONDIKE_PRESETS = {
  'draw-1': { draw: 1, passes: null, worryingBack: true },
  'draw-3': { draw: 3, passes: null, worryingBack: true },
  'single-pass': { draw: 1, passes: 1, worryingBack: false },
  'three-pass': { draw: 3, passes: 3, worryingBack: false },
} as const satisfies Record<string, KlondikeRules>;

/** A name in {@link KLONDIKE_PRESETS}. */
export type KlondikePresetName = keyof typeof KLONDIKE_PRESETS;
