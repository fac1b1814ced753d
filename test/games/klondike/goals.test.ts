import { describe, expect, it } from 'vitest';
import { Goals } from '../../../src/games/klondike/goals.ts';
import { cardIndex, layOut } from '../../../src/games/klondike/state.ts';
import { cards, table } from '../../reference/table.ts';

/** The class words of cards given as text. */
function words(text: string): [number, number] {
  const found: [number, number] = [0, 0];
  for (const index of cards(text).map(cardIndex)) found[index < 32 ? 0 : 1] |= 1 << (index & 31);
  return found;
}

function goalsOf(drawn: Parameters<typeof table>[0]): Goals {
  const layout = layOut(table(drawn));
  const goals = new Goals();
  goals.find(layout.start, 0, layout);
  return goals;
}

describe('the locked tops over goals', () => {
  it.each([
    {
      name: 'the next card of a suit, under one card',
      drawn: { columns: ['9C', '<AC> 8D', '<KD> <QS> 7H'], foundations: [0, 4, 4, 4], ranks: 9 },
      near: '8D',
      far: '',
    },
    {
      name: 'the one under the fewest cards is near, others are far',
      drawn: {
        columns: ['<AC> <9C> 8D', '<AD> 8C', '<AH> <7C> <6C> 5C'],
        foundations: [0, 0, 0, 9],
        ranks: 9,
      },
      near: '8C',
      far: '8D 5C',
    },
    {
      name: 'a goal under the same number of cards is near as well',
      drawn: { columns: ['<AC> 8D', '<AD> 8C'], foundations: [0, 0, 9, 9], ranks: 9 },
      near: '8C 8D',
      far: '',
    },
    {
      name: 'two goals under one top: near counts',
      drawn: { columns: ['<AC> <AD> 8C', '<AH> <AS> <9C> 8D'], ranks: 9 },
      near: '8C',
      far: '8D',
    },
    {
      name: 'cards of the suit in stock and waste do not stand in the way',
      drawn: { columns: ['<3C> 8D'], stock: 'AC', waste: '2C', foundations: [0, 9, 9, 9], ranks: 9 },
      near: '8D',
      far: '',
    },
    {
      name: 'a goal that lies face up needs no top taken',
      drawn: { columns: ['<4D> <9C> 8D 7C', 'AC'], foundations: [0, 9, 9, 9], ranks: 9 },
      near: '',
      far: '',
    },
    {
      name: 'a suit that is complete, or all in the stock, has no goal',
      drawn: { columns: ['<5C> 4D'], stock: 'AH 2H', foundations: [2, 2, 0, 2], ranks: 2 },
      near: '',
      far: '',
    },
  ])('$name', ({ drawn, near, far }) => {
    const goals = goalsOf(drawn);
    expect([goals.near0, goals.near1]).toEqual(words(near));
    expect([goals.far0, goals.far1]).toEqual(words(far));
  });
});
