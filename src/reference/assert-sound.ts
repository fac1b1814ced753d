import { checkPosition } from '../deals/check-position.ts';
import type { KlondikePosition } from '../deals/klondike.ts';

/** Throws RangeError naming what is wrong, unless the position can come up in a game. */
export function assertSound(position: KlondikePosition): void {
  const fault = checkPosition(position);
  if (fault !== null) throw new RangeError(`not a Klondike position: ${fault.reason}`);
}
