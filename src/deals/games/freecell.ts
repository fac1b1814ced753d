import { COMMON_FORMATS } from '../formats/common-formats.ts';
import { readFreecell } from '../formats/freecell-formats.ts';
import { printFreecell } from '../formats/freecell-print.ts';
import {
  dealFreecell,
  FREECELL_CELLS,
  FREECELL_COLUMNS,
  type FreecellPosition,
  type FreecellRules,
  freecellDealingOrder,
} from '../freecell.ts';
import {
  checkedFreecellSeed,
  FREECELL_SHUFFLES,
  freecellOrder,
  freecellShuffle,
} from '../shuffles/freecell.ts';
import { type DealtGame, fileDeals } from './contract.ts';
import { wholeColumn, yesNoColumn } from './rule-columns.ts';

function alike(a: FreecellRules, b: FreecellRules): boolean {
  return a.cells === b.cells && a.columns === b.columns;
}

/** How FreeCell is dealt and written. */
export const FREECELL: DealtGame<FreecellPosition, FreecellRules> = {
  name: 'freecell',
  title: 'FreeCell',
  shuffles: FREECELL_SHUFFLES,
  formats: COMMON_FORMATS,
  columns: [
    wholeColumn('cells', FREECELL_CELLS.least, FREECELL_CELLS.most),
    wholeColumn('columns', FREECELL_COLUMNS.least, FREECELL_COLUMNS.most),
    yesNoColumn('worryingBack', 'yes', { name: 'worrying_back', title: 'worrying back' }),
  ],
  keys: ['cells', 'columns', 'worryingBack'],
  words({ cells, columns, worryingBack }) {
    const room = `${cells} ${cells === 1 ? 'cell' : 'cells'}, ${columns} columns`;
    return `${room}, ${worryingBack ? 'worrying back' : 'no worrying back'}`;
  },
  // More cells and worrying back may be left unused; another number of columns is another deal.
  winsCarryOver: (strict, easy) =>
    strict.cells <= easy.cells &&
    strict.columns === easy.columns &&
    (easy.worryingBack || !strict.worryingBack),
  dealsAlike: alike,
  laidOutAlike: alike,
  checkedSeed: (shuffle, seed) => checkedFreecellSeed(freecellShuffle(shuffle), seed),
  deal: (shuffle, seed, { columns, cells }) =>
    dealFreecell(freecellOrder(freecellShuffle(shuffle), seed), columns, cells),
  read: (text, name, format, rules) => fileDeals('freecell', readFreecell(text, name, format, rules)),
  fitted: ({ cells, columns }, rules) => ({ ...rules, cells: cells.length, columns: columns.length }),
  print: printFreecell,
  identity: (position) => printFreecell(position, 'solvitaire'),
  isFresh: (position) => freecellDealingOrder(position) !== null,
};
