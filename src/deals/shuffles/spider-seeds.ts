import seedrandom from 'seedrandom';
import { type Card, cardOf } from '../../cards/card.ts';
import { InputError } from '../../cards/input-error.ts';
import { dealSpider, type SpiderPosition, type SpiderRules, withSuits } from '../spider.ts';
import { packBySuit, swap } from './contract.ts';
import { mt19937 } from './mt19937.ts';
import { checkedSeed, type ShuffleName } from './shuffle.ts';
import { fairBelow, SOLVITAIRE_SUITS } from './solvitaire.ts';

/*
 * How seeds become Spider deals. A seed is one deal of two packs with four suits; decks of fewer suits merge its suits
 * (spider.ts), so that the three games of a seed differ in nothing but suits.
 */

/** The 104 cards in the dealing order of `dealSpider`. */
type SpiderOrder = (seed: string) => Card[];

const RANKS = 13;
const TABLEAU = 54;

/**
 * The text drives ARC4 as in Klondike: Fisher-Yates from the last card down over two packs, each clubs, diamonds,
 * hearts, spades, ace to king; cards are dealt from the front.
 */
const seedrandomOrder: SpiderOrder = (seed) => {
  const rng = seedrandom(seed);
  const deck = [...packBySuit([0, 1, 2, 3]), ...packBySuit([0, 1, 2, 3])];
  for (let i = deck.length - 1; i > 0; i--) swap(deck, i, Math.floor(rng() * (i + 1)));
  return deck;
};

/**
 * As Solvitaire deals: its deck of two packs is dealt from the end, first the stock of 50 from its bottom up, so that the
 * row dealt first is cards 54 to 63 of the deck, left to right; then the columns row by row from card 53 down.
 */
const solvitaireOrder: SpiderOrder = (seed) => {
  const next = mt19937(Number(seed));
  const pack = Array.from({ length: RANKS }, (_, rank) => SOLVITAIRE_SUITS.map((suit) => cardOf(suit, rank)));
  const deck = [...pack.flat(), ...pack.flat()];
  for (let i = deck.length - 1; i > 0; i--) swap(deck, i, fairBelow(next, i));
  return [...deck.slice(0, TABLEAU).reverse(), ...deck.slice(TABLEAU)];
};

const ORDERS: Readonly<Partial<Record<ShuffleName, SpiderOrder>>> = {
  seedrandom: seedrandomOrder,
  solvitaire: solvitaireOrder,
};

/**
 * The Spider deal of a seed.
 * @throws InputError when the shuffle does not take the seed, or deals no Spider.
 */
export function spiderFromSeed(
  shuffle: ShuffleName,
  seedText: string,
  rules: Pick<SpiderRules, 'suits' | 'layout'>,
): SpiderPosition {
  const order = ORDERS[shuffle];
  if (order === undefined) {
    throw new InputError(
      `the ${shuffle} shuffle deals no Spider; expected ${Object.keys(ORDERS).join(' or ')}`,
    );
  }
  const cards = order(checkedSeed(shuffle, seedText)).map((card) => withSuits(card, rules.suits));
  return dealSpider(cards, rules.layout);
}
