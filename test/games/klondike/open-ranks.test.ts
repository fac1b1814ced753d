import { describe, expect, it } from 'vitest';
import type { KlondikePosition } from '../../../src/deals/klondike.ts';
import { openRanks, wholePairs } from '../../../src/games/klondike/prune.ts';
import { openByPlacements } from '../../../src/games/klondike/purpose.ts';
import { cardIndex, layOut, PAIRS, TOP0, TOP1, VIS0, VIS1 } from '../../../src/games/klondike/state.ts';
import { positionKey } from '../../../src/reference/exhaust.ts';
import { applyMove, legalMoves } from '../../../src/reference/klondike.ts';
import { randomPosition } from '../../differential/positions.ts';
import { Random } from '../../differential/random.ts';
import { rules } from '../../reference/table.ts';

const BY = rules({ worryingBack: false });
const MOST_ARRANGEMENTS = 3000;

/** All positions that moves of runs lead to, no card turned and no column cleared; null when there are too many. */
function arrangements(position: KlondikePosition): KlondikePosition[] | null {
  const seen = new Map([[positionKey(position, BY), position]]);
  for (const state of seen.values()) {
    if (seen.size > MOST_ARRANGEMENTS) return null;
    for (const move of legalMoves(state, BY)) {
      if (move.kind !== 'run') continue;
      const place = state.columns[move.from]?.indexOf(move.card) ?? 0;
      // The lowest face-up card is locked as long as it has not been moved: leave it.
      if (place === (state.faceDown[move.from] ?? 0)) continue;
      const result = applyMove(state, BY, move);
      if (result.ok) seen.set(positionKey(result.state, BY), result.state);
    }
  }
  return [...seen.values()];
}

function classWords(cards: readonly number[]): [number, number] {
  const words: [number, number] = [0, 0];
  for (const index of cards.map(cardIndex)) words[index < 32 ? 0 : 1] |= 1 << (index & 31);
  return words;
}

describe('open ranks', () => {
  it('are those of which some arrangement of the free cards has a card open, either of the pair', () => {
    let compared = 0;
    let movable = 0;
    for (let seed = 1; seed <= 600; seed++) {
      const random = new Random(`open ranks ${seed}`);
      const position = randomPosition(
        {
          kind: 'built',
          name: 'runs',
          ranks: [5, 8],
          columns: [3, 6],
          left: [8, 18],
          stock: [0, 3],
          loose: 0.8,
          lowDeep: 0.2,
        },
        random,
      );
      const all = arrangements(position);
      if (all === null) continue;
      compared++;
      if (all.length > 1) movable++;
      const open = classWords(all.flatMap(({ columns }) => columns.flatMap((pile) => pile.slice(-1))));
      const { start } = layOut(position);
      const words = [
        [start[VIS0] ?? 0, start[TOP0] ?? 0],
        [start[VIS1] ?? 0, start[TOP1] ?? 0],
      ] as const;
      expect(words.map(([visible, top]) => wholePairs(openRanks(visible, visible & ~top)) & visible)).toEqual(
        open,
      );
    }
    expect(compared).toBeGreaterThan(550);
    expect(movable).toBeGreaterThan(100);
  });
});

describe('the bound on ranks that placements open', () => {
  /** The same, one rank after the other from the kings down. */
  function plainly(open: number, placeable: number, kingPair: number): number {
    let found = 0;
    for (let rank = 12; rank >= 0; rank--) {
      const lower = 1 << (2 * rank);
      const isPlaceable = (placeable & (3 * lower)) !== 0;
      const hasPlace = (kingPair & lower) !== 0 || (found & (lower << 2)) !== 0;
      if ((open & lower) !== 0 || (isPlaceable && hasPlace)) found |= lower;
    }
    return found;
  }

  it('spreads over any number of ranks', () => {
    const random = new Random('placements');
    for (let run = 0; run < 20_000; run++) {
      const share = random.pick([0.1, 0.5, 0.9, 1]);
      let placeable = 0;
      for (let bit = 0; bit < 26; bit++) if (random.chance(share)) placeable |= 1 << bit;
      const open = random.between(0, 2 ** 26 - 1) & random.between(0, 2 ** 26 - 1) & PAIRS;
      const kingPair = random.pick([0, 1 << 24, 1 << 10]);
      expect(openByPlacements(open, placeable, kingPair)).toBe(plainly(open, placeable, kingPair));
    }
  });
});
