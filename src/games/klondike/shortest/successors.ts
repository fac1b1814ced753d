import { LOWER_HEIGHT, SAFE_WITH_BACK, SAFE_WITHOUT_BACK } from '../foundations.ts';
import { cardOfSuit, popcount } from '../state.ts';
import { Board, COVERED, MOVABLE, OPEN } from './board.ts';
import { Draft } from './draft.ts';
import type { ShortestGame } from './game.ts';
import { BACK, LIFT, LIFT_UNDER, moveWord, REVEAL, STOCK_DOWN, STOCK_UP } from './move-word.ts';
import { StockReach } from './reach.ts';

/*
 * Which moves the search makes. From each position that can be won some shortest win begins with one of them; every other
 * move may then be left out. The rules, with P a shortest win from the position:
 *
 * Draws and recycles come only with the stock card they are for, in one move of the search: they can be put off until then.
 *
 * Safe cards (foundations.ts) go up at once and nothing else is tried. Call low the other-colour cards of lower rank, the
 * twin suit's cards at least two ranks lower, the suit's own lower cards and the card itself. Safe means that the foundations
 * hold them all but the highest ones, so that each can go up as soon as it is uncovered, and on low cards lie only low cards.
 * Play P with the card put up first, leaving out all other moves of low cards, and put each other low card of the tableau up as soon
 * as it is uncovered and each of the waste when P first plays it. All other moves remain possible, and no low card is
 * moved more often than in P. At draw 1 the safe card may be the waste's top too: with it gone, P's draws lead to the
 * same cards, without the draws that turned this one. (At more than one card a draw they may not, so it is not forced there.)
 * Without worrying back a card is also safe when all cards that could lie on it are up: they stay there.
 *
 * A free card X moves from one parent, A, to the other, B, only to let A go up in the next move (LIFT_UNDER). Let P move it so.
 * Moves of P that do not need A uncovered can come first: X with what lies on it goes along with A. What needs it is A's
 * lift, or another card Y laid on A. Then lay Y on B instead and leave X on A: the same moves are possible until one
 * of A and B goes up, and before that one of X and Y does, after which the other one's move makes up for it.
 *
 * The last locked card of a column, not a king, moves elsewhere only for a king to come next (cleared): its own place in the
 * other column changes nothing else, so it can be put off until an empty column is needed, which is only while there is none.
 *
 * A card is brought back only where it, or a lower one of its suit, could serve as a parent next: else it can be put off,
 * or both it and its way up again left out. Kings of the tableau never move to another empty column, and a card laid with
 * both parents open lies on either (game.ts).
 */

/** The safe cards, by class words. */
type SafeTables = typeof SAFE_WITH_BACK;

/** Lists what the search tries from a position. */
export class Successors {
  /** The list made by {@link expand}. */
  readonly list: Draft;

  private readonly board: Board;
  private readonly reach: StockReach;
  private readonly safe: SafeTables;
  /** Both kings of a colour, at the same place of either class word. */
  private readonly kings: number;

  constructor(private readonly game: ShortestGame) {
    this.board = new Board(game);
    this.list = new Draft(game, this.board);
    this.reach = new StockReach(game, this.board);
    this.safe = game.worryingBack ? SAFE_WITH_BACK : SAFE_WITHOUT_BACK;
    this.kings = 3 << (2 * (game.layout.ranks - 1));
  }

  /** Lists the positions one move of the search away from the one with the given key. */
  expand(k0: number, k1: number, k2: number, k3: number): void {
    const { board, game, kings } = this;
    board.load(k0, k1, k2, k3);
    this.list.count = 0;
    if (this.playSafe()) return;
    this.lifts(0, board.next0 & board.visible0);
    this.lifts(32, board.next1 & board.visible1);

    const { bases } = game.layout;
    const inColumns = popcount(board.free0 & kings) + popcount(board.free1 & kings);
    const empty = game.tables.cleared[board.locked]! - inColumns;
    const fits0 = board.fits0 | (empty > 0 ? kings : 0);
    const fits1 = board.fits1 | (empty > 0 ? kings : 0);
    this.reveals(0, board.top0 & ~bases[0] & fits0, -1);
    this.reveals(32, board.top1 & ~bases[1] & fits1, -1);
    this.stockUp(0, board.left0 & board.next0);
    this.stockUp(32, board.left1 & board.next1);
    this.stockDown(0, board.left0 & fits0, -1);
    this.stockDown(32, board.left1 & fits1, -1);
    if (game.worryingBack) this.backs(fits0, fits1);
    if (empty > 0) return;
    this.clears(0, board.top0 & bases[0] & board.fits0);
    this.clears(32, board.top1 & bases[1] & board.fits1);
  }

