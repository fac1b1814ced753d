import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import type { NotationName } from './notation.ts';
import { writeLine } from './notations.ts';
import { playLine } from './play.ts';

/**
 * Writes moves of our notation in another one, each item as it stands between two blanks there.
 * @param moves a line that holds from `start`, as the moves of a win do.
 * @throws Error when it does not hold.
 */
export function rewriteLine(
  start: KlondikePosition,
  rules: KlondikeRules,
  moves: readonly string[],
  name: NotationName,
): string[] {
  const { steps, fault } = playLine(start, rules, moves, 'thoughtful');
  if (fault !== null) throw new Error(`move ${fault.at} (${fault.move}) does not hold: ${fault.reason}`);
  return writeLine(steps, name);
}
