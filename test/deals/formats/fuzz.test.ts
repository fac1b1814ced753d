import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../../src/cards/input-error.ts';
import { checkPosition } from '../../../src/deals/check-position.ts';
import { FORMAT_NAMES } from '../../../src/deals/formats/format.ts';
import { readDeals } from '../../../src/deals/formats/read.ts';
import { sampleAs } from './sample.ts';

const broken = fc
  .record({
    text: fc.constantFrom(...FORMAT_NAMES.map(sampleAs)),
    at: fc.nat(1000),
    cut: fc.nat(12),
    put: fc.oneof(
      fc.constantFrom('', '5H', '<', '"', ']', '\n', '#', '??', 'Talon:', '014', ',', '{'),
      fc.string(),
    ),
  })
  .map(({ text, at, cut, put }) => {
    const start = at % text.length;
    return text.slice(0, start) + put + text.slice(start + cut);
  });

describe('whatever the text', () => {
  it.each([undefined, ...FORMAT_NAMES])(
    'it is read as a sound position or refused in one line (%s)',
    (format) => {
      fc.assert(
        fc.property(fc.oneof(broken, fc.string(), fc.json()), (text) => {
          try {
            const { deals } = readDeals(text, 'deals.txt', format);
            expect(deals.map(({ position }) => checkPosition(position))).toEqual(deals.map(() => null));
          } catch (error) {
            if (!(error instanceof InputError)) throw error;
            expect(error.message).toMatch(/^deals\.txt:(\d+:)? [^\n\r]+; expected [^\n\r]+$/);
          }
        }),
        { numRuns: 400 },
      );
    },
  );
});
