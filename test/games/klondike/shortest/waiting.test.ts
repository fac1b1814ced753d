import { expect, it } from 'vitest';
import { WaitingCards } from '../../../../src/games/klondike/shortest/waiting.ts';
import { layOut } from '../../../../src/games/klondike/state.ts';
import { table } from '../../../reference/table.ts';

it.each([
  { name: 'a lower card under a higher one of its suit', waste: '2C 5C', stock: '', charged: 1 },
  { name: 'a lower card on a higher one', waste: '5C 2C', stock: '', charged: 0 },
  { name: 'two suits, one on the other', waste: '2C 5D', stock: '', charged: 0 },
  { name: 'each card on a lower one', waste: '2C 5C 7C', stock: '', charged: 2 },
  { name: 'rising, still to be drawn: each can go up at once', waste: '', stock: '2C 5C', charged: 0 },
  {
    name: 'middle, high, low: the first two cannot both go straight up',
    waste: '',
    stock: '5C 7C 2C',
    charged: 1,
  },
  { name: 'the middle one in the waste already', waste: '5C', stock: '7C 2C', charged: 1 },
  { name: 'high, middle, low', waste: '', stock: '7C 5C 2C', charged: 0 },
  { name: 'low, high, middle', waste: '', stock: '2C 7C 5C', charged: 0 },
  { name: 'in each of two suits', waste: '5C 6D', stock: '7C 8D 2C 2D', charged: 2 },
  { name: 'two pairs before a low card', waste: '', stock: '5C 7C 6C 9C 2C', charged: 2 },
])('cards charged: $name', ({ waste, stock, charged }) => {
  const layout = layOut(table({ columns: ['KS'], waste, stock }));
  const drawn = waste.split(' ').filter((card) => card !== '').length;
  const cards = layout.stockCards.length;
  expect(new WaitingCards(layout, 1, 1).cost((1 << cards) - 1, drawn)).toBe(charged);
});

it.each([
  { waste: '2C', draw: 3, recycle: 1, cost: 0 },
  { waste: '2C 5C', draw: 3, recycle: 1, cost: 1 },
  { waste: '2C 5C 7C', draw: 3, recycle: 1, cost: 2 },
  { waste: '2C 5C 7C', draw: 3, recycle: 0, cost: 1 },
  { waste: '2C 5C 7C 9C', draw: 3, recycle: 0, cost: 2 },
  { waste: '2C 5C 7C 9C', draw: 2, recycle: 0, cost: 2 },
  { waste: '2C 5C 7C 9C', draw: 2, recycle: 1, cost: 3 },
  { waste: '2C 2D 5C 5D', draw: 3, recycle: 0, cost: 1 },
])('at draw $draw, a recycle counting $recycle, $waste costs $cost', ({ waste, draw, recycle, cost }) => {
  const layout = layOut(table({ columns: ['KS'], waste }));
  const cards = layout.stockCards.length;
  expect(new WaitingCards(layout, draw, recycle).cost((1 << cards) - 1, cards)).toBe(cost);
});
