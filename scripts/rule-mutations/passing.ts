// Drawing onto no safe card.
import type { Mutation } from './mutation.ts';

const PASSING = 'games/klondike/passing.ts';
const REACH = 'games/klondike/reach.ts';
const HARMLESS = 'const harmless = last || this.oneByOne ? stock : lastOf(stock);';
const AT_ONCE = 'const atOnce = this.limited || offset !== 0 ? top : ahead & -ahead;';
const NEXT_PASS = '} else if (afterwards !== 0) later &= upToFirst(afterwards);';
const UP_TO_FIRST = 'return first | (first - 1);';

export const PASSING_MUTATIONS: readonly Mutation[] = [
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
    becomes: '} else if (afterwards !== 0) later &= upToFirst(afterwards) >> 1;',
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
    becomes: '} else if (afterwards !== 0) later &= afterwards & -afterwards;',
  },
  {
    name: 'passing: never turned over while a safe card is there',
    file: REACH,
    text: NEXT_PASS,
    becomes: '} else if (afterwards !== 0) later = 0;',
  },
  {
    name: 'passing: nothing ahead while a safe card lies in the waste',
    file: REACH,
    text: NEXT_PASS,
    becomes: '} else if (afterwards !== 0) now &= (later &= upToFirst(afterwards));',
  },
  {
    name: 'passing: safe cards count at which no turn stops',
    file: REACH,
    text: 'const ahead = safe & now;',
    becomes: 'const ahead = safe & (-1 << offset);',
    also: {
      file: REACH,
      text: 'const afterwards = safe & later;',
      becomes: 'const afterwards = safe;',
    },
  },
  {
    name: 'passing: a safe card ahead goes up at once with limited passes too',
    file: REACH,
    text: AT_ONCE,
    becomes: 'const atOnce = offset !== 0 ? top : ahead & -ahead;',
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
];
