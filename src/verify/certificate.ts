import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import type { NotationName } from '../lines/notation.ts';
import {
  itemsOf,
  type JsonEntry,
  movesOf,
  notationOf,
  originOf,
  positionOf,
  readJsonEntries,
  rulesOf,
  shown,
} from './json-entry.ts';

const WITHOUT_MOVES = ['unwinnable', 'unknown'] as const;

/** What an entry says about its deal. Only a win has moves that can be replayed. */
export type Claim =
  | { readonly verdict: 'winnable'; readonly moves: readonly string[]; readonly notation: NotationName }
  | { readonly verdict: (typeof WITHOUT_MOVES)[number] };

/** One entry of what `solve --json --moves` writes. */
export interface Certificate {
  /** Where the entry begins in its file, from 1. */
  readonly line: number;
  /** The shuffle and seed it names, or null; the replay takes the cards. */
  readonly shuffle: string | null;
  readonly seed: string | null;
  readonly position: KlondikePosition;
  readonly rules: KlondikeRules;
  readonly claim: Claim;
}

/**
 * Reads certificates: one JSON document, over as many lines as it likes, or JSON Lines.
 *
 * A win without its moves is bad input rather than a win that does not hold: nothing is wrong with the claim, the
 * file only lacks what would show it. Moves with any other verdict contradict it and are refused too.
 * @param fileName how messages name the file.
 * @param notation of all moves; else each entry names its own, or it is recognised.
 * @throws InputError naming file, line and what was expected.
 */
export function readCertificates(text: string, fileName: string, notation?: NotationName): Certificate[] {
  return readJsonEntries(text, fileName).map((entry) => ({
    line: entry.line,
    ...originOf(entry),
    position: positionOf(entry),
    rules: rulesOf(entry),
    claim: claimOf(entry, notation),
  }));
}

function claimOf(entry: JsonEntry, notation: NotationName | undefined): Claim {
  const { fields, fail } = entry;
  const { verdict, moves } = fields;
  const other = WITHOUT_MOVES.find((name) => name === verdict);
  if (other !== undefined) {
    if (moves !== undefined) throw fail(`moves with verdict ${other}; expected moves only with winnable`);
    return { verdict: other };
  }
  // Moves alone claim a win.
  if (verdict !== 'winnable' && (verdict !== undefined || moves === undefined)) {
    throw fail(`verdict is ${shown(verdict)}; expected winnable, ${WITHOUT_MOVES.join(' or ')}`);
  }
  if (moves === undefined)
    throw fail('a win without its moves; expected them: run solve with --json --moves');
  const named = notationOf(entry, movesOf(entry), notation);
  return { verdict: 'winnable', moves: itemsOf(entry, named), notation: named };
}
