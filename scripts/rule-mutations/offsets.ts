// One refutation for all later offsets.
import type { Mutation } from './mutation.ts';

const OFFSETS = 'games/klondike/offsets.ts';
const COVERED = 'for (let offset = waste; offset <= MOST_WASTE; offset += draw) bits |= 1 << offset;';

export const OFFSETS_MUTATIONS: readonly Mutation[] = [
  {
    name: 'offsets: earlier ones instead of later ones',
    file: OFFSETS,
    text: COVERED,
    becomes: 'for (let offset = waste; offset >= 0; offset -= draw) bits |= 1 << offset;',
  },
  {
    name: 'offsets: all later ones',
    file: OFFSETS,
    text: COVERED,
    becomes: 'for (let offset = waste; offset <= MOST_WASTE; offset++) bits |= 1 << offset;',
  },
  {
    name: 'offsets: the start with limited passes too',
    file: OFFSETS,
    text: 'let bits = limited ? 0 : 1;',
    becomes: 'let bits = 1;',
  },
  {
    name: 'offsets: multiples of the draw count as one with limited passes too',
    file: 'games/klondike/position.ts',
    text: 'if (limited || (waste',
    becomes: 'if ((waste',
  },
];
