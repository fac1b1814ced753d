/**
 * The visible cards that can go up once stock cards went before them: from the next card on, the suit's cards follow one
 * another in the stock up to one that lies in the tableau. Where the stock can be taken in any order, only such a lift
 * takes stock cards along to a foundation (and what is safe goes by itself). With a loosened stock a card of it that
 * extends the reach (loose.ts) goes up in the same way.
 *
 * For in the stock a card is as good as on its foundation until the next of its suit goes up: where a win brings it
 * back, lay it from the stock. So each stock card's way up can be delayed until just before its only user, the next
 * card's, like the placements of purpose.ts; and the last cards of a suit until nothing lies face down, when the game
 * is won. They need no open card, so they do not meet the placements the lift needs. With worrying back and without.
 */
export class Raising {
  /** The visible cards that stock cards go before, by class. */
  raised0 = 0;
  raised1 = 0;
  /** The stock cards that extend the reach and can go up, by class. */
  extending0 = 0;
  extending1 = 0;

  clear(): void {
    this.raised0 = 0;
    this.raised1 = 0;
    this.extending0 = 0;
    this.extending1 = 0;
  }

  /**
   * Notes the cards that those of one class go before.
   * @param cards the next cards of the class that lie in the stock
   * @param stock the class's cards in the stock, and the other's
   * @param visible the class's visible cards, and the other's
   * @param extending0 the stock cards that extend the reach, by class
   */
  note(
    cards: number,
    stock: number,
    otherStock: number,
    visible: number,
    otherVisible: number,
    cardClass: number,
    extending0: number,
    extending1: number,
  ): void {
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      let higher = rest & -rest;
      let other = false;
      do {
        if ((cardClass === 0) === other) this.extending1 |= higher & extending1;
        else this.extending0 |= higher & extending0;
        // The next card of a suit is in the other class, one rank up.
        higher <<= 2;
        other = !other;
      } while ((higher & (other ? otherStock : stock)) !== 0);
      if ((cardClass === 0) === other) this.raised1 |= higher & (other ? otherVisible : visible);
      else this.raised0 |= higher & (other ? otherVisible : visible);
    }
  }
}
