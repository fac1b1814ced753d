import { describe, expect, it } from 'vitest';
import { isRed, rankOf, suitOf } from '../../../src/cards/card.ts';
import {
  LOWER_HEIGHT,
  NEXT,
  ON_FOUNDATIONS,
  SAFE_WITH_BACK,
  SAFE_WITHOUT_BACK,
} from '../../../src/games/klondike/foundations.ts';
import { cardIndex } from '../../../src/games/klondike/state.ts';

const DECK = Array.from({ length: 52 }, (_, card) => card);
/** Suits by public number: the two blacks and the two reds, in the order of their nibbles. */
const SUITS = { black: [0, 3], red: [1, 2] } as const;
const HEIGHTS = Array.from({ length: 14 * 14 }, (_, i) => [i % 14, Math.floor(i / 14)] as const);

type Tables = typeof NEXT;

/** The cards of one colour that a set of tables gives, as public cards in order. */
function cardsOf(tables: Tables, colour: 'black' | 'red', at: number): number[] {
  const words =
    colour === 'black' ? [tables.black0[at], tables.black1[at]] : [tables.red0[at], tables.red1[at]];
  return DECK.filter((card) => {
    const index = cardIndex(card);
    return (((words[index >> 5] ?? 0) >>> (index & 31)) & 1) === 1;
  });
}

function expected(colour: 'black' | 'red', wanted: (card: number, height: number, twin: number) => boolean) {
  return ([low, high]: readonly [number, number]): number[] => {
    const [first, second] = SUITS[colour];
    return DECK.filter((card) => {
      if (isRed(card) !== (colour === 'red')) return false;
      if (suitOf(card) === first) return wanted(card, low, high);
      return suitOf(card) === second && wanted(card, high, low);
    });
  };
}

describe.each(['black', 'red'] as const)('tables of %s foundations', (colour) => {
  it('the next card of each suit', () => {
    const next = expected(colour, (card, height) => rankOf(card) === height);
    for (const [low, high] of HEIGHTS) {
      expect(cardsOf(NEXT, colour, low | (high << 4))).toEqual(next([low, high]));
    }
  });

  it('the cards on them', () => {
    const on = expected(colour, (card, height) => rankOf(card) < height);
    for (const [low, high] of HEIGHTS) {
      expect(cardsOf(ON_FOUNDATIONS, colour, low | (high << 4))).toEqual(on([low, high]));
    }
  });

  it('the safe cards, by the lower height of the other colour', () => {
    for (let lower = 0; lower <= 13; lower++) {
      // All other-colour cards two ranks lower are up, and all of the own colour three lower.
      const safe = expected(
        colour,
        (card, height, twin) => rankOf(card) === height && lower > height - 2 && twin > height - 3,
      );
      const shortly = expected(colour, (card, height) => rankOf(card) === height && lower > height - 1);
      for (const [low, high] of HEIGHTS) {
        const at = (low << 4) | (high << 8) | lower;
        const both = safe([low, high]);
        expect(cardsOf(SAFE_WITH_BACK, colour, at)).toEqual(both);
        const either = new Set([...both, ...shortly([low, high])]);
        expect(cardsOf(SAFE_WITHOUT_BACK, colour, at)).toEqual(DECK.filter((card) => either.has(card)));
      }
    }
  });
});

it('the lower of two heights', () => {
  for (const [low, high] of HEIGHTS) expect(LOWER_HEIGHT[low | (high << 4)]).toBe(Math.min(low, high));
});
