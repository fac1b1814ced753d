import { type Card, cardOf, isRed, rankOf } from '../../src/cards/card.ts';
import { dealKlondike, type KlondikePosition, type KlondikeRules } from '../../src/deals/klondike.ts';
import { applyMove, legalMoves } from '../../src/reference/klondike.ts';
import type { Random } from './random.ts';

/** What the random positions of a family look like; pairs are lowest and highest values. */
export type Family =
  | {
      /** Fresh deals of a small deck, some moves played. */
      readonly kind: 'dealt';
      readonly name: string;
      readonly ranks: number;
      readonly columns: number;
      /** Share of deals whose low cards lie deep and late. */
      readonly lowDeep: number;
      /** Most moves played by chance after the deal. */
      readonly played: number;
    }
  | {
      /** Positions in the middle of a game, put together card by card. */
      readonly kind: 'built';
      readonly name: string;
      readonly ranks: readonly [number, number];
      readonly columns: readonly [number, number];
      /** Cards not yet on the foundations. */
      readonly left: readonly [number, number];
      /** Cards in stock and waste. */
      readonly stock: readonly [number, number];
      /** Share of the tableau's cards that are laid on runs where they fit. */
      readonly loose: number;
      readonly lowDeep: number;
    };

/** A random position of a family; the same one for the same seed. */
export function randomPosition(family: Family, random: Random): KlondikePosition {
  return family.kind === 'dealt' ? dealtPosition(family, random) : builtPosition(family, random);
}

/** Random rules, those that matter most the most often. */
export function randomRules(random: Random, stock: number): KlondikeRules {
  const draw = stock < 2 ? 1 : random.pick([1, 1, 1, 1, 2, 3, 3, 4, 24]);
  return { draw, passes: random.pick([1, 2, 3, null, null, null]), worryingBack: random.chance(0.5) };
}

function dealtPosition(family: Extract<Family, { kind: 'dealt' }>, random: Random): KlondikePosition {
  const deck = deckOf([0, 0, 0, 0], family.ranks);
  const order = random.chance(family.lowDeep)
    ? random.nearlySorted(deck, rankOf, family.ranks * 2)
    : random.shuffled(deck);
  let state = dealKlondike(order, family.columns);
  for (let left = random.between(0, family.played); left > 0; left--) {
    const rules: KlondikeRules = { draw: random.between(1, 3), passes: 3, worryingBack: true };
    const moves = legalMoves(state, rules);
    if (moves.length === 0) break;
    const result = applyMove(state, rules, random.pick(moves));
    if (!result.ok) throw new Error(result.reason);
    state = result.state;
  }
  return state;
}

function builtPosition(family: Extract<Family, { kind: 'built' }>, random: Random): KlondikePosition {
  const ranks = random.between(...family.ranks);
  const foundations = heights(ranks, random.between(...family.left), random);
  const cards = random.shuffled(deckOf(foundations, ranks));
  const inStock = Math.min(random.between(...family.stock), cards.length, 24);
  const stock = cards.splice(0, inStock);
  const lowDeep = random.chance(family.lowDeep);
  const loose = random.between(0, Math.floor(family.loose * cards.length));
  const onTop = cards.splice(0, loose).sort((a, b) => rankOf(b) - rankOf(a));
  const buried = lowDeep ? random.nearlySorted(cards, rankOf, ranks) : cards;
  const piles: Card[][] = Array.from({ length: random.between(...family.columns) }, () => []);
  const deepest = random.between(1, piles.length);
  for (const card of buried) random.pick(piles.slice(0, deepest)).push(card);
  const faceDown = piles.map((pile) => Math.max(0, pile.length - 1));
  for (const card of onTop) {
    const open = piles.filter((pile) => takes(pile, card, ranks));
    if (open.length > 0) random.pick(open).push(card);
    else {
      const at = random.between(0, piles.length - 1);
      // A card that fits nowhere goes below the others, face down.
      if ((piles[at]?.length ?? 0) > 0) faceDown[at] = (faceDown[at] ?? 0) + 1;
      piles[at]?.unshift(card);
    }
  }
  const waste = random.chance(0.5) ? 0 : random.between(0, stock.length);
  return {
    ranks,
    columns: piles,
    faceDown,
    foundations,
    stock: stock.slice(waste),
    waste: stock.slice(0, waste),
    recycles: random.pick([0, 0, 0, 1, 2]),
  };
}

function takes(pile: readonly Card[], card: Card, ranks: number): boolean {
  const top = pile.at(-1);
  if (top === undefined) return rankOf(card) === ranks - 1;
  return rankOf(top) === rankOf(card) + 1 && isRed(top) !== isRed(card);
}

/** Uneven foundation heights that leave a number of cards. */
function heights(ranks: number, left: number, random: Random): number[] {
  const found = [ranks, ranks, ranks, ranks];
  const weights = found.map(() => random.between(1, 4));
  const suits = weights.flatMap((weight, suit) => Array.from({ length: weight }, () => suit));
  for (let taken = 0; taken < Math.min(left, 4 * ranks); ) {
    const suit = random.pick(suits);
    const height = found[suit] ?? 0;
    if (height === 0) suits.splice(0, suits.length, ...suits.filter((other) => other !== suit));
    else {
      found[suit] = height - 1;
      taken++;
    }
  }
  return found;
}

/** The cards above the given foundation heights. */
function deckOf(foundations: readonly number[], ranks: number): Card[] {
  return foundations.flatMap((height, suit) =>
    Array.from({ length: ranks - height }, (_, above) => cardOf(suit, height + above)),
  );
}
