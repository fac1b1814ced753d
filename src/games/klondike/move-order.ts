import type { MoveStack } from './move-stack.ts';
import { MOVE } from './moves.ts';
import type { Layout } from './state.ts';
import { cardOfSuit, indexRank, indexSuit, WORD } from './state.ts';

const { FND, STRIDE } = WORD;
const { KIND_SHIFT, LIFT, MOVE_WORDS, STOCK_DOWN, STOCK_UP } = MOVE;

/** Card and kind of a move's first word. */
const KEY_MASK = 511;
/** More places than the path of a win has. */
const PLACES = 1 << 10;

/**
 * An order of moves learnt from wins of the same deal: first the moves of the latest win, in its order, then those of
 * the win before, and last, in the order they came, moves of no win. Positions that are asked about one after the other differ little, so the
 * latest win is most often a win from the next one too, after a few changes. It decides nothing but how soon a win is
 * found.
 */
export class MoveOrder {
  /** Places by card and kind; negative for moves of a win, the lowest first; 0 for others. */
  private readonly places = new Int32Array(KEY_MASK + 1);
  private lowest = 0;

  /** Forgets all wins. */
  clear(): void {
    this.places.fill(0);
    this.lowest = 0;
  }

  /**
   * Learns a win.
   * @param moves the moves, in MOVE_WORDS words each, behind the places named
   * @param next the end of each frame's move in `moves`
   * @param st the frames' positions
   * @param depth number of moves
   */
  learn(moves: MoveStack, next: Int32Array, st: Int32Array, depth: number, layout: Layout): void {
    this.lowest -= PLACES;
    const { words } = moves;
    for (let i = 0; i < depth; i++) {
      const place = next[i]! - MOVE_WORDS;
      const key = words[place]! & KEY_MASK;
      const before = this.lowest + 2 * i;
      // What a lift takes along, and a tree lays, are moves of their own under stricter rules.
      for (let rest = words[place + 1]!; rest !== 0; rest &= rest - 1) {
        const card = layout.stockCards[31 - Math.clz32(rest & -rest)]!;
        this.places[card | (STOCK_DOWN << KIND_SHIFT)] = before;
      }
      if (key >> KIND_SHIFT === LIFT) {
        const suit = indexSuit(key);
        for (let rank = (st[i * STRIDE + FND]! >>> (4 * suit)) & 15; rank < indexRank(key); rank++) {
          this.places[cardOfSuit(suit, rank) | (STOCK_UP << KIND_SHIFT)] = before;
        }
      }
      this.places[key] = before + 1;
    }
  }

  /** Sorts the moves from `from` to the end of the stack, equal ones as they stand. */
  sort(moves: MoveStack, from: number): void {
    if (this.lowest === 0) return;
    const { places } = this;
    const { words, end } = moves;
    for (let at = from + MOVE_WORDS; at < end; at += MOVE_WORDS) {
      const move = words[at]!;
      const place = places[move & KEY_MASK]!;
      if (place === 0) continue;
      const laid = words[at + 1]!;
      const heights = words[at + 2]!;
      let to = at;
      while (to > from && places[words[to - MOVE_WORDS]! & KEY_MASK]! > place) {
        words[to] = words[to - MOVE_WORDS]!;
        words[to + 1] = words[to - MOVE_WORDS + 1]!;
        words[to + 2] = words[to - MOVE_WORDS + 2]!;
        to -= MOVE_WORDS;
      }
      words[to] = move;
      words[to + 1] = laid;
      words[to + 2] = heights;
    }
  }
}
