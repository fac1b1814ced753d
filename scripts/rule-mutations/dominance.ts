// Dominance: which positions make others needless, and what that rests on.
import type { Mutation } from './mutation.ts';
import { CUT_QUESTIONS } from './questions.ts';

const DOMINANCE = 'games/klondike/dominance.ts';
const ENTERED = 'games/klondike/entered.ts';
const UNIT = 'test/games/klondike/dominance.test.ts';

const PROVES =
  'else if ((stock & ~other) === 0 && this.leads(other, nodes[node + KEY]!, stock, key)) return mark;';
const ALIVE =
  'if ((other & ~stock) === 0 && this.leads(stock, key, other, nodes[node + KEY]!)) return ALIVE;';
const RISEN = 'popcount(placesBelow[at + more]! & ~placesBelow[at]! & played) !== more';
const IN_TREES = 'const inTrees = (this.anyOrder || loose) && pruning.purposeful && pruning.stockUp;';

export const DOMINANCE_MUTATIONS: readonly Mutation[] = [
  {
    name: 'dominance: whatever the stock holds',
    file: DOMINANCE,
    text: PROVES,
    becomes: 'else if (this.leads(other, nodes[node + KEY]!, stock, key)) return mark;',
  },
  {
    name: 'dominance: by the one with fewer stock cards',
    file: DOMINANCE,
    text: PROVES,
    becomes:
      'else if ((other & ~stock) === 0 && this.leads(stock, key, other, nodes[node + KEY]!)) return mark;',
  },
  {
    name: 'dominance: whatever lies on the foundations',
    file: DOMINANCE,
    text: PROVES,
    becomes: 'else if ((stock & ~other) === 0) return mark;',
  },
  {
    name: 'dominance: cards of the tableau go up freely',
    file: DOMINANCE,
    text: RISEN,
    becomes: 'more > 13',
  },
  {
    name: 'dominance: one stock card lets all that follow go up',
    file: DOMINANCE,
    text: RISEN,
    becomes: 'popcount(placesBelow[at + more]! & ~placesBelow[at]! & played) < 1',
  },
  {
    name: 'dominance: cards come back without worrying back too',
    file: DOMINANCE,
    text: 'if (more < 0 && !worryingBack) return false;',
    becomes: '',
  },
  {
    name: 'dominance: no card comes back',
    file: DOMINANCE,
    text: 'if (more < 0 && !worryingBack) return false;',
    becomes: 'if (more < 0) return false;',
    harmless: 'fewer positions are dominated',
  },
  {
    name: 'dominance: the same stock is always as good',
    file: DOMINANCE,
    text: 'if (key === otherKey) return true;',
    becomes: 'if (key === otherKey || stock === otherStock) return true;',
  },
  {
    name: 'dominance: winnable when a winnable one dominates it',
    file: DOMINANCE,
    text: ALIVE,
    becomes: 'if ((stock & ~other) === 0 && this.leads(other, nodes[node + KEY]!, stock, key)) return ALIVE;',
    unit: UNIT,
  },
  {
    name: 'dominance: what a winnable one dominates counts as lost',
    file: DOMINANCE,
    text: 'if (mark === ALIVE) {',
    becomes:
      'if (mark === ALIVE && (stock & ~other) === 0 && this.leads(other, nodes[node + KEY]!, stock, key)) return 2;\n      if (mark === ALIVE) {',
  },
  {
    name: 'dominance: what questions left behind proves something',
    file: DOMINANCE,
    text: '!questions.settles(mark)',
    becomes: 'mark > questions.current',
    also: CUT_QUESTIONS,
  },
  {
    name: 'dominance: where stock cards go up by themselves',
    file: ENTERED,
    text: IN_TREES,
    becomes: 'const inTrees = (this.anyOrder || loose) && pruning.purposeful;',
  },
  {
    name: 'dominance: where stock cards are laid by themselves',
    file: ENTERED,
    text: IN_TREES,
    becomes: 'const inTrees = (this.anyOrder || loose) && pruning.stockUp;',
  },
  {
    name: 'dominance: with limited passes',
    file: ENTERED,
    text: IN_TREES,
    becomes: 'const inTrees = pruning.purposeful && pruning.stockUp;',
    also: {
      file: ENTERED,
      text: '    const waste = settledWaste(st, at, this.rules.draw, this.limited);\n',
      becomes:
        '    if (dominance !== null && dominance.proves(st, at, this.questions) !== 0) return KNOWN;\n    dominance?.note(st, at, LOST);\n    const waste = settledWaste(st, at, this.rules.draw, this.limited);\n',
    },
  },
  {
    name: 'dominance, loosened: whatever the stock holds',
    file: DOMINANCE,
    text: 'if ((stock & ~other) !== 0 || nodes[node + MARK]! > lowest) continue;',
    becomes: 'if (nodes[node + MARK]! > lowest) continue;',
  },
  {
    name: 'dominance, loosened: with less in reach',
    file: DOMINANCE,
    text: 'if ((stock & ~other) !== 0 || nodes[node + MARK]! > lowest) continue;',
    becomes: 'if ((stock & ~other) !== 0) continue;',
    unit: UNIT,
  },
  {
    name: 'dominance, loosened: whatever lies on the foundations',
    file: DOMINANCE,
    text: 'if (this.leads(other, nodes[node + KEY]!, stock, key)) return true;',
    becomes: 'return true;',
  },
];
