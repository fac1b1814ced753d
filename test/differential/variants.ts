import { ALL_PRUNING, type Pruning } from '../../src/games/klondike/prune.ts';

const PRUNING_RULES = Object.keys(ALL_PRUNING) as readonly (keyof Pruning)[];

export const NO_PRUNING: Pruning = withRules(ALL_PRUNING, PRUNING_RULES, false);

/** A way to search: which pruning rules, and whether the easiest rules are asked on the way. */
export interface Variant {
  readonly name: string;
  readonly pruning: Pruning;
  /** First a try of so few positions, then the easiest rules are asked about every further one; null never to ask. */
  readonly askAfter: number | null;
  /** Positions it may take, so few that it often ends without a verdict; null for as many as it needs. */
  readonly maxStates: number | null;
  /** Positions before the first pass of a beam; left out as many as the search takes by itself. */
  readonly beamAt?: number;
  /** Only whether the position is lost with the stock loosened (loose.ts); no verdict when it is not. */
  readonly loosened?: true;
}

const whole = { askAfter: null, maxStates: null };
const loosened = { ...whole, loosened: true } as const;

export const ALL: Variant = { name: 'all', pruning: ALL_PRUNING, ...whole };

export const LOOSENED: Variant = { name: 'loosened', pruning: ALL_PRUNING, ...loosened };

/** Rules that do nothing without another one. */
const RESTS_ON: Partial<Record<keyof Pruning, readonly (keyof Pruning)[]>> = {
  freeUp: ['purposeful'],
  dominance: ['purposeful', 'stockUp'],
  twins: ['deadEnds'],
};

/** Rules that meet what is played from a loosened stock. */
const MEETING_LOOSENED = ['upFirst', 'purposeful', 'stockUp', 'dominance', 'deadEnds'] as const;

/** All rules on, each off alone, each on alone with those it rests on, none; asking with all on; and a loosened stock. */
export const VARIANTS: readonly Variant[] = [
  ALL,
  ...PRUNING_RULES.map((rule) => ({
    name: `no ${rule}`,
    pruning: withRules(ALL_PRUNING, [rule], false),
    ...whole,
  })),
  ...PRUNING_RULES.map((rule) => ({
    name: `only ${rule}`,
    pruning: withRules(NO_PRUNING, [rule, ...(RESTS_ON[rule] ?? [])], true),
    ...whole,
  })),
  { name: 'none', pruning: NO_PRUNING, ...whole },
  { name: 'beam at once', pruning: ALL_PRUNING, ...whole, beamAt: 1 },
  { name: 'beam after 3, none', pruning: NO_PRUNING, ...whole, beamAt: 3 },
  { name: 'beam at once, within 40', pruning: ALL_PRUNING, askAfter: null, maxStates: 40, beamAt: 1 },
  { name: 'asking at once', pruning: ALL_PRUNING, askAfter: 0, maxStates: null },
  { name: 'asking after 5', pruning: ALL_PRUNING, askAfter: 5, maxStates: null },
  { name: 'asking within 20', pruning: ALL_PRUNING, askAfter: 0, maxStates: 20 },
  { name: 'asking after 3, within 40', pruning: ALL_PRUNING, askAfter: 3, maxStates: 40 },
  LOOSENED,
  { ...LOOSENED, name: 'loosened, asking at once', askAfter: 0 },
  { name: 'loosened, none', pruning: NO_PRUNING, ...loosened },
  ...MEETING_LOOSENED.map((rule) => ({
    name: `loosened, no ${rule}`,
    pruning: withRules(ALL_PRUNING, [rule], false),
    ...loosened,
  })),
];

function withRules(pruning: Pruning, rules: readonly (keyof Pruning)[], on: boolean): Pruning {
  return { ...pruning, ...Object.fromEntries(rules.map((rule) => [rule, on])) };
}
