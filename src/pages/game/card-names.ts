import { type Card, cardText, suitOf } from '../../cards/card.ts';

/** A card of the table by its name. */
export interface NamedCard {
  readonly name: string;
  readonly card: Card;
}

const MORE_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Names for the cards of piles: `7H` for the first 7 of hearts; its other copies have a letter of their own in place of
 * the suit's.
 * @returns one for each card, all different.
 */
export function namedCards(piles: readonly (readonly Card[])[]): NamedCard[][] {
  const seen = new Map<Card, number>();
  return piles.map((pile) =>
    pile.map((card) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      return { name: copyName(card, copy), card };
    }),
  );
}

/** Copies of a card are at most 8, in a deck of two packs with one suit. */
function copyName(card: Card, copy: number): string {
  const text = cardText(card);
  if (copy === 0) return text;
  const suit = suitOf(card);
  return `${text.charAt(0)}${MORE_LETTERS.charAt(suit * 7 + copy - 1)}`;
}

/**
 * The piles after a move, with the names that their cards had before: what lies below stays, the cards above it are those
 * that left their places.
 * @throws Error when a card comes from nowhere.
 */
export function namedAfter(
  before: readonly (readonly NamedCard[])[],
  piles: readonly (readonly Card[])[],
): { readonly piles: NamedCard[][]; readonly moved: readonly string[] } {
  const kept = piles.map((pile, at) => {
    const old = before[at] ?? [];
    const first = old.findIndex(({ card }, place) => card !== pile[place]);
    return first < 0 ? old.slice(0, pile.length) : old.slice(0, first);
  });
  const left = before.flatMap((old, at) => old.slice(kept[at]?.length));
  const moved: string[] = [];
  const named = piles.map((pile, at) => {
    const below = kept[at] ?? [];
    const above = pile.slice(below.length).map((card) => {
      const found = left.findIndex((each) => each.card === card);
      const [taken] = found < 0 ? [] : left.splice(found, 1);
      if (taken === undefined) throw new Error(`${cardText(card)} comes from nowhere`);
      moved.push(taken.name);
      return taken;
    });
    return [...below, ...above];
  });
  return { piles: named, moved };
}
