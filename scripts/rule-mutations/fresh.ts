// Fresh stock cards: those that no covered offset reaches.
import type { Mutation } from './mutation.ts';

const OFFSETS = 'games/klondike/offsets.ts';
const REACH = 'games/klondike/reach.ts';
const ENTERED = 'games/klondike/entered.ts';
const GENERATE = 'games/klondike/generate.ts';

const STOPS = 'return (later - waste) / draw;';
const LATER = 'for (let later = waste + draw; later <= MOST_WASTE; later += draw) {';
const BY_PASSES = 'return this.limited ? fresh : fresh & ~turnStops(stock, this.tables);';
const COVERED = 'if (mark !== 0 && this.pruning.offsets) {';

export const FRESH_MUTATIONS: readonly Mutation[] = [
  {
    name: 'fresh: a stop too few',
    file: OFFSETS,
    text: STOPS,
    becomes: 'return (later - waste) / draw - 1;',
  },
  {
    name: 'fresh: a stop too many',
    file: OFFSETS,
    text: STOPS,
    becomes: 'return (later - waste) / draw + 1;',
    harmless: 'a card more is tried',
  },
  {
    name: 'fresh: up to any covered offset',
    file: OFFSETS,
    text: LATER,
    becomes: 'for (let later = waste + 1; later <= MOST_WASTE; later++) {',
  },
  {
    name: 'fresh: up to covered offsets before',
    file: OFFSETS,
    text: LATER,
    becomes: 'for (let later = waste % draw; later <= MOST_WASTE; later += draw) {',
    harmless:
      'an offset that turning goes on from is covered when one before it is, so that none before one not covered is',
  },
  {
    name: 'fresh: the top of the waste is not',
    file: REACH,
    text: BY_PASSES,
    becomes: `return this.limited
      ? fresh & ~wasteTop(stock, offset)
      : fresh & ~wasteTop(stock, offset) & ~turnStops(stock, this.tables);`,
  },
  {
    name: 'fresh: no stops of turns from the start with limited passes either',
    file: REACH,
    text: BY_PASSES,
    becomes: 'return fresh & ~turnStops(stock, this.tables);',
  },
  {
    name: 'fresh: stops of turns from the start with unlimited passes too',
    file: REACH,
    text: BY_PASSES,
    becomes: 'return fresh;',
    harmless: 'more cards are tried',
  },
  {
    name: 'fresh: only some where no offset is covered',
    file: ENTERED,
    text: COVERED,
    becomes: 'if (this.pruning.offsets) {',
  },
  {
    name: 'fresh: though offsets do not cover one another',
    file: ENTERED,
    text: COVERED,
    becomes: 'if (mark !== 0) {',
    harmless: 'what was searched at one offset reaches the same, whether or not it stands for others',
  },
  {
    name: 'fresh: cards of the position before',
    file: ENTERED,
    text: '    this.fresh = ALL_FRESH;\n',
    becomes: '',
  },
  {
    name: 'fresh: the waste is turned over all the same',
    file: REACH,
    text: `      now &= fresh;
      later = 0;`,
    becomes: '      now &= fresh;',
    harmless: 'more cards are tried',
  },
  {
    name: 'fresh: a safe card goes up at once though not fresh',
    file: REACH,
    text: 'if ((atOnce & fresh) !== 0)',
    becomes: 'if (atOnce !== 0)',
    harmless: 'a card more is tried',
  },
  {
    name: 'fresh: nothing is tried where no safe card goes up at once',
    file: REACH,
    text: 'if (atOnce !== 0) return NOTHING;',
    becomes: 'if (fresh !== ALL_FRESH) return NOTHING;',
  },
  {
    name: 'fresh: nothing is tried where a safe card goes up at once',
    file: REACH,
    text: 'if ((atOnce & fresh) !== 0)',
    becomes: 'if (fresh === ALL_FRESH && atOnce !== 0)',
  },
  {
    name: 'fresh: nor any other card of the stock afterwards',
    file: 'games/klondike/dead-ends.ts',
    text: 'const reach = first | after | (stock & -lowest) | lastOf(before);',
    becomes: 'const reach = first;',
  },
  {
    name: 'fresh: dead ends with all cards in reach',
    file: GENERATE,
    text: 'reach.findFirst(st, at, fresh)',
    becomes: 'reach.findFirst(st, at, ALL_FRESH)',
    also: {
      file: GENERATE,
      text: "import { NOTHING, StockReach } from './reach.ts';",
      becomes: "import { ALL_FRESH } from './offsets.ts';\nimport { NOTHING, StockReach } from './reach.ts';",
    },
    harmless: 'more cards in reach make fewer dead ends',
  },
];
