import { suitOf } from '../../cards/card.ts';
import { COMMON_FORMATS } from '../formats/common-formats.ts';
import { readSpider } from '../formats/spider-formats.ts';
import { printSpider } from '../formats/spider-print.ts';
import { checkedSeed } from '../shuffles/shuffle.ts';
import { spiderFromSeed } from '../shuffles/spider-seeds.ts';
import {
  SPIDER_LAYOUTS,
  SPIDER_SUITS,
  type SpiderPosition,
  type SpiderRules,
  type SpiderSuits,
  spiderDealingOrder,
  spiderLayoutOf,
} from '../spider.ts';
import { type DealtGame, fileDeals } from './contract.ts';
import { choiceColumn, yesNoColumn } from './rule-columns.ts';

/** How Spider is dealt and written. */
export const SPIDER: DealtGame<SpiderPosition, SpiderRules> = {
  name: 'spider',
  title: 'Spider',
  shuffles: ['seedrandom', 'solvitaire'],
  formats: COMMON_FORMATS,
  columns: [
    choiceColumn('suits', SPIDER_SUITS),
    choiceColumn('layout', SPIDER_LAYOUTS),
    yesNoColumn('dealOverEmpty', 'no', { name: 'deal_over_empty', title: 'deal over empty' }),
  ],
  keys: ['suits', 'dealOverEmpty', 'layout'],
  words: ({ suits, layout, dealOverEmpty }) =>
    [
      `${suits} ${suits === 1 ? 'suit' : 'suits'}`,
      ...(layout === 'pysol' ? ['PySol layout'] : []),
      ...(dealOverEmpty ? ['rows dealt over empty columns'] : []),
    ].join(', '),
  // Fewer suits make another game: runs leave by themselves that would stay with more.
  winsCarryOver: (strict, easy) =>
    strict.suits === easy.suits &&
    strict.layout === easy.layout &&
    (easy.dealOverEmpty || !strict.dealOverEmpty),
  dealsAlike: (a, b) => a.suits === b.suits && a.layout === b.layout,
  laidOutAlike: (a, b) => a.layout === b.layout,
  checkedSeed(shuffle, seed) {
    spiderFromSeed(shuffle, seed, { suits: 4, layout: 'standard' });
    return checkedSeed(shuffle, seed);
  },
  deal: spiderFromSeed,
  read: (text, name, format, rules) => fileDeals('spider', readSpider(text, name, format, rules)),
  fitted: (position, { dealOverEmpty, layout }) => ({
    suits: suitsOf(position),
    dealOverEmpty,
    layout: spiderLayoutOf(position) ?? layout,
  }),
  print: printSpider,
  identity: (position) => printSpider(position, 'solvitaire'),
  isFresh: (position) => spiderDealingOrder(position) !== null,
};

/** The suits of a position's deck. */
function suitsOf({ columns, stock, completed }: SpiderPosition): SpiderSuits {
  const seen = new Set([...columns.flat(), ...stock].map(suitOf));
  for (const [suit, runs] of completed.entries()) if (runs > 0) seen.add(suit);
  return SPIDER_SUITS.find((suits) => seen.size <= suits) ?? 4;
}
