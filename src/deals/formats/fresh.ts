import type { Card } from '../../cards/card.ts';
import { InputError } from '../../cards/input-error.ts';
import { dealingOrder, type KlondikePosition } from '../klondike.ts';
import type { FormatName } from './format.ts';

/**
 * The dealing order of a position, for formats that hold fresh deals only.
 * @throws InputError naming the formats that hold any position.
 */
export function freshOrder(position: KlondikePosition, format: FormatName): Card[] {
  const order = dealingOrder(position);
  if (order === null) {
    throw new InputError(
      `the ${format} format holds fresh deals only; expected solvitaire or pysol for a position in play`,
    );
  }
  return order;
}

/**
 * Refuses a position whose stock was gone through already: no format has a place for that count.
 * @throws InputError
 */
export function refuseRecycled(position: KlondikePosition, format: FormatName): void {
  if (position.recycles > 0) {
    throw new InputError(
      `the ${format} format cannot say that the waste was turned over ${position.recycles} times`,
    );
  }
}