  /** Plays one safe card, if there is one. */
  private playSafe(): boolean {
    const { board, game, safe, list } = this;
    const black = board.foundations & 255;
    const red = board.foundations >>> 8;
    const forBlack = (black << 4) | LOWER_HEIGHT[red]!;
    const forRed = (red << 4) | LOWER_HEIGHT[black]!;
    const safe0 = safe.black0[forBlack]! | safe.red0[forRed]!;
    const safe1 = safe.black1[forBlack]! | safe.red1[forRed]!;
    if (this.liftOpen(0, safe0 & board.visible0) || this.liftOpen(32, safe1 & board.visible1)) return true;
    if (game.draw > 1 || board.wasteTop < 0) return false;
    const card = game.layout.stockCards[board.wasteTop]!;
    if ((((card < 32 ? safe0 : safe1) >>> (card & 31)) & 1) === 0) return false;
    list.begin();
    list.takeStock(board.wasteTop, 0);
    list.raise(card, 1);
    list.emit(1, moveWord(STOCK_UP, card));
    return true;
  }

  private liftOpen(cardClass: number, cards: number): boolean {
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const card = cardClass | lowest(rest);
      if (this.board.coverOf(card) !== OPEN) continue;
      this.lift(card, LIFT);
      return true;
    }
    return false;
  }

  private lifts(cardClass: number, cards: number): void {
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const card = cardClass | lowest(rest);
      const cover = this.board.coverOf(card);
      if (cover !== COVERED) this.lift(card, cover === MOVABLE ? LIFT_UNDER : LIFT);
    }
  }

  private lift(card: number, kind: typeof LIFT | typeof LIFT_UNDER): void {
    const { list } = this;
    list.begin();
    list.raise(card, 1);
    list.remove(card);
    list.emit(kind === LIFT ? 1 : 2, moveWord(kind, card));
  }

  private reveals(cardClass: number, cards: number, cleared: number): void {
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const card = cardClass | lowest(rest);
      this.beginCleared(cleared);
      this.list.moveOver(card);
      this.list.emit(cleared < 0 ? 1 : 2, moveWord(REVEAL, card, cleared));
    }
  }

  private stockUp(cardClass: number, cards: number): void {
    const { list, reach, game } = this;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const card = cardClass | lowest(rest);
      const place = game.layout.stockPlace[card]!;
      const draws = reach.costOf(place);
      if (draws < 0) continue;
      list.begin();
      list.takeStock(place, reach.recycles);
      list.raise(card, 1);
      list.emit(draws + 1, moveWord(STOCK_UP, card));
    }
  }

  private stockDown(cardClass: number, cards: number, cleared: number): void {
    const { list, reach, game } = this;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const card = cardClass | lowest(rest);
      const place = game.layout.stockPlace[card]!;
      const draws = reach.costOf(place);
      if (draws < 0) continue;
      this.beginCleared(cleared);
      list.takeStock(place, reach.recycles);
      list.lay(card);
      list.emit(draws + (cleared < 0 ? 1 : 2), moveWord(STOCK_DOWN, card, cleared));
    }
  }

  private backs(fits0: number, fits1: number): void {
    for (let suit = 0; suit < 4; suit++) {
      const height = (this.board.foundations >>> (4 * suit)) & 15;
      if (height < 2) continue;
      const card = cardOfSuit(suit, height - 1);
      const fits = card < 32 ? fits0 : fits1;
      if (((fits >>> (card & 31)) & 1) !== 0 && this.isWanted(suit, height)) this.back(card, -1);
    }
  }

  private back(card: number, cleared: number): void {
    const { list } = this;
    this.beginCleared(cleared);
    list.raise(card, -1);
    list.lay(card);
    list.emit(cleared < 0 ? 1 : 2, moveWord(BACK, card, cleared));
  }

  /**
   * Whether a suit's top card, brought back, or then a lower one of the suit, could serve as a parent: of a locked top or stock
   * card, of a card that leaves its twin to go up, or of another card brought back that could.
   */
  private isWanted(suit: number, height: number): boolean {
    const { board } = this;
    for (let rank = height - 1; rank > 0; rank--) {
      const first = cardOfSuit(suit, rank) < 32;
      const sources = first ? board.left0 | board.top0 : board.left1 | board.top1;
      const on = first ? board.on0 : board.on1;
      const free = first ? board.free0 : board.free1;
      const next = (first ? board.next0 : board.next1) >>> 2;
      for (let pair = 2 * rank - 2; pair >= 0; pair -= 2) {
        if (((sources >>> pair) & 3) !== 0) return true;
        if (((free >>> pair) & 3) !== 0 && ((next >>> pair) & 3) !== 0) return true;
        if (((on >>> pair) & 3) === 0) break;
      }
    }
    return false;
  }

  /** The last locked cards of columns that make room for kings. */
  private clears(cardClass: number, cards: number): void {
    const { board, game, kings } = this;
    const { bases } = game.layout;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const cleared = cardClass | lowest(rest);
      this.reveals(0, board.top0 & kings & ~bases[0], cleared);
      this.reveals(32, board.top1 & kings & ~bases[1], cleared);
      this.stockDown(0, board.left0 & kings, cleared);
      this.stockDown(32, board.left1 & kings, cleared);
      if (!game.worryingBack) continue;
      for (let on = board.on0 & kings; on !== 0; on &= on - 1) this.back(lowest(on), cleared);
      for (let on = board.on1 & kings; on !== 0; on &= on - 1) this.back(32 | lowest(on), cleared);
    }
  }

  private beginCleared(cleared: number): void {
    this.list.begin();
    if (cleared >= 0) this.list.moveOver(cleared);
  }
}

/** Place of the lowest bit of a word that is not 0. */
function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}
