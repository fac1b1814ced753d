import { describe, expect, it } from 'vitest';
import type { KlondikePosition } from '../../../src/deals/klondike.ts';
import { cardIndex, layOut } from '../../../src/games/klondike/state.ts';
import {
  drawTables,
  emptyStockWords,
  fillStockWords,
  reachNow,
  stockWord,
  turnStops,
} from '../../../src/games/klondike/stock.ts';
import { applyMove } from '../../../src/reference/klondike.ts';
import { Random } from '../../differential/random.ts';
import { rules, table } from '../../reference/table.ts';

const DRAWS = Array.from({ length: 24 }, (_, i) => i + 1);

/** The cards that come to lie on top of the waste while the stock is drawn, the waste as it is included. */
function topsOfPass(position: KlondikePosition, draw: number): number[] {
  const tops = position.waste.slice(-1);
  const result = applyMove(position, rules({ draw }), { kind: 'draw' });
  return result.ok ? [...tops, ...topsOfPass(result.state, draw)] : [...tops];
}

/** The same after turning the waste over once, the stock drawn to its end before. */
function topsOfNextPass({ waste, stock, ...rest }: KlondikePosition, draw: number): number[] {
  return topsOfPass({ ...rest, waste: [], stock: [...waste, ...stock] }, draw);
}

function bits(places: readonly number[]): number {
  return places.reduce((word, place) => word | (1 << place), 0);
}

describe.each(DRAWS)('draw %i', (draw) => {
  const tables = drawTables(draw);
  const random = new Random(`draw ${draw}`);

  it('reaches what the referee turns up, from every place in stocks of every size', () => {
    for (let size = 0; size <= 24; size++) {
      for (let offset = 0; offset <= size; offset++) {
        const left = Array.from({ length: size }, (_, place) => place).filter(() => random.chance(0.8));
        // Cards stand for their places in the stock as dealt.
        const position = {
          ...table({}),
          waste: left.filter((place) => place < offset),
          stock: left.filter((place) => place >= offset),
        };
        expect(reachNow(bits(left), offset, tables)).toBe(bits(topsOfPass(position, draw)));
        expect(turnStops(bits(left), tables)).toBe(bits(topsOfNextPass(position, draw)));
      }
    }
  });
});

it('stock words turn into the class words of their cards', () => {
  const random = new Random('stock words');
  const words = emptyStockWords();
  for (let run = 0; run < 200; run++) {
    const deck = random.shuffled(Array.from({ length: 52 }, (_, card) => card));
    const stock = deck.slice(0, random.between(0, 24));
    fillStockWords(words, layOut({ ...table({}), stock }));
    const left = stock.map((_, place) => place).filter(() => random.chance(0.6));
    const expected = [0, 0];
    for (const place of left) {
      const index = cardIndex(stock[place] ?? -1);
      expected[index >> 5] = (expected[index >> 5] ?? 0) | (1 << (index & 31));
    }
    expect([stockWord(bits(left), words.class0), stockWord(bits(left), words.class1)]).toEqual(expected);
  }
});
