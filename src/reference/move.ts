import type { Card } from '../cards/card.ts';

/**
 * One action of a person at the table. Columns are numbered from 0, left to right. A move names its card although
 * the place would do, so that a list of moves played on the wrong deal fails at its first wrong card.
 */
export type Move =
  /** Turn the rules' number of cards from stock to waste, or what is left. */
  | { readonly kind: 'draw' }
  /** Turn the whole waste over to be the stock again. */
  | { readonly kind: 'recycle' }
  | { readonly kind: 'waste-to-foundation'; readonly card: Card }
  | { readonly kind: 'waste-to-column'; readonly card: Card; readonly to: number }
  | { readonly kind: 'column-to-foundation'; readonly card: Card; readonly from: number }
  /** The card with all cards on it to another column. */
  | { readonly kind: 'run'; readonly card: Card; readonly from: number; readonly to: number }
  /** Worrying back. */
  | { readonly kind: 'foundation-to-column'; readonly card: Card; readonly to: number };
