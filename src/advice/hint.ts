import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { type Completion, completing } from './completion.ts';
import type { Deciding } from './deciding.ts';
import { type LastResort, lastResort } from './last-resort.ts';

/** What to do in a position, with the verdict behind it. `states` counts the distinct positions searched. */
export type Hint =
  | {
      readonly verdict: 'winnable';
      readonly states: number;
      /** The first move of a proven win; null when the position is won already. */
      readonly hint: string | null;
      /** The whole win, `hint` included. */
      readonly moves: readonly string[];
    }
  | {
      readonly verdict: 'unwinnable';
      readonly states: number;
      readonly hint: null;
      /** No move but going through the stock, which changes nothing. */
      readonly stuck: boolean;
      /** Null when there is no legal move at all. */
      readonly lastResort: LastResort | null;
    }
  | (Extract<Completion, { readonly verdict: 'unknown' }> & { readonly hint: null });

/** The next move of a proven win, or what to do where there is none. */
export function* hinting(position: KlondikePosition, rules: KlondikeRules): Deciding<Hint> {
  return hintOf(position, rules, yield* completing(position, rules));
}

/** The hint that follows from how the position can be played to its end. */
export function hintOf(position: KlondikePosition, rules: KlondikeRules, completion: Completion): Hint {
  const { states } = completion;
  switch (completion.verdict) {
    case 'winnable': {
      const { moves } = completion;
      return { verdict: 'winnable', states, hint: moves[0] ?? null, moves };
    }
    case 'unwinnable': {
      const { stuck } = completion;
      return { verdict: 'unwinnable', states, hint: null, stuck, lastResort: lastResort(position, rules) };
    }
    case 'unknown':
      return { ...completion, hint: null };
  }
}
