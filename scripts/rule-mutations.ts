// The table of scripts/rule-conditions.ts: what each pruning rule rests on, and the source without it.

/** A text of a source file in place of another. */
export interface Replacement {
  /** Below src/. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly text: string;
  readonly becomes: string;
}

/** One condition dropped or weakened. */
export interface Mutation extends Replacement {
  readonly name: string;
  /** The test that must fail where small decks cannot tell. */
  readonly unit?: string;
  /** Changed together with it, harmless alone. */
  readonly also?: Replacement;
  /** Why no verdict can change; then the suite must not fail. */
  readonly harmless?: string;
}

const FOUNDATIONS = 'games/klondike/foundations.ts';
const PRUNE = 'games/klondike/prune.ts';
const GENERATE = 'games/klondike/generate.ts';
const PASSING = 'games/klondike/passing.ts';
const PURPOSE = 'games/klondike/purpose.ts';
const RAISING = 'games/klondike/raising.ts';
const REACH = 'games/klondike/reach.ts';
const SEARCH = 'games/klondike/search.ts';
const STATE = 'games/klondike/state.ts';
const STOCK = 'games/klondike/stock.ts';
const MOVES = 'games/klondike/moves.ts';
const LATTICE = 'games/klondike/lattice.ts';
const ORDER = 'games/klondike/move-order.ts';
const SOLVE = 'games/klondike/solve.ts';
const OFFSETS = 'games/klondike/offsets.ts';
const QUESTIONS = 'games/klondike/questions.ts';
const TABLE = 'search/table.ts';

const SAFE = 'return lowerOther >= height - 1 && twinHeight >= height - 2;';
const FROM_STOCK = 'isSafe(height - 1, twin, lower, true)';
const SAFE_UP = 'return isSafe(rank, twin, LOWER_HEIGHT[other]!, true);';
const FREE_UP = 'freeUp: rules.worryingBack && pruning.purposeful && pruning.freeUp,';
const NOW = 'return wasteTop(stock, offset) | turnStops(stock & (-1 << offset), tables);';
const LATER = 'let later = last ? 0 : turnStops(stock, this.tables) & ~now;';
const HARMLESS = 'const harmless = last || this.oneByOne ? stock : lastOf(stock);';
const AT_ONCE = 'const atOnce = top !== 0 || this.limited || offset !== 0 ? top : ahead & -ahead;';
const NEXT_PASS = '} else if (safe !== 0) later &= upToFirst(safe);';
const UP_TO_FIRST = 'return first | (first - 1);';
const KEY = 'return st[at + FND]! | (st[at + LOCKED]! << 16);';
const COVERED = 'for (let offset = waste; offset <= MOST_WASTE; offset += draw) bits |= 1 << offset;';

/** Questions to easier rules end on small decks long before their limit. */
const CUT_QUESTIONS: Replacement = {
  file: SEARCH,
  text: 'const QUESTION_STATES = 100_000;',
  becomes: 'const QUESTION_STATES = 3;',
};

/** On small decks the first try of a search that asks decides nearly always. */
const CUT_FIRST_TRY: Replacement = {
  file: SOLVE,
  text: 'const FIRST_TRY = 500;',
  becomes: 'const FIRST_TRY = 2;',
};

export const MUTATIONS: readonly Mutation[] = [
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
    name: 'stock up: with lifts only at any draw count',
    file: GENERATE,
    text: 'this.raising = this.anyOrder && pruning.stockUp;',
    becomes: 'this.raising = pruning.stockUp;',
  },
  {
    name: 'stock up: not before a lift that needs a tree',
    file: GENERATE,
    text: '((next0 & visible0) | raised.raised0) & wholePairs(may0)',
    becomes: 'next0 & visible0 & wholePairs(may0)',
  },
  {
    name: 'stock up: next cards not laid either',
    file: GENERATE,
    text: 'const down0 = upFirst && !this.raising ? stock0 & ~up0 : stock0;',
    becomes: 'const down0 = upFirst ? stock0 & ~up0 : stock0;',
  },
  {
    name: 'stock up: one card only',
    file: RAISING,
    text: 'while ((higher & (other ? otherStock : stock)) !== 0) {',
    becomes: 'while (false) {',
  },
  {
    name: 'stock up: before free cards only',
    file: GENERATE,
    text: 'this.append(LIFT, 0, raised.raised0 & wholePairs(open0));',
    becomes: 'this.append(LIFT, 0, raised.raised0 & ~top0 & wholePairs(open0));',
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
    name: 'trees: stock cards at any draw count',
    file: GENERATE,
    text: 'this.stockInTrees = this.anyOrder && pruning.purposeful;',
    becomes: 'this.stockInTrees = rules.passes === null && pruning.purposeful;',
  },
  {
    name: 'trees: stock cards with limited passes',
    file: GENERATE,
    text: 'this.stockInTrees = this.anyOrder && pruning.purposeful;',
    becomes: 'this.stockInTrees = rules.draw === 1 && pruning.purposeful;',
  },
  {
    name: 'trees: only the first of a pair',
    file: PURPOSE,
    text: 'which < 2',
    becomes: 'which < 1',
  },
  {
    name: 'trees: only the second of a pair',
    file: PURPOSE,
    text: 'let which = 0; which < 2',
    becomes: 'let which = 1; which < 2',
  },
  {
    name: 'trees: only the top card of a foundation',
    file: PURPOSE,
    text: 'let longer = size;',
    becomes: 'if (((card & 31) >> 1) + 1 < height) return;\n    let longer = size;',
  },
  {
    name: 'trees: cards above on the foundation forgotten',
    file: PURPOSE,
    text: 'rank < height; rank++) {',
    becomes: 'rank < Math.min(height, ((card & 31) >> 1) + 1); rank++) {',
  },
  {
    name: 'trees: a lift needs the rank above',
    file: PURPOSE,
    text: '(kind === LIFT ? 0 : 1)',
    becomes: '1',
  },
  {
    name: 'trees: no king to an empty column',
    file: PURPOSE,
    text: 'rank > this.king ? this.emptyColumns > 0',
    becomes: 'rank > this.king ? false',
  },
  {
    name: 'trees: a column for every king',
    file: PURPOSE,
    text: 'rank > this.king ? this.emptyColumns > 0',
    becomes: 'rank > this.king ? true',
  },
  {
    name: 'trees: bound too tight over one rank',
    file: PURPOSE,
    text: 'reached |= through & (reached >>> 2);',
    becomes: '',
  },
  {
    name: 'trees: bound too tight over two ranks',
    file: PURPOSE,
    text: 'reached |= through & (reached >>> 4);',
    becomes: '',
  },
  {
    name: 'trees: bound too tight over four ranks',
    file: PURPOSE,
    text: 'reached |= through & (reached >>> 8);',
    becomes: '',
  },
  {
    name: 'trees: bound too tight over eight ranks',
    file: PURPOSE,
    text: 'return reached | (through & (reached >>> 16));',
    becomes: 'return reached;',
  },
  {
    name: 'trees: bound without kings',
    file: PURPOSE,
    text: 'let reached = open | (through & kingPair);',
    becomes: 'let reached = open;',
  },
  {
    name: 'safe again: without the twin',
    file: PURPOSE,
    text: SAFE_UP,
    becomes: 'return isSafe(rank, 13, LOWER_HEIGHT[other]!, true);',
  },
  {
    name: 'safe again: twin one lower',
    file: PURPOSE,
    text: SAFE_UP,
    becomes: 'return isSafe(rank, twin + 1, LOWER_HEIGHT[other]!, true);',
  },
  {
    name: 'safe again: other colour one lower',
    file: PURPOSE,
    text: SAFE_UP,
    becomes: 'return isSafe(rank, twin, LOWER_HEIGHT[other]! + 1, true);',
  },
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
    file: SEARCH,
    text: `      passes = Math.min(st[at + PASSES]!, cards);
    } else if (`,
    becomes: `      passes = Math.min(st[at + PASSES]!, cards);
    }
    if (`,
  },
  {
    name: 'key: without locked cards',
    file: SEARCH,
    text: KEY,
    becomes: 'return st[at + FND]!;',
  },
  {
    name: 'key: without foundations',
    file: SEARCH,
    text: KEY,
    becomes: 'return st[at + LOCKED]! << 16;',
  },
  {
    name: 'key: without the stock',
    file: SEARCH,
    text: 'table.markOf(a, stock | KEY_FLAG);',
    becomes: 'table.markOf(a, KEY_FLAG);',
  },
  {
    name: 'key: without the offset',
    file: SEARCH,
    text: 'if ((mark & (1 << waste)) !== 0) return KNOWN;',
    becomes: 'if (mark !== 0) return KNOWN;',
  },
  {
    name: 'key: without passes',
    file: SEARCH,
    text: 'stock | KEY_FLAG | (passes << PASSES_SHIFT)',
    becomes: 'stock | KEY_FLAG',
  },
  {
    name: 'key: passes capped two below the cards left',
    file: SEARCH,
    text: 'passes = Math.min(st[at + PASSES]!, cards);',
    becomes: 'passes = Math.min(st[at + PASSES]!, Math.max(0, cards - 2));',
  },
  {
    name: 'key: passes capped one below the cards left',
    file: SEARCH,
    text: 'passes = Math.min(st[at + PASSES]!, cards);',
    becomes: 'passes = Math.min(st[at + PASSES]!, Math.max(0, cards - 1));',
    harmless:
      'before each card taken the waste may have to be turned over once, but not before the last: alone it is the ' +
      'top of the waste or the next to be turned; so n cards never need more than n - 1 recycles',
  },
  {
    name: 'won: stock not looked at',
    file: SEARCH,
    text: '(this.anyOrder || this.st[at + STOCK] === 0)',
    becomes: 'true',
  },
  {
    name: 'won: face-down cards not looked at',
    file: SEARCH,
    text: 'this.st[at + HIDDEN] === 0 && (',
    becomes: '(',
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
  {
    name: 'reach: without the top of the waste',
    file: STOCK,
    text: NOW,
    becomes: 'return turnStops(stock & (-1 << offset), tables);',
  },
  {
    name: 'reach: without the last card',
    file: STOCK,
    text: ' | (1 << (31 - Math.clz32(stock)))',
    becomes: '',
  },
  {
    name: 'reach: all cards ahead',
    file: STOCK,
    text: NOW,
    becomes: 'return wasteTop(stock, offset) | (stock & (-1 << offset));',
  },
  {
    name: 'reach: turned over with no pass left',
    file: REACH,
    text: LATER,
    becomes: 'let later = turnStops(stock, this.tables) & ~now;',
  },
  {
    name: 'reach: never turned over',
    file: REACH,
    text: LATER,
    becomes: 'let later = 0;',
  },
  {
    name: 'passing: taking any card is harmless',
    file: REACH,
    text: HARMLESS,
    becomes: 'const harmless = stock;',
  },
  {
    name: 'passing: taking any card is harmless with unlimited passes',
    file: REACH,
    text: HARMLESS,
    becomes: 'const harmless = last || this.oneByOne || !this.limited ? stock : lastOf(stock);',
  },
  {
    name: 'passing: taking any card is harmless with limited passes',
    file: REACH,
    text: HARMLESS,
    becomes: 'const harmless = this.limited || this.oneByOne ? stock : lastOf(stock);',
  },
  {
    name: 'passing: taking any card is harmless in the last pass but one',
    file: REACH,
    text: HARMLESS,
    becomes:
      'const harmless = (this.limited && st[at + PASSES]! < 2) || this.oneByOne ? stock : lastOf(stock);',
  },
  {
    name: 'passing: taking the last card but one is harmless',
    file: REACH,
    text: HARMLESS,
    becomes: `const harmless =
        last || this.oneByOne ? stock : lastOf(stock) | lastOf(stock ^ lastOf(stock));`,
  },
  {
    name: 'passing: the last card of the waste counts as the last of the stock',
    file: REACH,
    text: HARMLESS,
    becomes: 'const harmless = last || this.oneByOne ? stock : lastOf(stock) | wasteTop(stock, offset);',
  },
  {
    name: 'passing: next cards count as safe',
    file: PASSING,
    text: `  const safe0 = (tables.black0[forBlack]! | tables.red0[forRed]!) & st[at + LEFT0]!;
  const safe1 = (tables.black1[forBlack]! | tables.red1[forRed]!) & st[at + LEFT1]!;`,
    becomes: `  const safe0 = (NEXT.black0[black]! | NEXT.red0[red]!) & st[at + LEFT0]!;
  const safe1 = (NEXT.black1[black]! | NEXT.red1[red]!) & st[at + LEFT1]!;`,
    also: {
      file: PASSING,
      text: 'import { LOWER_HEIGHT,',
      becomes: 'import { NEXT, LOWER_HEIGHT,',
    },
  },
  {
    name: 'passing: black cards safe by their own colour',
    file: PASSING,
    text: 'const forBlack = (black << 4) | LOWER_HEIGHT[red]!;',
    becomes: 'const forBlack = (black << 4) | LOWER_HEIGHT[black]!;',
  },
  {
    name: 'passing: red cards safe by their own colour',
    file: PASSING,
    text: 'const forRed = (red << 4) | LOWER_HEIGHT[black]!;',
    becomes: 'const forRed = (red << 4) | LOWER_HEIGHT[red]!;',
  },
  {
    name: 'passing: short rule with worrying back too',
    file: PASSING,
    text: 'const tables = worryingBack ? SAFE_WITH_BACK : SAFE_WITHOUT_BACK;',
    becomes: 'const tables = SAFE_WITHOUT_BACK;',
  },
  {
    name: 'passing: places of the second class taken for those of the first',
    file: PASSING,
    text: 'layout.stockPlace[63 - Math.clz32(rest & -rest)]!',
    becomes: 'layout.stockPlace[31 - Math.clz32(rest & -rest)]!',
  },
  {
    name: 'passing: the safe card itself not tried',
    file: PASSING,
    text: UP_TO_FIRST,
    becomes: 'return first - 1;',
  },
  {
    name: 'passing: the safe card itself not tried in this pass',
    file: REACH,
    text: 'now &= upToFirst(ahead);',
    becomes: 'now &= upToFirst(ahead) >> 1;',
  },
  {
    name: 'passing: the safe card itself not tried in the next pass',
    file: REACH,
    text: NEXT_PASS,
    becomes: '} else if (safe !== 0) later &= upToFirst(safe) >> 1;',
  },
  {
    name: 'passing: cards before the safe one not tried',
    file: PASSING,
    text: UP_TO_FIRST,
    becomes: 'return first;',
  },
  {
    name: 'passing: cards before the safe one not tried in this pass',
    file: REACH,
    text: 'now &= upToFirst(ahead);',
    becomes: 'now &= ahead & -ahead;',
  },
  {
    name: 'passing: cards before the safe one not tried in the next pass',
    file: REACH,
    text: NEXT_PASS,
    becomes: '} else if (safe !== 0) later &= safe & -safe;',
  },
  {
    name: 'passing: never turned over while a safe card is there',
    file: REACH,
    text: NEXT_PASS,
    becomes: '} else if (safe !== 0) later = 0;',
  },
  {
    name: 'passing: nothing ahead while a safe card lies in the waste',
    file: REACH,
    text: NEXT_PASS,
    becomes: '} else if (safe !== 0) now &= (later &= upToFirst(safe));',
  },
  {
    name: 'passing: safe cards count at which no turn stops',
    file: REACH,
    text: ' & harmless & (now | later);',
    becomes: ' & harmless;',
    also: {
      file: REACH,
      text: 'const ahead = safe & now & (-1 << offset);',
      becomes: 'const ahead = safe & (-1 << offset);',
    },
  },
  {
    name: 'passing: a safe card ahead goes up at once with limited passes too',
    file: REACH,
    text: AT_ONCE,
    becomes: 'const atOnce = top !== 0 || offset !== 0 ? top : ahead & -ahead;',
  },
  {
    name: 'passing: a safe card ahead goes up at once from anywhere',
    file: REACH,
    text: AT_ONCE,
    becomes: 'const atOnce = top !== 0 || this.limited ? top : ahead & -ahead;',
  },
  {
    name: 'passing: a safe card in the waste goes up at once from anywhere',
    file: REACH,
    text: AT_ONCE,
    becomes: 'const atOnce = top !== 0 ? top : safe & ~(-1 << offset);',
  },
  {
    name: 'passing: a safe top of the waste goes up though taking it does harm',
    file: REACH,
    text: 'const top = safe & wasteTop(stock, offset);',
    becomes: 'const top = safeInStock(st, at, layout, this.worryingBack) & wasteTop(stock, offset);',
  },
  {
    name: 'passes: not used up',
    file: MOVES,
    text: 'if ((move & TURNED) !== 0) st[at + PASSES]!--;',
    becomes: '',
  },
  {
    name: 'recycles already made forgotten',
    file: SEARCH,
    text: 'Math.max(0, passes - 1 - layout.start[PASSES]!)',
    becomes: 'passes - 1',
  },
  {
    name: 'lattice: draw counts exchanged',
    file: LATTICE,
    text: 'strict.draw % easy.draw === 0',
    becomes: 'easy.draw % strict.draw === 0',
  },
  {
    name: 'lattice: rules without worrying back asked by those with',
    file: LATTICE,
    text: 'worryingBack: easiest || rules.worryingBack',
    becomes: 'worryingBack: easiest',
  },
  {
    name: 'lattice: rules asked under which the stock has an order',
    file: LATTICE,
    text: 'return { draw: 1, passes: null',
    becomes: 'return { draw: rules.passes === null ? 1 : rules.draw, passes: null',
  },
  {
    name: 'lattice: a lower draw count is easier',
    file: LATTICE,
    text: 'strict.draw % easy.draw === 0',
    becomes: 'easy.draw <= strict.draw',
  },
  {
    name: 'lattice: passes exchanged',
    file: LATTICE,
    text: 'strict.passes <= easy.passes',
    becomes: 'strict.passes >= easy.passes',
  },
  {
    name: 'lattice: worrying back exchanged',
    file: LATTICE,
    text: '(easy.worryingBack || !strict.worryingBack)',
    becomes: '(strict.worryingBack || !easy.worryingBack)',
  },
  {
    name: 'recycles beyond the passes',
    file: SEARCH,
    text: 'Math.max(0, passes - 1 - layout.start[PASSES]!)',
    becomes: 'passes - 1 - layout.start[PASSES]!',
  },
  {
    name: 'trees: stock chains of the first of a pair only',
    file: PURPOSE,
    text: 'bit < from + 2; bit++',
    becomes: 'bit < from + 1; bit++',
  },
  {
    name: 'trees: stock chains where foundation cards could take part',
    file: PURPOSE,
    text: 'if (((cardClass === 0 ? this.on0 : this.on1) & supplied) === 0) {',
    becomes: 'if (supplied !== 0) {',
  },
  {
    name: 'questions: cut short',
    ...CUT_QUESTIONS,
    harmless: 'a question that ends without an answer proves nothing, and the search goes on without one',
  },
  {
    name: 'questions: whatever was entered counts as lost, cut questions too',
    file: QUESTIONS,
    text: 'return mark === this.current || this.lost[mark] === 1;',
    becomes: 'return mark > ALIVE;',
    also: CUT_QUESTIONS,
  },
  {
    name: 'questions: lost marks kept for the next deal',
    file: QUESTIONS,
    text: 'this.lost.fill(0, 0, this.current + 1);',
    becomes: '',
    also: CUT_QUESTIONS,
  },
  {
    name: 'questions: no end counts as a refutation',
    file: SEARCH,
    text: "return this.run(maxStates, maxStates, interrupted) === 'exhausted';",
    becomes: "return this.run(maxStates, maxStates, interrupted) !== 'won';",
    also: CUT_QUESTIONS,
  },
  {
    name: 'questions: every winnable position counts as refuted too',
    file: SEARCH,
    text: 'if (mark === ALIVE) return WINNABLE;',
    becomes: 'if (mark === ALIVE) return KNOWN;',
  },
  {
    name: 'questions: all entered positions count as winnable',
    file: SEARCH,
    text: 'if (!table.full) table.setMark(this.questions.current);',
    becomes: 'if (!table.full) table.setMark(this.questions.current === 3 ? ALIVE : this.questions.current);',
  },
  {
    name: 'questions: asked of the position before',
    file: SEARCH,
    text: 'easier.refutes(st, at, most, interrupted)',
    becomes: 'easier.refutes(st, from, most, interrupted)',
    harmless: 'what follows a lost position is lost: a question about it may only settle less',
  },
  {
    name: 'first try: cut short',
    ...CUT_FIRST_TRY,
    harmless: 'what it leaves open is searched from the start again',
  },
  {
    name: 'first try: what it entered counts as lost',
    file: SOLVE,
    text: '        search.restart();\n',
    becomes: '',
    also: CUT_FIRST_TRY,
  },
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
  {
    name: 'table: every key is taken for the first found',
    file: TABLE,
    text: 'if (second === b && slots[at] === a) {',
    becomes: 'if (second === b) {',
    unit: 'test/search/table.test.ts',
  },
];
