import { cardText } from '../../../src/cards/card.ts';
import { InputError } from '../../../src/cards/input-error.ts';
import type { Deal } from '../../../src/deals/deal.ts';
import type { FormatName } from '../../../src/deals/formats/format.ts';
import { printDeal } from '../../../src/deals/formats/print.ts';
import { readDeals } from '../../../src/deals/formats/read.ts';
import type { KlondikePosition } from '../../../src/deals/klondike.ts';
import { dealFromSeed } from '../../../src/deals/shuffles/shuffle.ts';

/** The deal most tests write, break and read: solvitaire seed 1. */
export const SAMPLE: Deal = dealFromSeed('solvitaire', '1');

export const sampleAs = (format: FormatName): string => printDeal(SAMPLE, format);

export const SAMPLE_CARDS: string[] = sampleAs('cards').split(' ');

export const texts = (cards: readonly number[]): string => cards.map(cardText).join(' ');

/** A position read from a text that holds one. */
export function onePosition(text: string, format?: FormatName): KlondikePosition {
  const { deals } = readDeals(text, 'deals.txt', format);
  if (deals.length !== 1 || deals[0] === undefined) throw new Error(`${deals.length} deals`);
  return deals[0].position;
}

/** The one line a user sees for a text that is refused; anything but an InputError fails the test. */
export function refusal(text: string, format?: FormatName): string {
  try {
    readDeals(text, 'deals.txt', format);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'accepted';
}
