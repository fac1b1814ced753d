import { ALL_PRUNING, type Pruning } from '../../src/games/klondike/prune.ts';

export const PRUNING_RULES = [
  'safe',
  'upFirst',
  'purposeful',
  'freeUp',
  'columns',
  'offsets',
] as const satisfies readonly (keyof Pruning)[];

const NO_PRUNING: Pruning = {
  safe: false,
  upFirst: false,
  purposeful: false,
  freeUp: false,
  columns: false,
  offsets: false,
};

/** All rules on, each off alone, each on alone, and none: by name. */
export const VARIANTS: readonly (readonly [name: string, Pruning])[] = [
  ['all', ALL_PRUNING],
  ...PRUNING_RULES.map((rule) => [`no ${rule}`, { ...ALL_PRUNING, [rule]: false }] as const),
  ...PRUNING_RULES.map((rule) => [`only ${rule}`, { ...NO_PRUNING, [rule]: true }] as const),
  ['none', NO_PRUNING],
];
