import type { Deal } from '../deals/deal.ts';
import { printDeal } from '../deals/formats/print.ts';
import { SHARE_SHUFFLE } from '../deals/formats/share.ts';
import { dealingOrder } from '../deals/klondike.ts';

/** How JSON results tell a deal, in this order of keys. */
export interface DealJson {
  readonly game: string;
  readonly seed: string;
  readonly shuffle: string;
  /**
   * A fresh deal: its 52 cards in dealing order. A position in the middle of a game has none; it is told as an
   * object in the `solvitaire` format. `--deal` and `verify` read both.
   */
  readonly deal: unknown;
}

/** The JSON fields of a deal. */
export function dealJson(deal: Deal): DealJson {
  const { game, seed, shuffle, position } = deal;
  const fresh = dealingOrder(position) !== null;
  return {
    game,
    seed,
    shuffle,
    deal: fresh ? printDeal(deal, 'cards') : (JSON.parse(printDeal(deal, 'solvitaire')) as unknown),
  };
}

/** Names a deal for a person: `seedrandom seed 42`, `deal 3 of hands.txt`, `share text K1...`. */
export function dealName({ seed, shuffle }: Pick<Deal, 'seed' | 'shuffle'>, fileName: string | null): string {
  if (shuffle === SHARE_SHUFFLE) return `share text ${seed}`;
  return fileName === null ? `${shuffle} seed ${seed}` : `deal ${seed} of ${fileName}`;
}
