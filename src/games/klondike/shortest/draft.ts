import { indexSuit } from '../state.ts';
import type { Board } from './board.ts';
import type { ShortestGame } from './game.ts';
import { FND_SHIFT, OFFSET_SHIFT, offsetFor, RECYCLES_SHIFT, recyclesLeft } from './game.ts';

/** More successors than any position has. */
const MOST = 1024;

/** Makes the positions that follow a board, one after the other, and lists them. */
export class Draft {
  /** The list: keys, what each costs, and the move's word. */
  count = 0;
  readonly k0 = new Int32Array(MOST);
  readonly k1 = new Int32Array(MOST);
  readonly k2 = new Int32Array(MOST);
  readonly k3 = new Int32Array(MOST);
  readonly cost = new Int32Array(MOST);
  readonly move = new Int32Array(MOST);

  private first = 0;
  private second = 0;
  private recycles = 0;
  private lies0 = 0;
  private lies1 = 0;
  private visible0 = 0;
  private visible1 = 0;
  private free0 = 0;
  private free1 = 0;

  constructor(
    private readonly game: ShortestGame,
    private readonly board: Board,
  ) {}

  /** Starts over from the board. */
  begin(): void {
    const { board } = this;
    this.first = board.k0;
    this.second = board.k1;
    this.recycles = board.recycles;
    this.lies0 = board.lies0;
    this.lies1 = board.lies1;
    this.visible0 = board.visible0;
    this.visible1 = board.visible1;
    this.free0 = board.free0;
    this.free1 = board.free1;
  }

  /** Puts the position that was made on the list. */
  emit(cost: number, move: number): void {
    const at = this.count++;
    this.k0[at] = this.first;
    this.k1[at] = this.second;
    this.k2[at] = this.lies0 | (this.recycles << RECYCLES_SHIFT);
    this.k3[at] = this.lies1;
    this.cost[at] = cost;
    this.move[at] = move;
  }

  /** Makes the foundation of a card's suit one card higher (1) or lower (-1). */
  raise(card: number, by: 1 | -1): void {
    this.first = (this.first + by * (1 << (FND_SHIFT + 4 * indexSuit(card)))) | 0;
  }

  /** A stock card leaves the waste after so many recycles; the cards before it are then the waste. */
  takeStock(place: number, recycles: number): void {
    const stock = this.board.stock & ~(1 << place);
    this.second = stock | (offsetFor(stock, place) << OFFSET_SHIFT);
    if (this.game.limited) this.recycles = recyclesLeft(this.recycles - recycles, stock);
  }

  /** A visible card leaves the tableau. */
  remove(card: number): void {
    const bit = 1 << (card & 31);
    const pair = card & 30;
    // What lay on the pair has one parent left; where it lies goes without saying.
    if (card < 32) {
      this.visible0 &= ~bit;
      this.lies0 &= ~(3 << pair);
      if ((this.free0 & bit) === 0) this.unlock(card);
      else {
        this.free0 &= ~bit;
        if ((this.free0 & (3 << pair)) === 0) this.lies0 &= ~(3 << (pair + 2));
      }
    } else {
      this.visible1 &= ~bit;
      this.lies1 &= ~(3 << pair);
      if ((this.free1 & bit) === 0) this.unlock(card);
      else {
        this.free1 &= ~bit;
        if ((this.free1 & (3 << pair)) === 0) this.lies1 &= ~(3 << (pair + 2));
      }
    }
  }

  /** A locked top moves to another column and is free there. */
  moveOver(card: number): void {
    this.setFree(card);
    this.unlock(card);
  }

  /** A card from elsewhere is laid in the tableau. */
  lay(card: number): void {
    this.setFree(card);
    this.appear(card);
  }

  private setFree(card: number): void {
    if (card < 32) this.free0 |= 1 << (card & 31);
    else this.free1 |= 1 << (card & 31);
  }

  /** A locked top leaves its place: the card below turns up. */
  private unlock(card: number): void {
    const { layout } = this.game;
    this.first = (this.first - layout.weight[card]!) | 0;
    const below = layout.below[card]!;
    if (below >= 0) this.appear(below);
  }

  /** A card becomes visible. When a card lies on its twin, that is no longer the only parent and is noted. */
  private appear(card: number): void {
    const which = card & 1;
    const pair = card & 30;
    if (card < 32) this.visible0 |= 1 << (card & 31);
    else this.visible1 |= 1 << (card & 31);
    if (pair === 0) return;
    const visible = ((card < 32 ? this.visible0 : this.visible1) >>> pair) & 3;
    const children = ((card < 32 ? this.free0 : this.free1) >>> (pair - 2)) & 3;
    if (visible !== 3 || children === 0) return;
    const lies = (children >> 1 === which ? 2 : 1) << pair;
    if (card < 32) this.lies0 |= lies;
    else this.lies1 |= lies;
  }
}
