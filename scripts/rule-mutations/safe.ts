// What is safe, and what goes up at once.
import type { Mutation } from './mutation.ts';

const FOUNDATIONS = 'games/klondike/foundations.ts';
const PRUNE = 'games/klondike/prune.ts';
const GENERATE = 'games/klondike/generate.ts';
const SEARCH = 'games/klondike/search.ts';
const SAFE = 'return lowerOther >= height - 1 && twinHeight >= height - 2;';
const FROM_STOCK = 'isSafe(height - 1, twin, lower, true)';
const FREE_UP = 'freeUp: rules.worryingBack && pruning.purposeful && pruning.freeUp,';

export const SAFE_MUTATIONS: readonly Mutation[] = [
  {
    name: 'safe: without the twin',
    file: FOUNDATIONS,
    text: SAFE,
    becomes: 'return lowerOther >= height - 1;',
  },
  {
    name: 'safe: twin one lower',
    file: FOUNDATIONS,
    text: SAFE,
    becomes: 'return lowerOther >= height - 1 && twinHeight >= height - 3;',
  },
  {
    name: 'safe: other colour one lower',
    file: FOUNDATIONS,
    text: SAFE,
    becomes: 'return lowerOther >= height - 2 && twinHeight >= height - 2;',
  },
  {
    name: 'safe: short rule with worrying back too',
    file: FOUNDATIONS,
    text: 'if (!worryingBack && lowerOther >= height) return true;',
    becomes: 'if (lowerOther >= height) return true;',
  },
  {
    name: 'safe: short rule one lower',
    file: FOUNDATIONS,
    text: 'if (!worryingBack && lowerOther >= height) return true;',
    becomes: 'if (!worryingBack && lowerOther >= height - 1) return true;',
  },
  {
    name: 'safe: lower height of the other colour is the higher one',
    file: FOUNDATIONS,
    text: 'Math.min(byte & 15, byte >> 4)',
    becomes: 'Math.max(byte & 15, byte >> 4)',
  },
  {
    name: 'safe from the stock: without the twin',
    file: FOUNDATIONS,
    text: FROM_STOCK,
    becomes: 'isSafe(height - 1, 13, lower, true)',
  },
  {
    name: 'safe from the stock: twin one lower',
    file: FOUNDATIONS,
    text: FROM_STOCK,
    becomes: 'isSafe(height - 1, twin + 1, lower, true)',
  },
  {
    name: 'safe from the stock: other colour one lower',
    file: FOUNDATIONS,
    text: FROM_STOCK,
    becomes: 'isSafe(height - 1, twin, lower + 1, true)',
  },
  {
    name: 'safe from the stock: always',
    file: FOUNDATIONS,
    text: FROM_STOCK,
    becomes: 'isSafe(0, twin, lower, true)',
  },
  {
    name: 'safe stock cards: at any draw count',
    file: SEARCH,
    text: '      anyOrder: this.anyOrder,',
    becomes: '      anyOrder: rules.passes === null,',
  },
  {
    name: 'safe stock cards: with limited passes',
    file: SEARCH,
    text: '      anyOrder: this.anyOrder,',
    becomes: '      anyOrder: rules.draw === 1,',
  },
  {
    name: 'free cards up: without worrying back',
    file: SEARCH,
    text: FREE_UP,
    becomes: 'freeUp: pruning.purposeful && pruning.freeUp,',
  },
  {
    name: 'free cards up: without purposeful placement',
    file: SEARCH,
    text: FREE_UP,
    becomes: 'freeUp: rules.worryingBack && pruning.freeUp,',
  },
  {
    name: 'free cards up: locked tops too',
    file: PRUNE,
    text: 'up0 |= (NEXT.black0[black]! | NEXT.red0[red]!) & ~top0;',
    becomes: 'up0 |= NEXT.black0[black]! | NEXT.red0[red]!;',
  },
  {
    name: 'forced cards: covered ones too',
    file: PRUNE,
    text: 'up0 &= wholePairs(openRanks(visible0, visible0 & ~top0));',
    becomes: '',
  },
  {
    name: 'up first: without worrying back',
    file: GENERATE,
    text: 'this.upFirst = rules.worryingBack && pruning.upFirst;',
    becomes: 'this.upFirst = pruning.upFirst;',
  },
  {
    name: 'up first: covered cards too',
    file: GENERATE,
    text: 'reveal0 &= ~lift0;',
    becomes: 'reveal0 &= ~next0;',
  },
];
