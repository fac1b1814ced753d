import { GAME_NAMES, type GameName } from '../deals/games/names.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import type { NotationName } from '../lines/notation.ts';
import { type GameCertificate, gameCertificate } from './game-certificate.ts';
import {
  itemsOf,
  type JsonEntry,
  movesOf,
  notationOf,
  positionOf,
  readJsonEntries,
  rulesOf,
  type UnprovenVerdict,
  unprovenOf,
} from './json-entry.ts';
import { originOf } from './origin.ts';

/** What an entry says about its deal. Only a win has moves that can be replayed. */
export type Claim =
  | { readonly verdict: 'winnable'; readonly moves: readonly string[]; readonly notation: NotationName }
  | { readonly verdict: UnprovenVerdict };

/** One entry of what `solve --json --moves` writes. */
export interface Certificate {
  readonly game: 'klondike';
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
 * @param games those that entries may be about.
 * @throws InputError naming file, line and what was expected.
 */
export function readCertificates(
  text: string,
  fileName: string,
  notation?: NotationName,
  games: readonly GameName[] = GAME_NAMES,
): (Certificate | GameCertificate)[] {
  return readJsonEntries(text, fileName, games).map((entry) =>
    entry.game === 'klondike' ? certificate(entry, notation) : gameCertificate(entry, notation),
  );
}

function certificate(entry: JsonEntry, notation: NotationName | undefined): Certificate {
  return {
    game: 'klondike',
    line: entry.line,
    ...originOf(entry),
    position: positionOf(entry),
    rules: rulesOf(entry),
    claim: claimOf(entry, notation),
  };
}

function claimOf(entry: JsonEntry, notation: NotationName | undefined): Claim {
  const { moves } = entry.fields;
  const other = unprovenOf(entry, moves !== undefined);
  if (other !== null) return { verdict: other };
  const named = notationOf(entry, movesOf(entry), notation);
  return { verdict: 'winnable', moves: itemsOf(entry, named), notation: named };
}
