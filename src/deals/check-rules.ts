import type { PositionFault } from './check-position.ts';
import type { KlondikePosition, KlondikeRules } from './klondike.ts';

const COLUMNS = 7;
const RANKS = 13;
/** The stock of the real game's deal. */
const STOCK = 24;

/**
 * Checks that a game by these rules can reach a position, as far as stock, waste and passes tell.
 *
 * A pass begins with s cards in the stock and none in the waste, and each draw takes `draw` of them. So the stock is
 * empty, or the cards drawn in this pass are a multiple of `draw`: those that still lie in the waste, and those that
 * were played from it since. In the first pass s is 24 and all played cards count; later any number of them, from none
 * to all, may have been played in earlier passes. With unlimited passes a position may not say how often the waste was
 * turned over, so that the first pass is not told from later ones. Small decks and other layouts are not looked at.
 * @returns the fault, or null.
 */
export function checkUnderRules(position: KlondikePosition, rules: KlondikeRules): PositionFault | null {
  return passFault(position, rules) ?? drawFault(position, rules);
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** The fault of a waste turned over more often than the passes allow; null when there is none. */
export function passFault({ recycles }: KlondikePosition, { passes }: KlondikeRules): PositionFault | null {
  if (passes === null || recycles < passes) return null;
  const most = passes === 1 ? 'never in 1 pass' : `at most ${times(passes - 1)} in ${passes} passes`;
  return { reason: `the waste was turned over ${times(recycles)}; expected ${most}`, card: null };
}

function drawFault(position: KlondikePosition, { draw, passes }: KlondikeRules): PositionFault | null {
  const { ranks, columns, stock, waste, recycles } = position;
  if (ranks !== RANKS || columns.length !== COLUMNS || stock.length === 0) return null;
  const played = STOCK - stock.length - waste.length;
  const firstPass = passes !== null && recycles === 0;
  const missing = (draw - (waste.length % draw)) % draw;
  const reached = firstPass ? (waste.length + played) % draw === 0 : missing <= played;
  if (reached) return null;
  const where = firstPass
    ? `${waste.length + played} of ${STOCK} cards drawn in the first pass`
    : `${waste.length} in the waste, ${played} played`;
  const orLater =
    firstPass && passes > 1 ? ', or recycles: how often the waste was turned over' : ` by draw ${draw}`;
  return {
    reason: `stock of ${stock.length}, ${where}; expected a multiple of ${draw} drawn${orLater}`,
    card: waste.at(-1) ?? stock[0] ?? null,
  };
}
