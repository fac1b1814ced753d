import { describe, expect, it } from 'vitest';
import { InputError } from '../../../src/cards/input-error.ts';
import { printDeal } from '../../../src/deals/formats/print.ts';
import { dealFromShare } from '../../../src/deals/formats/share.ts';
import { dealOf } from './positions.ts';
import { SAMPLE } from './sample.ts';

const MOST = 76;

function problem(text: string): string {
  try {
    dealFromShare(text);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  throw new Error('the text was read');
}

describe('the length of a share text', () => {
  it('is at most that of a position after as many turns of the waste as are counted', () => {
    const { stock } = SAMPLE.position;
    const recycles = Number.MAX_SAFE_INTEGER;
    const position = { ...SAMPLE.position, stock: stock.slice(3), waste: stock.slice(0, 3), recycles };
    const text = printDeal(dealOf(position), 'share');
    expect(text).toHaveLength(MOST);
    expect(dealFromShare(text).position).toEqual(position);
  });

  it.each([MOST + 1, 5_000_000])('is refused when it is %d', (length) => {
    const said = `share text: ${length} characters; expected at most ${MOST}`;
    for (const start of ['K1', 'K2', 'U']) expect(problem(start.padEnd(length, '7'))).toBe(said);
  });

  it.each(['', ' ', ' - '])('is refused when it is nothing: %j', (text) => {
    expect(problem(text)).toBe('share text: empty; expected a text as deal --share prints it');
  });
});
