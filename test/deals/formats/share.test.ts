import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../../src/cards/input-error.ts';
import { printDeal } from '../../../src/deals/formats/print.ts';
import { readDeals } from '../../../src/deals/formats/read.ts';
import { dealFromShare } from '../../../src/deals/formats/share.ts';
import { numberText, withCheck } from '../../../src/deals/formats/share-text.ts';
import { dealKlondike } from '../../../src/deals/klondike.ts';
import { dealFromSeed } from '../../../src/deals/shuffles/shuffle.ts';
import { dealOf, freshDeal, positionInPlay, reachedPosition } from './positions.ts';
import { refusal, SAMPLE, sampleAs } from './sample.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const shared = sampleAs('share');
const inPlay = printDeal(
  dealOf({
    ...SAMPLE.position,
    stock: SAMPLE.position.stock.slice(3),
    waste: SAMPLE.position.stock.slice(0, 3),
    recycles: 2,
  }),
  'share',
);

describe('what a share text looks like', () => {
  it.each([['42', 'K11DA51P5GMDNFAS4QW7C3RDWVYDQPZPC0TQDAREFE7NCWS7X2T8MY']])(
    'the text of seedrandom seed %s never changes',
    (seed, text) => {
      expect(printDeal(dealFromSeed('seedrandom', seed), 'share')).toBe(text);
    },
  );

  it('has 54 letters and digits for every fresh deal', () => {
    fc.assert(
      fc.property(freshDeal, (deal) => {
        expect(printDeal(deal, 'share')).toMatch(/^K1[0-9A-HJKMNP-TV-Z]{52}$/);
      }),
    );
    const pack = Array.from({ length: 52 }, (_, card) => card);
    for (const order of [pack, pack.toReversed()]) {
      expect(printDeal(dealOf(dealKlondike(order)), 'share')).toHaveLength(54);
    }
  });

  it('has letters and digits only for a position in play, hardly more than for a deal', () => {
    fc.assert(
      fc.property(positionInPlay, (position) => {
        expect(printDeal(dealOf(position), 'share')).toMatch(/^K[12][0-9A-HJKMNP-TV-Z]{6,80}$/);
      }),
    );
  });

  it('differs for different positions', () => {
    fc.assert(
      fc.property(reachedPosition, reachedPosition, (one, other) => {
        const same = JSON.stringify(one.position) === JSON.stringify(other.position);
        const texts = [one, other].map(({ position }) => printDeal(dealOf(position), 'share'));
        expect(texts[0] === texts[1]).toBe(same);
      }),
    );
  });
});

describe('a share text as people type it', () => {
  it.each([
    ['in lower case', shared.toLowerCase()],
    ['in groups', shared.replace(/(.{5})/g, '$1-')],
    ['with spaces', `  ${shared.replace(/(.{9})/g, '$1 ')} `],
    ['with I, L and O for 1 and 0', shared.replaceAll('1', 'l').replaceAll('0', 'O')],
    ['after a comment', `# mine\n\n${shared} # good`],
  ])('%s', (_name, text) => {
    const { deals } = readDeals(text, '-');
    expect(deals).toEqual([{ ...SAMPLE, shuffle: 'file', seed: '1' }]);
  });

  it('names the deal by the text as it is printed', () => {
    expect(dealFromShare(shared.toLowerCase())).toEqual({ ...SAMPLE, shuffle: 'share', seed: shared });
  });
});

/** Every text with one other character, and every one with two neighbours swapped. */
function mistakes(text: string): string[] {
  const letters = Array.from(text);
  return letters.flatMap((letter, i) => {
    const next = letters[i + 1] ?? letter;
    const swapped =
      next === letter
        ? []
        : [
            letters
              .with(i, next)
              .with(i + 1, letter)
              .join(''),
          ];
    return [...Array.from(ALPHABET).filter((other) => other !== letter), ...'Uu']
      .map((other) => letters.with(i, other).join(''))
      .concat(swapped);
  });
}

