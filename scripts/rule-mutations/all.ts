// The table of scripts/rule-conditions.ts: what each pruning rule rests on, and the source without it.
import { CLASHES_MUTATIONS } from './clashes.ts';
import { COLUMNS_MUTATIONS } from './columns.ts';
import { DEAD_ENDS_MUTATIONS } from './dead-ends.ts';
import { DEAD_ENDS_REACH_MUTATIONS } from './dead-ends-reach.ts';
import { DOMINANCE_MUTATIONS } from './dominance.ts';
import { FRESH_MUTATIONS } from './fresh.ts';
import { LOOSE_MUTATIONS } from './loose.ts';
import type { Mutation } from './mutation.ts';
import { OFFSETS_MUTATIONS } from './offsets.ts';
import { ORDER_MUTATIONS } from './order.ts';
import { PASSING_MUTATIONS } from './passing.ts';
import { POSITIONS_MUTATIONS } from './positions.ts';
import { QUESTIONS_MUTATIONS } from './questions.ts';
import { REACH_MUTATIONS } from './reach.ts';
import { SAFE_MUTATIONS } from './safe.ts';
import { TREES_MUTATIONS } from './trees.ts';

export const MUTATIONS: readonly Mutation[] = [
  ...SAFE_MUTATIONS,
  ...TREES_MUTATIONS,
  ...COLUMNS_MUTATIONS,
  ...REACH_MUTATIONS,
  ...PASSING_MUTATIONS,
  ...OFFSETS_MUTATIONS,
  ...FRESH_MUTATIONS,
  ...LOOSE_MUTATIONS,
  ...DOMINANCE_MUTATIONS,
  ...DEAD_ENDS_MUTATIONS,
  ...DEAD_ENDS_REACH_MUTATIONS,
  ...CLASHES_MUTATIONS,
  ...POSITIONS_MUTATIONS,
  ...QUESTIONS_MUTATIONS,
  ...ORDER_MUTATIONS,
];
