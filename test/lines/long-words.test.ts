import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/cards/input-error.ts';
import { dealFromSeed } from '../../src/deals/shuffles/shuffle.ts';
import { NOTATION_NAMES } from '../../src/lines/notation.ts';
import { notationNamed } from '../../src/lines/notations.ts';
import { readGames } from '../../src/replay/game.ts';

const given = {
  deal: dealFromSeed('seedrandom', '42'),
  rules: { draw: 3, passes: null, worryingBack: true },
  rulesAsked: false,
  notation: undefined,
};
const LENGTH = 8_000_000;
const WORDS = ['x', '@', 'A', 'AB', '@AL', '7', '7H'];

describe('a word of 8 MB', () => {
  test.each(WORDS)('of %j is no game: one line', (part) => {
    const word = part.repeat(LENGTH / part.length);
    const read = () => readGames(word, 'moves.txt', given);
    expect(read).toThrow(InputError);
    expect(read).toThrow(/^moves\.txt:1: these are no moves; expected [^\n]*$/);
  });

  test.each(NOTATION_NAMES)('is no move of %s', (name) => {
    for (const part of WORDS) {
      const word = part.repeat(LENGTH / part.length);
      expect(notationNamed(name).read(word)).toMatchObject({ ok: false });
    }
  });
});

describe('moves of MinimalKlondike without blanks', () => {
  const { split } = notationNamed('minimal-klondike');
  test.each([
    ['@@ALKLic@', ['@@AL', 'KL', 'ic', '@']],
    ['KL IC', ['KL', 'IC']],
    ['KLI', ['KLI']],
    ['KLxIC', ['KLxIC']],
    ['K@L', ['K@L']],
    ['@'.repeat(1000), ['@'.repeat(1000)]],
    ['KL'.repeat(1000), Array<string>(1000).fill('KL')],
  ])('%j', (text, items) => expect(split(text)).toEqual(items));
});
