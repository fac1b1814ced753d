import fc from 'fast-check';
import type { Deal } from '../../../src/deals/deal.ts';
import { dealKlondike, type KlondikePosition, type KlondikeRules } from '../../../src/deals/klondike.ts';
import { applyMove, legalMoves } from '../../../src/reference/klondike.ts';

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

/** A position that a game by some rules reached: moves picked at random, those of cards before draws more often. */
export const reachedPosition = fc
  .record({
    order: deck,
    rules: fc.record<KlondikeRules>({
      draw: fc.oneof(fc.constantFrom(1, 3), fc.integer({ min: 1, max: 24 })),
      passes: fc.constantFrom(null, null, 1, 2, 3, 5),
      worryingBack: fc.boolean(),
    }),
    picks: fc.array(fc.nat(1000), { maxLength: 250 }),
    eager: fc.boolean(),
  })
  .map(({ order, rules, picks, eager }) => {
    let position = dealKlondike(order);
    for (const pick of picks) {
      const legal = legalMoves(position, rules);
      const upward = legal.filter(({ kind }) => kind.endsWith('to-foundation') || kind === 'waste-to-column');
      const moves = eager && pick % 4 > 0 && upward.length > 0 ? upward : legal;
      const move = moves[pick % moves.length];
      if (move === undefined) break;
      const result = applyMove(position, rules, move);
      if (!result.ok) throw new Error(result.reason);
      position = result.state;
    }
    return { position, rules };
  });

/** Positions in play: any foundations, columns (some empty) of face-down cards under a run, and a stock and waste. */
export const positionInPlay = fc
  .record({
    order: deck,
    foundations: fc.array(fc.integer({ min: 0, max: 13 }), { minLength: 4, maxLength: 4 }),
    down: fc.tuple(...[0, 1, 2, 3, 4, 5, 6].map((most) => fc.integer({ min: -1, max: most }))),
    runs: fc.array(fc.nat(12), { minLength: 7, maxLength: 7 }),
    drawn: fc.nat(24),
    recycles: fc.oneof(fc.constant(0), fc.nat(3), fc.maxSafeNat()),
  })
  .map(({ order, foundations, down, runs, drawn, recycles }): KlondikePosition => {
    const left = order.filter((card) => card % 13 >= (foundations[Math.floor(card / 13)] ?? 0));
    const columns = down.map((count) => left.splice(0, count + 1));
    const faceDown = columns.map((column) => Math.max(column.length - 1, 0));
    columns.forEach((column, i) => {
      growRun(column, left, runs[i] ?? 0);
    });
    const waste = left.splice(0, drawn);
    return { ranks: 13, columns, faceDown, foundations, stock: left, waste, recycles };
  })
  .filter(({ stock, waste }) => stock.length + waste.length <= 24);
