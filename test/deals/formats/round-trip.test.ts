import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../../src/cards/input-error.ts';
import { checkPosition } from '../../../src/deals/check-position.ts';
import { FORMAT_NAMES } from '../../../src/deals/formats/format.ts';
import { printDeal } from '../../../src/deals/formats/print.ts';
import { readDeals } from '../../../src/deals/formats/read.ts';
import { dealingOrder } from '../../../src/deals/klondike.ts';
import { dealOf, freshDeal, positionInPlay } from './positions.ts';

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

describe.each(['solvitaire', 'pysol'] as const)('%s in play', (format) => {
  it('gives every position back', () => {
    fc.assert(
      fc.property(fc.array(positionInPlay, { minLength: 1, maxLength: 3 }), (positions) => {
        expect(positions.map(checkPosition)).toEqual(positions.map(() => null));
        const text = positions.map((position) => printDeal(dealOf(position), format)).join('\n');
        const { deals, warnings } = readDeals(text, '-');
        expect(deals.map(({ position }) => position)).toEqual(positions);
        expect(warnings).toEqual([]);
      }),
    );
  });

  it('refuses a waste that was turned over before', () => {
    fc.assert(
      fc.property(positionInPlay, (position) => {
        expect(() => printDeal(dealOf({ ...position, recycles: 2 }), format)).toThrow(
          new InputError(`the ${format} format cannot say that the waste was turned over 2 times`),
        );
      }),
    );
  });
});

describe.each(['cards', 'columns', 'deck-digits'] as const)('%s in play', (format) => {
  it('refuses to print, and says which formats can', () => {
    fc.assert(
      fc.property(positionInPlay, (position) => {
        fc.pre(dealingOrder(position) === null);
        expect(() => printDeal(dealOf(position), format)).toThrow(
          new InputError(
            `the ${format} format holds fresh deals only; expected solvitaire or pysol for a position in play`,
          ),
        );
      }),
    );
  });
});
