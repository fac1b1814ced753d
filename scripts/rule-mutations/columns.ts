// Open ranks, empty columns and kings.
import type { Mutation } from './mutation.ts';

const PRUNE = 'games/klondike/prune.ts';
const GENERATE = 'games/klondike/generate.ts';
const STATE = 'games/klondike/state.ts';

export const COLUMNS_MUTATIONS: readonly Mutation[] = [
  {
    name: 'columns: one too few',
    file: GENERATE,
    text: 'if (emptyColumns >= 4 - seated) {',
    becomes: 'if (emptyColumns >= 3 - seated) {',
  },
  {
    name: 'columns: any king counted as seated',
    file: GENERATE,
    text: 'popcount(top0 & layout.baseKings[0])',
    becomes: 'popcount(visible0 & kingBits)',
  },
  {
    name: 'empty columns: kings in them forgotten',
    file: GENERATE,
    text: 'const emptyColumns = cleared - freeKings;',
    becomes: 'const emptyColumns = cleared;',
  },
  {
    name: 'base kings: may move to an empty column',
    file: GENERATE,
    text: 'let reveal0 = top0 & ~layout.baseKings[0];',
    becomes: 'let reveal0 = top0;',
    harmless:
      'the column it clears and the column it takes cancel out: the position after it differs only in where the king ' +
      'lies, and the column it leaves holds nothing more, so the same moves are possible before and after',
  },
  {
    name: 'base kings: kings on face-down cards too',
    file: STATE,
    text: `      if (depth > 0) return;
      bases[word]! |= bit;
      if (indexRank(card) === ranks - 1) baseKings[word]! |= bit;`,
    becomes: `      if (indexRank(card) === ranks - 1) baseKings[word]! |= bit;
      if (depth > 0) return;
      bases[word]! |= bit;`,
  },
  {
    name: 'open ranks: one of the pair ignored',
    file: PRUNE,
    text: 'return (any | both) & PAIRS;',
    becomes: 'return any & PAIRS;',
  },
  {
    name: 'open ranks: two visible ignored',
    file: PRUNE,
    text: 'return (any | both) & PAIRS;',
    becomes: 'return both & PAIRS;',
  },
  {
    name: 'open ranks: locked cards lie on parents too',
    file: GENERATE,
    text: 'const open0 = openRanks(visible0, visible0 & ~top0);',
    becomes: 'const open0 = openRanks(visible0, visible0);',
  },
  {
    name: 'open ranks: cards lying on parents forgotten',
    file: PRUNE,
    text: 'const children = free << 2;',
    becomes: 'const children = 0;',
  },
];
