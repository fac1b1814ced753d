import { describe, expect, it } from 'vitest';
import { checkPosition } from '../../src/deals/check-position.ts';
import { dealKlondike, type KlondikePosition, type KlondikeRules } from '../../src/deals/klondike.ts';
import { positionKey } from '../../src/reference/exhaust.ts';
import { applyMove, legalMoves } from '../../src/reference/klondike.ts';
import { cards, rules } from './table.ts';

/*
 * Counts of the positions that are first reached after 0, 1, 2, ... moves. The tables come from
 * scripts/klondike-perft.py, a second program written from the rules alone. By hand: with the four aces in the stock
 * and one pass, d cards drawn and r of them played are reached after d + r moves in "r of d" ways; with unlimited
 * passes each set of k aces left can be met at k + 1 places of the stock, 48 positions in all.
 */
interface Game {
  readonly name: string;
  readonly order: string;
  readonly columns: number;
  readonly counts: readonly (readonly [Partial<KlondikeRules>, readonly number[]])[];
}

const GAMES: readonly Game[] = [
  {
    name: 'four aces, stock only',
    order: 'AC AD AH AS',
    columns: 0,
    counts: [
      [{ draw: 1, passes: null, worryingBack: true }, [1, 1, 2, 3, 5, 7, 10, 11, 8]],
      [{ draw: 1, passes: 1, worryingBack: false }, [1, 1, 2, 3, 5, 7, 7, 4, 1]],
      [{ draw: 3, passes: null, worryingBack: true }, [1, 1, 2, 3, 5, 4, 2]],
      [{ draw: 3, passes: 2, worryingBack: false }, [1, 1, 2, 4, 6, 8, 6, 2, 1]],
      [{ draw: 2, passes: 3, worryingBack: true }, [1, 1, 2, 4, 6, 9, 11, 10, 12, 8, 2]],
    ],
  },
  {
    name: 'four aces, one column',
    order: 'AC AD AH AS',
    columns: 1,
    counts: [
      [{ draw: 1, passes: null, worryingBack: true }, [1, 2, 3, 6, 9, 14, 17, 12]],
      [{ draw: 1, passes: 1, worryingBack: false }, [1, 2, 3, 6, 9, 12, 10, 4]],
      [{ draw: 3, passes: null, worryingBack: true }, [1, 2, 2, 4, 7, 7]],
      [{ draw: 3, passes: 2, worryingBack: false }, [1, 2, 3, 6, 9, 10, 4, 4]],
      [{ draw: 2, passes: 3, worryingBack: true }, [1, 2, 3, 7, 13, 18, 22, 17, 19, 10, 4]],
    ],
  },
  {
    name: '3 ranks, 2 columns',
    order: '3H AC 2S 3C AD 2D 3S AH 2C 3D AS 2H',
    columns: 2,
    counts: [
      [{ draw: 1, passes: null, worryingBack: true }, [1, 2, 3, 6, 9, 13, 20, 31, 53, 86, 133, 212, 337]],
      [{ draw: 1, passes: 1, worryingBack: false }, [1, 2, 3, 6, 9, 13, 20, 31, 52, 81, 123, 190, 286]],
      [{ draw: 3, passes: null, worryingBack: true }, [1, 2, 3, 5, 7, 7, 10, 14, 19, 29, 50, 81, 122]],
      [{ draw: 3, passes: 2, worryingBack: false }, [1, 2, 3, 5, 8, 9, 13, 19, 26, 36, 58, 88, 124]],
      [{ draw: 2, passes: 3, worryingBack: true }, [1, 2, 5, 8, 11, 22, 40, 66, 109, 184, 315, 521, 782]],
    ],
  },
  {
    name: '4 ranks, 3 columns',
    order: '4H 3S 2C AD 4C 3D AH 2S 4S 3H 2D AC 4D 3C 2H AS',
    columns: 3,
    counts: [
      [{ draw: 1, passes: null, worryingBack: true }, [1, 2, 4, 7, 12, 18, 24, 35, 58, 105, 185, 320, 540]],
      [{ draw: 1, passes: 1, worryingBack: false }, [1, 2, 4, 7, 12, 18, 24, 35, 58, 104, 181, 310, 514]],
      [{ draw: 3, passes: null, worryingBack: true }, [1, 2, 3, 5, 7, 14, 31, 62, 117, 215, 380, 658, 1080]],
      [{ draw: 3, passes: 2, worryingBack: false }, [1, 2, 3, 5, 7, 15, 31, 57, 102, 178, 299, 500, 812]],
      [{ draw: 2, passes: 3, worryingBack: true }, [1, 2, 4, 9, 15, 23, 37, 60, 104, 176, 298, 492, 783]],
    ],
  },
  {
    name: 'the pack, 7 columns',
    order:
      '9S TD AC 7H KS 3C 6D 2H JS 8D QC 4S 5H AD TC 3H 7S KD 6C 9H 2S JC 4D 8H QS 5C AH TS KH 2C 9D 6S 3D JH 8C QD 4H 7C AS 5D KC TH 2D 9C 6H 3S JD 8S QH 4C 7D 5S',
    columns: 7,
    counts: [
      [{ draw: 1, passes: null, worryingBack: true }, [1, 3, 5, 6, 7, 10, 13, 13, 13, 15]],
      [{ draw: 1, passes: 1, worryingBack: false }, [1, 3, 5, 6, 7, 10, 13, 13, 13, 15]],
      [{ draw: 3, passes: null, worryingBack: true }, [1, 3, 6, 9, 11, 14, 21, 37, 64, 105]],
      [{ draw: 3, passes: 2, worryingBack: false }, [1, 3, 6, 9, 11, 14, 21, 37, 64, 106]],
      [{ draw: 2, passes: 3, worryingBack: true }, [1, 3, 5, 6, 7, 9, 9, 10, 14, 21]],
    ],
  },
];

/** Sizes of the layers of positions by distance, up to the given number of layers. */
function layerSizes(deal: KlondikePosition, by: KlondikeRules, layers: number): number[] {
  const seen = new Set([positionKey(deal, by)]);
  const sizes: number[] = [];
  for (let layer = [deal]; layer.length > 0 && sizes.length < layers; layer = after(layer, by, seen)) {
    sizes.push(layer.length);
  }
  return sizes;
}

function after(layer: readonly KlondikePosition[], by: KlondikeRules, seen: Set<string>): KlondikePosition[] {
  return layer.flatMap((state) =>
    legalMoves(state, by).flatMap((move) => {
      const result = applyMove(state, by, move);
      if (!result.ok) throw new Error(result.reason);
      const key = positionKey(result.state, by);
      if (seen.has(key)) return [];
      seen.add(key);
      return [result.state];
    }),
  );
}

describe.each(GAMES)('positions by distance: $name', ({ order, columns, counts }) => {
  const deal = dealKlondike(cards(order), columns);

  it('is a sound deal', () => {
    expect(checkPosition(deal)).toBeNull();
  });

  it.each(counts)('%j', (changed, sizes) => {
    // One layer more where the table ends because there are no more positions.
    const whole = sizes.length < 10;
    expect(layerSizes(deal, rules(changed), sizes.length + (whole ? 1 : 0))).toEqual(sizes);
  });
});
