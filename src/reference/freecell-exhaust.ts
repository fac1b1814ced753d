import { checkFreecellPosition } from '../deals/check-freecell.ts';
import type { FreecellPosition, FreecellRules } from '../deals/freecell.ts';
import { applyFreecellMove, isFreecellWon, legalFreecellMoves } from './freecell.ts';
import { freecellMoveText } from './freecell-move.ts';
import { type Exhausted, plainSearch } from './plain-search.ts';

/**
 * Decides a FreeCell position by plain search, for small decks and late positions; `gaveUp` comes when more than
 * `maxPositions` distinct positions are seen.
 * @throws RangeError when the position is not sound (a card missing or twice).
 */
export function exhaustFreecell(
  position: FreecellPosition,
  rules: FreecellRules,
  maxPositions: number,
): Exhausted {
  const fault = checkFreecellPosition(position);
  if (fault !== null) throw new RangeError(`not a FreeCell position: ${fault.reason}`);
  return plainSearch(
    position,
    {
      key: freecellKey,
      isWon: isFreecellWon,
      moves: (state) => legalFreecellMoves(state, rules),
      play: (state, move) => applyFreecellMove(state, rules, move),
      text: freecellMoveText,
    },
    maxPositions,
  );
}

/**
 * A text that two positions of one game share exactly when they hold the same cells and the same columns, in whatever
 * order: it changes nothing which column is which. The foundations follow from the rest, as every card is somewhere.
 */
export function freecellKey(position: FreecellPosition): string {
  const [cells = '', ...piles] = pileTexts(position);
  return [cells, ...piles.sort()].join(END_OF_PILE);
}

/** As {@link freecellKey}, but different where the columns lie in another order. */
export function freecellPlacesKey(position: FreecellPosition): string {
  return pileTexts(position).join(END_OF_PILE);
}

/** The cells, which have no names, as one pile; then the columns. */
function pileTexts({ columns, cells }: FreecellPosition): string[] {
  const inCells = cells.filter((card) => card !== null).sort((a, b) => a - b);
  return [inCells, ...columns].map((pile) => String.fromCharCode(...pile));
}

const END_OF_PILE = String.fromCharCode(255);
