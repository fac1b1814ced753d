/*
 * What four foundation heights say about cards, as table look-ups. The heights of one colour's two suits are one byte
 * (four bits each). Each set of tables gives class words (see state.ts), to be joined over both colours.
 */
interface FoundationTables {
  readonly black0: Int32Array;
  readonly black1: Int32Array;
  readonly red0: Int32Array;
  readonly red1: Int32Array;
}

/** The lower of a colour's two heights, by byte. */
export const LOWER_HEIGHT = Int32Array.from({ length: 256 }, (_, byte) => Math.min(byte & 15, byte >> 4));

/** The cards that go up next, by byte. */
export const NEXT = foundationTables(256, (height) => (height <= 12 ? height : -1));

/** The next cards that are safe to put up, by `byte << 4 | lower height of the other colour`. */
export const SAFE_WITH_BACK = foundationTables(4096, (height, twin, lower) =>
  height <= 12 && isSafe(height, twin, lower, true) ? height : -1,
);
export const SAFE_WITHOUT_BACK = foundationTables(4096, (height, twin, lower) =>
  height <= 12 && isSafe(height, twin, lower, false) ? height : -1,
);

/**
 * The next cards that go up at once when they lie in a stock that can be taken in any order, with worrying back; indexed as
 * the safe tables. It is enough that the card below, already up, is safe.
 *
 * Up, the card can still be brought back whenever a win lays it from the stock: until it has gone up in that win, none
 * of its suit's higher cards has. What it takes away is only that the card below it could come back while this one stays
 * in the stock. But some win never brings that card back. Say it has rank r, and with it call low the other-colour cards
 * below rank r - 1 and its twin suit's below rank r - 2, all up since it is safe. Bringing back any of these is the
 * first time one comes back, and until then the heights that make the card itself safe stand; so they make it safe as well, and a
 * safe card brought back only returns at once.
 */
export const SAFE_FROM_STOCK = foundationTables(4096, (height, twin, lower) =>
  height <= 12 && isSafe(height - 1, twin, lower, true) ? height : -1,
);

/** The cards on the foundations, by byte. */
export const ON_FOUNDATIONS = foundationTables(256, (height) => height, true);

/**
 * Whether a card of rank `height` (the next of its suit) is safe to put up: playing it at once and trying nothing else
 * loses no win.
 *
 * In the tableau the card is wanted only as a parent of the two other-colour cards one rank lower. When both
 * other-colour foundations hold all ranks below `height - 1`, those two can go up themselves as soon as they are free,
 * and so are wanted in the tableau only as parents of this colour's cards two ranks lower. Of these, this suit's own is
 * up; the other can go up as well when its foundation holds all ranks below `height - 2`. So whatever a win lays on the
 * card can go to a foundation instead, with worrying back and without.
 *
 * Without worrying back it is also enough that both cards that could lie on it are up for good: the other-colour
 * foundations hold all ranks below `height`. With worrying back that alone loses wins (`klondike-solver` seed 39209).
 */
export function isSafe(
  height: number,
  twinHeight: number,
  lowerOther: number,
  worryingBack: boolean,
): boolean {
  if (!worryingBack && lowerOther >= height) return true;
  return lowerOther >= height - 1 && twinHeight >= height - 2;
}

/**
 * Fills tables from a function that gives the rank a suit contributes, or -1 for none.
 * @param below whether it contributes all cards below that rank instead
 */
function foundationTables(
  length: 256 | 4096,
  rankFor: (height: number, twinHeight: number, lowerOther: number) => number,
  below = false,
): FoundationTables {
  const suitWord = (rank: number, colour: number, cardClass: number, which: number): number => {
    let word = 0;
    for (let r = below ? 0 : Math.max(rank, 0); r < (below ? rank : rank + 1); r++) {
      if ((colour ^ (r & 1)) === cardClass) word |= 1 << (r * 2 + which);
    }
    return word;
  };
  const fill = (colour: number, cardClass: number): Int32Array =>
    Int32Array.from({ length }, (_, index) => {
      const byte = length === 256 ? index : index >> 4;
      const low = byte & 15;
      const high = byte >> 4;
      const lower = index & 15;
      return (
        suitWord(rankFor(low, high, lower), colour, cardClass, 0) |
        suitWord(rankFor(high, low, lower), colour, cardClass, 1)
      );
    });
  return { black0: fill(0, 0), black1: fill(0, 1), red0: fill(1, 0), red1: fill(1, 1) };
}
