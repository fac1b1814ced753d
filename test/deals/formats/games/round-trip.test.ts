import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFreecellPosition } from '../../../../src/deals/check-freecell.ts';
import { COMMON_FORMATS, type CommonFormat } from '../../../../src/deals/formats/common-formats.ts';
import { readFreecell } from '../../../../src/deals/formats/freecell-formats.ts';
import { printFreecell } from '../../../../src/deals/formats/freecell-print.ts';
import { readSpider } from '../../../../src/deals/formats/spider-formats.ts';
import { printSpider } from '../../../../src/deals/formats/spider-print.ts';
import { type FreecellPosition, freecellDealingOrder } from '../../../../src/deals/freecell.ts';
import { FREECELL } from '../../../../src/deals/games/freecell.ts';
import { anyFreecell, anySpider, freecellBy } from './positions.ts';

const USUAL = { cells: 4, columns: 8, worryingBack: true };
const STANDARD = { suits: 4, dealOverEmpty: false, layout: 'standard' } as const;
const RUNS = { numRuns: 40 };

/** As a format gives it back: JSON lists the cards of cells without places. */
function backFrom(format: CommonFormat, position: FreecellPosition): FreecellPosition {
  const cards = position.cells.filter((card) => card !== null);
  if (format !== 'solvitaire') return position;
  return { ...position, cells: position.cells.map((_, at) => cards[at] ?? null) };
}

describe('FreeCell', () => {
  it('gets every position back under its rules, the format named or recognised', () => {
    fc.assert(
      fc.property(anyFreecell, ({ rules, position }) => {
        expect(checkFreecellPosition(position)).toBeNull();
        for (const format of COMMON_FORMATS) {
          const text = printFreecell(position, format);
          const back = { positions: [backFrom(format, position)], warnings: [] };
          expect(readFreecell(text, '-', format, rules)).toEqual(back);
          expect(readFreecell(text, '-', undefined, rules)).toEqual(back);
        }
      }),
      RUNS,
    );
  });

  it('tells its cells and columns by itself, but for a deal in dealing order', () => {
    fc.assert(
      fc.property(anyFreecell, ({ rules, position }) => {
        for (const format of COMMON_FORMATS) {
          const isOrder = ['cards', 'deck-digits'].includes(format);
          if (isOrder && freecellDealingOrder(position) !== null) continue;
          const read = readFreecell(printFreecell(position, format), '-', undefined, USUAL);
          expect(read).toEqual({ positions: [backFrom(format, position)], warnings: [] });
          const fitted = read.positions.map((each) =>
            FREECELL.fitted(each, { ...rules, cells: 1, columns: 4 }),
          );
          expect(fitted).toEqual([rules]);
        }
      }),
      RUNS,
    );
  });

  it('holds several deals and positions in a file', () => {
    const usual = fc.array(freecellBy(fc.constant(USUAL)), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(usual, fc.constantFrom('\n', '\r\n', '\n\n', '\n# next\n'), (deals, end) => {
        const positions = deals.map(({ position }) => position);
        for (const format of COMMON_FORMATS) {
          const text = positions.map((position) => printFreecell(position, format)).join(end);
          const back = positions.map((position) => backFrom(format, position));
          expect(readFreecell(text, '-', undefined, USUAL)).toEqual({ positions: back, warnings: [] });
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('Spider', () => {
  it('gets every position back, the format named or recognised', () => {
    fc.assert(
      fc.property(anySpider, ({ rules, position }) => {
        for (const format of COMMON_FORMATS) {
          const text = printSpider(position, format);
          const back = { positions: [position], warnings: [] };
          expect(readSpider(text, '-', format, rules)).toEqual(back);
          expect(readSpider(text, '-', undefined, rules)).toEqual(back);
        }
      }),
      RUNS,
    );
  });

  it('holds several deals and positions in a file', () => {
    const standard = anySpider.filter(({ rules }) => rules.layout === 'standard');
    const several = fc.array(standard, { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(several, fc.constantFrom('\n', '\r\n', '\n\n', '\n# next\n'), (deals, end) => {
        const positions = deals.map(({ position }) => position);
        for (const format of COMMON_FORMATS) {
          const text = positions.map((position) => printSpider(position, format)).join(end);
          expect(readSpider(text, '-', undefined, STANDARD)).toEqual({ positions, warnings: [] });
        }
      }),
      { numRuns: 15 },
    );
  });
});