describe.each([
  ['a fresh deal', shared],
  ['a position', inPlay],
])('a mistake in the text of %s', (_name, text) => {
  it('of one character, or two neighbours swapped, is always found and named', () => {
    const all = mistakes(text);
    expect(all.length).toBeGreaterThan(32 * text.length);
    for (const wrong of all) {
      expect([wrong, refusal(wrong)]).toEqual([
        wrong,
        expect.stringMatching(/^deals\.txt:1: share text: .*; expected /),
      ]);
      expect(() => dealFromShare(wrong)).toThrow(InputError);
    }
  });

  it('of up to four characters is always found', () => {
    const edits = fc.uniqueArray(
      fc.record({ at: fc.nat(text.length - 1), letter: fc.constantFrom(...ALPHABET) }),
      { minLength: 1, maxLength: 4, selector: ({ at }) => at },
    );
    fc.assert(
      fc.property(edits, (changes) => {
        const wrong = changes.reduce((to, { at, letter }) => to.with(at, letter), Array.from(text)).join('');
        fc.pre(wrong !== text);
        expect(() => dealFromShare(wrong)).toThrow(InputError);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a share text that is refused', () => {
  const mistyped = (at: number, letter: string): string => Array.from(shared).with(at, letter).join('');

  it.each<[string, string, string]>([
    [
      'one character mistyped',
      mistyped(16, shared[16] === 'Z' ? 'Y' : 'Z'),
      'check sum does not match, character 17 is probably mistyped; expected a text as deal --share prints it',
    ],
    [
      'two neighbours swapped',
      shared.replace(/^(.{20})(.)(.)/, '$1$3$2'),
      'check sum does not match, characters 21 and 22 are probably swapped; expected a text as deal --share prints it',
    ],
    [
      'several characters mistyped',
      `${shared.slice(0, 20)}ABCDEF${shared.slice(26)}`,
      'check sum does not match; expected a text as deal --share prints it',
    ],
    ['one character missing', shared.slice(0, -1), '53 characters; expected 54 for a fresh deal'],
    ['one character too many', `${shared}0`, '55 characters; expected 54 for a fresh deal'],
    [
      'a letter of no share text',
      mistyped(9, 'U'),
      '"U" (character 10) is in no share text; expected digits and letters other than U',
    ],
    [
      'another game',
      withCheck(`F1${'0'.repeat(46)}`),
      '"F1" stands for a game or version unknown here; expected K1 or K2',
    ],
    [
      'a number above all deals',
      withCheck(`K1${'Z'.repeat(46)}`),
      'no position in it; expected a text as deal --share prints it',
    ],
    [
      'a position with a zero before it',
      withCheck(`K20${inPlay.slice(2, -6)}`),
      'not the one text of its position; expected a text as deal --share prints it',
    ],
    [
      'a position that cannot come up',
      withCheck(`K2${numberText(0n)}00000000`),
      '52 cards in stock and waste; expected at most 24',
    ],
  ])('%s', (_name, text, problem) => {
    expect(refusal(text)).toBe(`deals.txt:1: share text: ${problem}`);
  });

  it('a second line is named', () => {
    expect(refusal(`${shared}\n${mistyped(16, shared[16] === 'Z' ? 'Y' : 'Z')}`)).toMatch(
      /^deals\.txt:2: share text: check sum does not match, character 17 /,
    );
  });

  it('no share text holds a small deck', () => {
    const small = dealKlondike(
      Array.from({ length: 16 }, (_, i) => Math.floor(i / 4) * 13 + (i % 4)),
      4,
    );
    expect(() => printDeal(dealOf(small), 'share')).toThrow(
      new InputError('16 cards in 4 columns; expected 52 in 7 for a share text'),
    );
  });
});

describe('the check sum', () => {
  const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
  const letters = (values: readonly number[]): string =>
    values.map((value) => ALPHABET.charAt(value)).join('');

  // BIP 350 feeds the readable part's high bits, a zero, its low bits, and then the data to the same code.
  it.each([
    'A1LQFN3A',
    'an83characterlonghumanreadablepartthatcontainsthetheexcludedcharactersbioandnumber11sg7hg6',
    'abcdef1l7aum6echk45nj3s0wdvt2fg8x9yrzpqzd3ryx',
    '11llllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllludsr8',
    'split1checkupstagehandshakeupstreamerranterredcaperredlc445v',
  ])('is that of BIP 350: %s', (vector) => {
    const text = vector.toLowerCase();
    const split = text.lastIndexOf('1');
    const codes = Array.from(text.slice(0, split), (letter) => letter.charCodeAt(0));
    const data = Array.from(text.slice(split + 1), (letter) => BECH32.indexOf(letter));
    const prefix = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
    expect(withCheck(letters([...prefix, ...data.slice(0, -6)]))).toBe(letters([...prefix, ...data]));
  });
});
