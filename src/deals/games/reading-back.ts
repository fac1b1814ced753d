import type { FormatName } from '../formats/format.ts';
import type { DealtGame } from './contract.ts';

/**
 * Whether the text of a position is read as the same one where no rules are named. Cards in dealing order are laid out by
 * the rules, which they do not tell; so nothing has to be read where the position is laid out as is usual.
 * @param usual the rules of who names none.
 */
export function tellsItself<Position, Rules>(
  { print, read, identity, fitted, laidOutAlike }: DealtGame<Position, Rules>,
  position: Position,
  format: FormatName,
  usual: Rules,
): boolean {
  if (laidOutAlike(fitted(position, usual), usual)) return true;
  const [back, more] = read(print(position, format), format, format, usual).deals;
  return back !== undefined && more === undefined && identity(back.position) === identity(position);
}
