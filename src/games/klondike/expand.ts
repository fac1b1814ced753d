import type { Card } from '../../cards/card.ts';
import { isRed, rankOf, suitOf } from '../../cards/card.ts';
import type { KlondikePosition, KlondikeRules } from '../../deals/klondike.ts';
import type { Place } from './notation.ts';
import { cardMoveText, DRAW, FOUNDATION, RECYCLE, WASTE } from './notation.ts';
import type { Step } from './unfold.ts';

/**
 * Turns the steps of a win into moves a person can play: draws and recycles to reach stock cards, moves of runs that
 * uncover a card, and at the end all cards to the foundations.
 * @param rules those to be played by; the steps may come from a search under stricter ones
 * @returns moves as text (notation.ts)
 * @throws Error when a step cannot be played: then the search is wrong, and its verdict must not be used
 */
export function expandWin(
  position: KlondikePosition,
  rules: KlondikeRules,
  steps: readonly Step[],
): string[] {
  const table = new PlayedTable(position, rules);
  for (const step of steps) {
    if (step.kind === 'up') table.putUp(step.card);
    else if (step.kind === 'down') table.putDown(step.card);
    else table.moveOver(step.card);
  }
  table.finish();
  return table.moves;
}

/** A table with cards in places, and the moves made on it so far. */
class PlayedTable {
  readonly moves: string[] = [];
  private readonly columns: Card[][];
  private readonly foundations: number[];
  private readonly stock: Card[];
  private readonly waste: Card[];
  private readonly ranks: number;

  constructor(
    position: KlondikePosition,
    private readonly rules: KlondikeRules,
  ) {
    this.columns = position.columns.map((pile) => [...pile]);
    this.foundations = [...position.foundations];
    this.stock = [...position.stock];
    this.waste = [...position.waste];
    this.ranks = position.ranks;
  }

  putUp(card: Card): void {
    const column = this.columnOf(card);
    if (column < 0) {
      this.drawTo(card);
      this.waste.pop();
      this.lift(card, WASTE);
      return;
    }
    const pile = this.pile(column);
    const child = pile[pile.indexOf(card) + 1];
    if (child !== undefined) this.moveRun(child, column, this.openColumn(child));
    pile.pop();
    this.lift(card, column);
  }

  putDown(card: Card): void {
    const isBack = rankOf(card) < this.height(card);
    if (!isBack) this.drawTo(card);
    const to = this.openColumn(card);
    if (isBack) this.foundations[suitOf(card)] = rankOf(card);
    else this.waste.pop();
    this.pile(to).push(card);
    this.moves.push(cardMoveText(card, isBack ? FOUNDATION : WASTE, to));
  }

  moveOver(card: Card): void {
    this.moveRun(card, this.columnOf(card), this.openColumn(card));
  }

  /** Puts up all that is left, lowest cards first; only draw 1 with unlimited passes leaves cards in the stock. */
  finish(): void {
    for (let rank = Math.min(...this.foundations); rank < this.ranks; rank++) {
      for (const suit of [0, 1, 2, 3]) {
        const card = suit * 13 + rank;
        if (this.height(card) === rank) this.putUp(card);
      }
    }
  }

  private lift(card: Card, from: Place): void {
    this.foundations[suitOf(card)] = rankOf(card) + 1;
    this.moves.push(cardMoveText(card, from, FOUNDATION));
  }

  private moveRun(head: Card, from: number, to: number): void {
    const pile = this.pile(from);
    this.pile(to).push(...pile.splice(pile.indexOf(head)));
    this.moves.push(cardMoveText(head, from, to));
  }

  /** A column that takes a card: an empty one for a king, else one whose last card is a parent. */
  private openColumn(card: Card): number {
    const column = this.columns.findIndex((pile) => {
      const parent = pile.at(-1);
      if (parent === undefined) return rankOf(card) === this.ranks - 1;
      return rankOf(parent) === rankOf(card) + 1 && isRed(parent) !== isRed(card);
    });
    if (column < 0) throw new Error(`no column takes card ${card}`);
    return column;
  }

  /** Turns cards until the card is the top of the waste. */
  private drawTo(card: Card): void {
    for (let recycles = 0; this.waste.at(-1) !== card; ) {
      if (this.stock.length === 0) {
        if (++recycles > 1) throw new Error(`card ${card} cannot be reached in the stock`);
        this.stock.push(...this.waste.splice(0));
        this.moves.push(RECYCLE);
      }
      this.waste.push(...this.stock.splice(0, this.rules.draw));
      this.moves.push(DRAW);
    }
  }

  private columnOf(card: Card): number {
    return this.columns.findIndex((pile) => pile.includes(card));
  }

  private pile(column: number): Card[] {
    const pile = this.columns[column];
    if (pile === undefined) throw new Error(`no column ${column + 1}`);
    return pile;
  }

  private height(card: Card): number {
    return this.foundations[suitOf(card)] ?? 0;
  }
}
