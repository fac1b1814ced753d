// The order of moves, which may leave none out.
import type { Mutation } from './mutation.ts';

const GENERATE = 'games/klondike/generate.ts';
const ORDER = 'games/klondike/move-order.ts';

export const ORDER_MUTATIONS: readonly Mutation[] = [
  {
    name: 'order of moves: what a tree lays stays behind',
    file: ORDER,
    text: 'words[to + 1] = laid;',
    becomes: '',
  },
  {
    name: 'order of moves: foundation heights stay behind',
    file: ORDER,
    text: 'words[to + 2] = heights;',
    becomes: '',
  },
  {
    name: 'order of moves: into those of the position before',
    file: ORDER,
    text: 'while (to > from && ',
    becomes: 'while (to > 0 && ',
  },
  {
    name: 'goals: no locked tops over the nearest',
    file: GENERATE,
    text: 'this.append(REVEAL, 0, reveal0 & placed0 & near0);',
    becomes: '',
  },
  {
    name: 'goals: no locked tops over others',
    file: GENERATE,
    text: 'this.append(REVEAL, 0, reveal0 & placed0 & far0);',
    becomes: '',
  },
  {
    name: 'goals: no locked tops over none',
    file: GENERATE,
    text: 'this.append(REVEAL, 0, reveal0 & placed0 & ~(near0 | far0));',
    becomes: '',
  },
  {
    name: 'goals: no trees for locked tops over others',
    file: GENERATE,
    text: 'this.appendTrees(REVEAL, 0, reveal0 & parent0 & far0, 0);',
    becomes: '',
  },
  {
    name: 'goals: trees for locked tops over others only',
    file: GENERATE,
    text: 'this.appendTrees(REVEAL, 0, reveal0 & parent0 & ~far0, 0);',
    becomes: '',
  },
];
