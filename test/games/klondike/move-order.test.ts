import { describe, expect, it } from 'vitest';
import { MoveOrder } from '../../../src/games/klondike/move-order.ts';
import { MoveStack } from '../../../src/games/klondike/move-stack.ts';
import { LIFT, MOVE_WORDS, STOCK_DOWN, STOCK_UP } from '../../../src/games/klondike/moves.ts';
import { cardIndex, layOut, STRIDE } from '../../../src/games/klondike/state.ts';
import { cards, table } from '../../reference/table.ts';

const REVEAL = 1;
const LAYOUT = layOut(
  table({ columns: ['<4C> 9D', '<3D> 8C'], stock: 'AC 2C 7H', foundations: [0, 2, 0, 0] }),
);

interface Move {
  readonly kind: number;
  readonly card: string;
  readonly laid?: number;
}

function word({ kind, card }: Move): number {
  const [first] = cards(card);
  if (first === undefined) throw new Error(`no card: ${card}`);
  return cardIndex(first) | (kind << 6);
}

function stackOf(moves: readonly Move[]): MoveStack {
  const stack = new MoveStack();
  moves.forEach((move, index) => {
    stack.push(word(move), move.laid ?? 0, index);
  });
  return stack;
}

/** The cards of the moves, in the order of the stack. */
function listed(stack: MoveStack, moves: readonly Move[]): string[] {
  const texts: string[] = [];
  for (let at = 0; at < stack.end; at += MOVE_WORDS) texts.push(moves[stack.words[at + 2] ?? 0]?.card ?? '');
  return texts;
}

/** An order that learnt wins, each a list of moves played from the layout's start. */
function learnt(...wins: readonly (readonly Move[])[]): MoveOrder {
  const order = new MoveOrder();
  for (const win of wins) {
    const next = Int32Array.from(win, (_, i) => (i + 1) * MOVE_WORDS);
    const st = new Int32Array(win.length * STRIDE);
    for (let i = 0; i < win.length; i++) st.set(LAYOUT.start, i * STRIDE);
    order.learn(stackOf(win), next, st, win.length, LAYOUT);
  }
  return order;
}

function sorted(order: MoveOrder, moves: readonly Move[], from = 0): string[] {
  const stack = stackOf(moves);
  order.sort(stack, from * MOVE_WORDS);
  return listed(stack, moves);
}

const reveal = (card: string): Move => ({ kind: REVEAL, card });
const lift = (card: string): Move => ({ kind: LIFT, card });

describe('the order learnt from wins', () => {
  it('leaves moves as they stand before the first win', () => {
    const moves = [reveal('9D'), lift('4C'), reveal('8C')];
    expect(sorted(new MoveOrder(), moves)).toEqual(['9D', '4C', '8C']);
  });

  it('puts the moves of a win first, in its order, the others as they stand', () => {
    const order = learnt([lift('4C'), reveal('8C')]);
    expect(sorted(order, [reveal('9D'), reveal('8C'), lift('3D'), lift('4C')])).toEqual([
      '4C',
      '8C',
      '9D',
      '3D',
    ]);
  });

  it('puts the latest win before earlier ones', () => {
    const order = learnt([reveal('9D'), reveal('8C')], [lift('3D')]);
    expect(sorted(order, [reveal('8C'), lift('3D'), reveal('9D')])).toEqual(['3D', '9D', '8C']);
  });

  it('takes another kind of move of the same card as another move', () => {
    const order = learnt([reveal('9D')]);
    expect(sorted(order, [lift('3D'), lift('9D')])).toEqual(['3D', '9D']);
  });

  it('sorts only from where it is told to', () => {
    const order = learnt([reveal('9D')]);
    expect(sorted(order, [lift('3D'), lift('4C'), reveal('9D')], 1)).toEqual(['3D', '9D', '4C']);
  });

  it('counts what a tree lays, and what a lift takes along from the stock, before the move', () => {
    // Clubs: ace and two lie in the stock, the three is missing here, so the lift of the four takes them along.
    const order = learnt([{ kind: REVEAL, card: '8C', laid: 0b100 }, lift('4C')]);
    const moves: Move[] = [
      lift('4C'),
      { kind: STOCK_UP, card: '2C' },
      { kind: STOCK_DOWN, card: '2C' },
      reveal('8C'),
      { kind: STOCK_DOWN, card: '7H' },
    ];
    const texts = sorted(order, moves);
    expect(texts.indexOf('7H')).toBe(0);
    expect(texts.slice(1)).toEqual(['8C', '2C', '4C', '2C']);
  });

  it('forgets all when it is cleared', () => {
    const order = learnt([reveal('9D')]);
    order.clear();
    expect(sorted(order, [lift('3D'), reveal('9D')])).toEqual(['3D', '9D']);
  });
});
