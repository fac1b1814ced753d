import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InputError } from '../../src/cards/input-error.ts';
import { NOTATION_NAMES } from '../../src/lines/notation.ts';
import { playLine } from '../../src/lines/play.ts';
import { type Given, readGames } from '../../src/replay/game.ts';
import { entry, openDeal } from '../verify/open-deal.ts';

const given: Given = {
  deal: { game: 'klondike', shuffle: 'file', seed: '1', position: openDeal },
  rules: { draw: 3, passes: null, worryingBack: true },
  rulesAsked: false,
  notation: undefined,
};

/** Reads and plays; whatever is wrong must be an InputError of one line, or a fault of the line. */
function tried(text: string, more: Partial<Given> = {}): void {
  try {
    for (const game of readGames(text, 'game', { ...given, ...more })) {
      const { fault } = playLine(game.position, game.rules, game.items, game.notation);
      if (fault !== null) expect(fault.reason).not.toContain('\n');
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expect(error.message).not.toContain('\n');
  }
}

const notation = fc.constantFrom(undefined, ...NOTATION_NAMES);

it('any text is a game, or bad input told in one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), notation, (text, name) => tried(text, { notation: name })),
  );
});

it('so is what looks like moves', () => {
  const pieces = [
    'draw',
    'recycle',
    '7C 7>f',
    '9Z 1>2',
    'f>3',
    '3>',
    'DR2',
    'DR',
    'NEW',
    'F7',
    'F9',
    '71-2',
    'WC',
    'H1',
  ];
  pieces.push('@@', '@', 'LB', 'AB', 'AF', 'BA', 'ZZ', '12.', '#', '>', '-1', '\n', '  ', '99');
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(texts, notation, (text, name) => tried(text, { notation: name })),
    { numRuns: 500 },
  );
});

it('so is JSON with anything in its fields', () => {
  const field = fc.constantFrom(
    'deal',
    'rules',
    'moves',
    'notation',
    'seed',
    'shuffle',
    'verdict',
    'position',
  );
  fc.assert(
    fc.property(field, fc.jsonValue(), (name, value) => tried(entry({ [name]: value }), { deal: null })),
    { numRuns: 500 },
  );
});

it('a long text is read in good time', () => {
  for (const word of ['a', '>', '9', ' ', '@', 'LB ', '7H 5>', '1. ', '7H  ', 'DR1 ']) {
    const start = performance.now();
    tried(word.repeat(100_000));
    expect(performance.now() - start).toBeLessThan(20_000);
  }
});
