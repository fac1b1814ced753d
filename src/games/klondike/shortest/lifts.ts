import { cardOfSuit, indexSuit } from '../state.ts';
import type { Board } from './board.ts';
import { COVERED } from './board.ts';
import type { ShortestGame } from './game.ts';

/**
 * Whether the lift of a visible card is worth trying now: right after it something can be done that it enables.
 *
 * Turning up a face-down card always counts. Any other lift can be put off: let m be the move after it in a shortest win. When m
 * does not need the lift, m can come first: the card lies at the end of its run, or goes along with it, and is in
 * nobody's way. So put all such lifts off as long as possible; each then comes directly before a move that needs it,
 * or before another such lift that does; or nothing but lifts is left, which is a win already (search ends there). What can
 * need the lift: the lift of the suit's next card; the lift of the card it lies on; a card laid on that one, where no other
 * place for it is as good; for the last card of a column, a king laid there.
 */
export class UsefulLifts {
  constructor(
    private readonly game: ShortestGame,
    private readonly board: Board,
  ) {}

  /** @param card index of a visible card that goes up next, or would after the lift of the card before it */
  isUseful(card: number): boolean {
    const { board, game } = this;
    const { layout } = game;
    const first = card < 32;
    const isFree = (((first ? board.free0 : board.free1) >>> (card & 31)) & 1) !== 0;
    if (!isFree && layout.below[card]! >= 0) return true;
    const rank = (card & 31) >> 1;
    // The last card of a column, or a king: an empty column may be wanted.
    if (!isFree || rank === layout.ranks - 1) return true;
    return this.freesNext(indexSuit(card), rank + 1) || this.freesParent(card);
  }

  private freesNext(suit: number, rank: number): boolean {
    const { board } = this;
    const next = cardOfSuit(suit, rank);
    const left = next < 32 ? board.left0 : board.left1;
    if (((left >>> (next & 31)) & 1) !== 0) return true;
    const visible = next < 32 ? board.visible0 : board.visible1;
    if (((visible >>> (next & 31)) & 1) === 0) return false;
    return board.coverOf(next) !== COVERED && this.isUseful(next);
  }

  private freesParent(card: number): boolean {
    const { board, game } = this;
    const first = card < 32;
    const own = card & 30;
    const pair = own + 2;
    const visible = first ? board.visible0 : board.visible1;
    const up = (((first ? board.next0 : board.next1) & visible) >>> pair) & 3;
    const parent = (card & 32) | pair;
    if ((up & 1) !== 0 && this.isUseful(parent)) return true;
    if ((up & 2) !== 0 && this.isUseful(parent | 1)) return true;
    // When the card lies on either of two parents and the other is open, what is laid lies on either just the same.
    const lies = ((first ? board.lies0 : board.lies1) >>> pair) & 3;
    const children = ((first ? board.free0 : board.free1) >>> own) & 3;
    if (((visible >>> pair) & 3) === 3 && lies === 0 && children !== 3) return false;
    const sources = first
      ? board.left0 | board.top0 | (game.worryingBack ? board.on0 : 0)
      : board.left1 | board.top1 | (game.worryingBack ? board.on1 : 0);
    return ((sources >>> own) & 3) !== 0;
  }
}
