import { FORMAT_NAMES } from '../formats/format.ts';
import { printDeal } from '../formats/print.ts';
import { readDeals } from '../formats/read.ts';
import { dealingOrder, type KlondikePosition, type KlondikeRules } from '../klondike.ts';
import { checkedSeed, dealFromSeed } from '../shuffles/shuffle.ts';
import type { DealtGame } from './contract.ts';
import { type RuleColumn, wholeColumn, yesNoColumn } from './rule-columns.ts';

const UNLIMITED = 'unlimited';

/** Passes as the columns and options write them: a number or `unlimited`. */
function passesText(passes: number | null): string {
  return passes === null ? UNLIMITED : String(passes);
}

const passes: RuleColumn<KlondikeRules> = {
  ...{ key: 'passes', name: 'passes', title: 'passes', align: 'left' },
  pattern: `${UNLIMITED}|[1-9]\\d{0,14}`,
  expected: 'a whole number from 1 or unlimited',
  text: (rules) => passesText(rules.passes),
  read(text) {
    if (text === UNLIMITED) return null;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return value >= 1 && value <= Number.MAX_SAFE_INTEGER ? value : undefined;
  },
  order: (rules) => rules.passes ?? Number.MAX_SAFE_INTEGER,
};

const WORRYING_BACK = { name: 'worrying_back', title: 'worrying back' };

/** How Klondike is dealt and written. */
export const KLONDIKE: DealtGame<KlondikePosition, KlondikeRules> = {
  name: 'klondike',
  title: 'Klondike',
  shuffles: ['seedrandom', 'solvitaire', 'klondike-solver', 'greenfelt'],
  formats: FORMAT_NAMES,
  columns: [wholeColumn('draw', 1, 24), passes, yesNoColumn('worryingBack', 'yes', WORRYING_BACK)],
  keys: ['draw', 'passes', 'worryingBack'],
  words({ draw, passes, worryingBack }) {
    const stock = passes === 1 ? '1 pass' : `${passesText(passes)} passes`;
    return `draw ${draw}, ${stock}, ${worryingBack ? 'worrying back' : 'no worrying back'}`;
  },
  // Worrying back may be left unused and passes over, and several draws of fewer cards make one of more where its count
  // is a multiple.
  winsCarryOver(strict, easy) {
    const enoughPasses =
      (strict.passes ?? Number.POSITIVE_INFINITY) <= (easy.passes ?? Number.POSITIVE_INFINITY);
    return enoughPasses && strict.draw % easy.draw === 0 && (easy.worryingBack || !strict.worryingBack);
  },
  dealsAlike: () => true,
  laidOutAlike: () => true,
  checkedSeed,
  deal: (shuffle, seed) => dealFromSeed(shuffle, seed).position,
  read: (text, name, format, rules) => readDeals(text, name, format, [rules]),
  fitted: (_, rules) => rules,
  print: (position, format) => printDeal({ game: 'klondike', shuffle: 'file', seed: '1', position }, format),
  identity: (p) =>
    JSON.stringify([p.ranks, p.columns, p.faceDown, p.foundations, p.stock, p.waste, p.recycles]),
  isFresh: (position) => dealingOrder(position) !== null,
};
