import type { Deal } from '../deal.ts';
import type { KlondikePosition } from '../klondike.ts';
import { printCards } from './cards.ts';
import { printColumns } from './columns.ts';
import { printDeckDigits } from './deck-digits.ts';
import type { FormatName } from './format.ts';
import { printPysol } from './pysol.ts';
import { printShare } from './share.ts';
import { printSolvitaire } from './solvitaire.ts';

const PRINTERS: Readonly<Record<FormatName, (position: KlondikePosition) => string>> = {
  cards: printCards,
  columns: printColumns,
  solvitaire: printSolvitaire,
  'deck-digits': printDeckDigits,
  pysol: printPysol,
  share: printShare,
};

/**
 * Prints a deal in a format, without a line end; `parse` gives the same position back.
 * @throws InputError when the format cannot hold the position: share holds those of the real game only.
 */
export function printDeal(deal: Deal, format: FormatName): string {
  return PRINTERS[format](deal.position);
}
