import fc from 'fast-check';
import type { Deal } from '../../../src/deals/deal.ts';
import { dealKlondike, type KlondikePosition } from '../../../src/deals/klondike.ts';

const deck = fc.shuffledSubarray(
  Array.from({ length: 52 }, (_, card) => card),
  { minLength: 52, maxLength: 52 },
);

export const dealOf = (position: KlondikePosition): Deal => ({
  game: 'klondike',
  shuffle: 'file',
  seed: '1',
  position,
});

/** Any fresh deal. */
export const freshDeal = deck.map((order) => dealOf(dealKlondike(order)));

const isBlackSuit = (card: number): boolean => card < 13 || card >= 39;

/** Lays face-up cards on a column as long as the cards left have one that fits. */
function growRun(column: number[], left: number[], length: number): void {
  for (let i = 0; i < length; i++) {
    const top = column.at(-1) ?? -1;
    const at = left.findIndex(
      (card) => (card % 13) + 1 === top % 13 && isBlackSuit(card) !== isBlackSuit(top),
    );
    if (at < 0) return;
    column.push(...left.splice(at, 1));
  }
}

/** Positions in play: any foundations, columns (some empty) of face-down cards under a run, and a stock and waste. */
export const positionInPlay = fc
  .record({
    order: deck,
    foundations: fc.array(fc.integer({ min: 0, max: 13 }), { minLength: 4, maxLength: 4 }),
    down: fc
      .tuple(...[0, 1, 2, 3, 4, 5, 6].map((most) => fc.integer({ min: -1, max: most })))
      .chain((down) => fc.shuffledSubarray(down, { minLength: 7 })),
    runs: fc.array(fc.nat(12), { minLength: 7, maxLength: 7 }),
    drawn: fc.nat(24),
  })
  .map(({ order, foundations, down, runs, drawn }): KlondikePosition => {
    const left = order.filter((card) => card % 13 >= (foundations[Math.floor(card / 13)] ?? 0));
    const columns = down.map((count) => left.splice(0, count + 1));
    const faceDown = columns.map((column) => Math.max(column.length - 1, 0));
    columns.forEach((column, i) => {
      growRun(column, left, runs[i] ?? 0);
    });
    const waste = left.splice(0, drawn);
    return { ranks: 13, columns, faceDown, foundations, stock: left, waste, recycles: 0 };
  })
  .filter(({ stock, waste }) => stock.length + waste.length <= 24);
