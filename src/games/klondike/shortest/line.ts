import type { Card } from '../../../cards/card.ts';
import { isRed, rankOf, suitOf } from '../../../cards/card.ts';
import type { KlondikePosition } from '../../../deals/klondike.ts';
import type { Place } from '../notation.ts';
import { cardMoveText, DRAW, FOUNDATION, RECYCLE, WASTE } from '../notation.ts';
import { publicCard } from '../state.ts';
import {
  BACK,
  LIFT,
  LIFT_UNDER,
  REVEAL,
  STOCK_DOWN,
  STOCK_UP,
  wordCard,
  wordCleared,
  wordKind,
} from './move-word.ts';

/** A move of the search in public cards. */
interface Step {
  readonly kind: number;
  readonly card: Card;
  /** The card that first moves from its column to leave it to the king `card`. */
  readonly cleared: Card | null;
}

/**
 * Turns the moves of the search (move-word.ts) that lead to a position without face-down and stock cards into a win as a person
 * plays it.
 * @throws Error when one cannot be played: then the search is wrong
 */
export function lineOf(position: KlondikePosition, draw: number, words: readonly number[]): string[] {
  const steps = words.map((word): Step => {
    const cleared = wordCleared(word);
    return {
      kind: wordKind(word),
      card: publicCard(wordCard(word)),
      cleared: cleared < 0 ? null : publicCard(cleared),
    };
  });
  const table = new Line(position, draw, steps);
  steps.forEach((_, at) => {
    table.play(at);
  });
  table.finish();
  return table.moves;
}

class Line {
  readonly moves: string[] = [];
  private readonly columns: Card[][];
  private readonly stock: Card[];
  private readonly waste: Card[];
  private readonly king: number;

  constructor(
    position: KlondikePosition,
    private readonly draw: number,
    private readonly steps: readonly Step[],
  ) {
    this.columns = position.columns.map((pile) => [...pile]);
    this.stock = [...position.stock];
    this.waste = [...position.waste];
    this.king = position.ranks - 1;
  }

  play(at: number): void {
    const { kind, card, cleared } = this.steps[at]!;
    if (cleared !== null) this.moveRun(cleared, this.columnFor(cleared, at));
    if (kind === LIFT || kind === LIFT_UNDER) {
      const column = this.columnOf(card);
      const pile = this.columns[column]!;
      const child = pile[pile.indexOf(card) + 1];
      if (child !== undefined && kind === LIFT_UNDER) this.moveRun(child, this.columnFor(child, at));
      if (pile.pop() !== card) throw new Error(`card ${card} is covered`);
      this.note(card, column, FOUNDATION);
    } else if (kind === STOCK_UP) {
      this.drawTo(card);
      this.note(card, WASTE, FOUNDATION);
    } else if (kind === REVEAL) {
      this.moveRun(card, this.columnFor(card, at));
    } else {
      if (kind === STOCK_DOWN) this.drawTo(card);
      const to = this.columnFor(card, at);
      this.columns[to]!.push(card);
      this.note(card, kind === BACK ? FOUNDATION : WASTE, to);
    }
  }

  /** Puts up all that is left, lowest first: nothing lies in the way then. */
  finish(): void {
    for (let rank = 0; rank <= this.king; rank++) {
      for (let suit = 0; suit < 4; suit++) {
        const card = suit * 13 + rank;
        const column = this.columnOf(card);
        if (column < 0) continue;
        if (this.columns[column]!.pop() !== card) throw new Error(`card ${card} is covered`);
        this.note(card, column, FOUNDATION);
      }
    }
  }

  private note(card: Card, from: Place, to: Place): void {
    this.moves.push(cardMoveText(card, from, to));
  }

  private moveRun(head: Card, to: number): void {
    const from = this.columnOf(head);
    const pile = this.columns[from]!;
    this.columns[to]!.push(...pile.splice(pile.indexOf(head)));
    this.note(head, from, to);
  }

  /** Turns cards until the card is the top of the waste, and takes it. */
  private drawTo(card: Card): void {
    for (let recycles = 0; this.waste.at(-1) !== card; ) {
      if (this.stock.length === 0) {
        if (++recycles > 1) throw new Error(`card ${card} cannot be reached in the stock`);
        this.stock.push(...this.waste.splice(0));
        this.moves.push(RECYCLE);
      }
      this.waste.push(...this.stock.splice(0, this.draw));
      this.moves.push(DRAW);
    }
    this.waste.pop();
  }

  /** The column where step `at` lays a card: an empty one for a king, else that of a parent. */
  private columnFor(card: Card, at: number): number {
    const found = this.columns.flatMap((pile, column) => (this.takes(pile, card) ? [column] : []));
    const [first, second] = found;
    if (first === undefined) throw new Error(`no column takes card ${card}`);
    if (second === undefined || rankOf(card) === this.king) return first;
    const other = this.parentToLeave(card, at);
    return this.columns[first]!.at(-1) === other ? second : first;
  }

  private takes(pile: readonly Card[], card: Card): boolean {
    const parent = pile.at(-1);
    if (parent === undefined) return rankOf(card) === this.king;
    return isParent(parent, card);
  }

  /**
   * Both parents of a card are open: the one it must not lie on, because a later step puts that up while the
   * card is still there; null when it does not matter.
   */
  private parentToLeave(card: Card, at: number): Card | null {
    const twin = twinOf(card);
    let here = true;
    let twinHere = false;
    for (const { kind, card: played, cleared } of this.steps.slice(at + 1)) {
      const lifted = kind === LIFT || kind === LIFT_UNDER;
      if (lifted && isParent(played, card)) {
        if (here) return played;
        return twinOf(played);
      }
      if (lifted && played === card) here = false;
      else if (lifted && played === twin) twinHere = false;
      else if (played === twin || cleared === twin) twinHere = true;
      else if (played === card) here = true;
      if (!here && !twinHere) return null;
    }
    return null;
  }

  private columnOf(card: Card): number {
    return this.columns.findIndex((pile) => pile.includes(card));
  }
}

function isParent(parent: Card, child: Card): boolean {
  return rankOf(parent) === rankOf(child) + 1 && isRed(parent) !== isRed(child);
}

/** The other card of a card's rank and colour. */
function twinOf(card: Card): Card {
  return (3 - suitOf(card)) * 13 + rankOf(card);
}
