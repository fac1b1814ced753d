import { cardOf, cardText } from '../../src/cards/card.ts';
import { dealingOrder, type KlondikePosition } from '../../src/deals/klondike.ts';

/** All cards in the order they go up here: the four aces, the four twos, and so on. */
const upwards = Array.from({ length: 52 }, (_, i) => cardOf(i % 4, Math.floor(i / 4)));

const sizes = [7, 6, 5, 4, 3, 2, 1];
const starts = sizes.map((_, i) => sizes.slice(0, i).reduce((sum, size) => sum + size, 0));

/** A deal that plays itself: column 7 goes up from its top card, then column 6, ..., then the stock card by card. */
export const openDeal: KlondikePosition = {
  ranks: 13,
  columns: sizes.map((size, i) => upwards.slice(starts[i], (starts[i] ?? 0) + size).reverse()).reverse(),
  faceDown: sizes.map((size) => size - 1).reverse(),
  foundations: [0, 0, 0, 0],
  stock: upwards.slice(28),
  waste: [],
  recycles: 0,
};

/** Its 76 moves at draw 1. */
export const openMoves: readonly string[] = [
  ...sizes.flatMap((size, i) =>
    upwards.slice(starts[i], (starts[i] ?? 0) + size).map((card) => `${cardText(card)} ${size}>f`),
  ),
  ...upwards.slice(28).flatMap((card) => ['draw', `${cardText(card)} w>f`]),
];

/** What `solve --json --moves` writes for it, with fields changed; a field set to undefined is left out. */
export function entry(changed: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    game: 'klondike',
    seed: '42',
    shuffle: 'file',
    deal: (dealingOrder(openDeal) ?? []).map(cardText).join(' '),
    rules: { draw: 1, passes: 1, worryingBack: false },
    verdict: 'winnable',
    states: 77,
    ms: 1.9,
    moves: openMoves,
    ...changed,
  });
}
