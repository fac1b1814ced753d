import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPosition } from '../../../src/deals/check-position.ts';
import { FORMAT_NAMES } from '../../../src/deals/formats/format.ts';
import { printDeal } from '../../../src/deals/formats/print.ts';
import { readDeals } from '../../../src/deals/formats/read.ts';
import type { KlondikePosition } from '../../../src/deals/klondike.ts';
import { dealOf, freshDeal, positionInPlay, reachedPosition } from './positions.ts';

describe.each(FORMAT_NAMES)('%s', (format) => {
  it('gives every fresh deal back, named or recognised', () => {
    fc.assert(
      fc.property(freshDeal, (deal) => {
        const text = printDeal(deal, format);
        expect(readDeals(text, '-', format)).toEqual({ deals: [deal], warnings: [] });
        expect(readDeals(text, '-')).toEqual({ deals: [deal], warnings: [] });
      }),
    );
  });

  it('holds many deals in a file, numbered from 1', () => {
    fc.assert(
      fc.property(
        fc.array(freshDeal, { minLength: 2, maxLength: 5 }),
        fc.constantFrom('\n', '\r\n', '\n\n'),
        (deals, end) => {
          const text = deals.map((deal) => printDeal(deal, format).replaceAll('\n', end)).join(end);
          const numbered = deals.map((deal, i) => ({ ...deal, seed: String(i + 1) }));
          expect(readDeals(text, '-')).toEqual({ deals: numbered, warnings: [] });
        },
      ),
    );
  });
});

describe.each(FORMAT_NAMES)('%s in play', (format) => {
  it('gives every position that a game reached back, named or recognised', () => {
    fc.assert(
      fc.property(reachedPosition, ({ position }) => {
        const text = printDeal(dealOf(position), format);
        expect(readDeals(text, '-', format)).toEqual({ deals: [dealOf(position)], warnings: [] });
        expect(readDeals(text, '-')).toEqual({ deals: [dealOf(position)], warnings: [] });
      }),
      { numRuns: 200 },
    );
  });

  it('holds positions and fresh deals side by side', () => {
    const any = fc.oneof(
      positionInPlay,
      freshDeal.map(({ position }) => position),
    );
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 4 }), (positions) => {
        expect(positions.map(checkPosition)).toEqual(positions.map(() => null));
        const text = positions.map((position) => printDeal(dealOf(position), format)).join('\n');
        const { deals, warnings } = readDeals(text, '-');
        expect(deals.map(({ position }) => position)).toEqual(positions);
        expect(warnings).toEqual([]);
      }),
    );
  });

  it('is one line for a position where it is one for a deal', () => {
    const lines = (position: KlondikePosition) => printDeal(dealOf(position), format).split('\n').length;
    fc.assert(
      fc.property(freshDeal, positionInPlay, (deal, position) => {
        if (lines(deal.position) === 1) expect(lines(position)).toBe(1);
      }),
    );
  });
});

const pairs = FORMAT_NAMES.flatMap((from) => FORMAT_NAMES.map((to) => [from, to] as const));

it.each(pairs)('from %s to %s and back changes no byte', (from, to) => {
  fc.assert(
    fc.property(reachedPosition, ({ position }) => {
      const first = printDeal(dealOf(position), from);
      const [there] = readDeals(first, '-').deals;
      const [back] = readDeals(printDeal(there ?? dealOf(position), to), '-').deals;
      expect(back).toEqual(dealOf(position));
      expect(printDeal(back ?? dealOf(position), from)).toBe(first);
    }),
    { numRuns: 20 },
  );
});
