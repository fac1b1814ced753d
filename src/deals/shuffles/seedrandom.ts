import seedrandom from 'seedrandom';
import { InputError } from '../../cards/input-error.ts';
import { packBySuit, type Shuffle, swap } from './contract.ts';

/**
 * The default: the seed's text drives the `seedrandom` package (ARC4), which drives a Fisher-Yates shuffle from the
 * last card down. Any text is a seed, exactly as typed: `042` and `42` are two deals. The empty text is refused,
 * because it is most likely a forgotten variable.
 */
export const seedrandomShuffle: Shuffle = {
  takes: 'any whole number or text',
  seed(text) {
    if (text === '')
      throw new InputError('seed "": the seedrandom shuffle expects a number or text, not an empty one');
    return text;
  },
  order(seed) {
    const rng = seedrandom(seed);
    const deck = packBySuit([0, 1, 2, 3]);
    for (let i = deck.length - 1; i > 0; i--) swap(deck, i, Math.floor(rng() * (i + 1)));
    return deck;
  },
};
