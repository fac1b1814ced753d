import { readFileSync } from 'node:fs';
import { readDeals } from '../../src/deals/formats/read.ts';
import type { KlondikePosition, KlondikeRules } from '../../src/deals/klondike.ts';
import { dealFromSeed } from '../../src/deals/shuffles/shuffle.ts';
import type { NotationName } from '../../src/lines/notation.ts';

/** A line of play that others published, as test/fixtures/public-lines.json holds it. */
interface PublicLine {
  readonly id: string;
  readonly source: string;
  readonly notation: NotationName;
  /** The deal as deck-digits, or the seed of greenfelt. */
  readonly deck?: string;
  readonly greenfelt?: string;
  readonly draw: number;
  readonly moves: string;
  readonly won: boolean;
  /** The number of moves that the source tells, null where it tells none. */
  readonly count: number | null;
  /** Whether that number counts the cards that are turned. */
  readonly flips: boolean;
}

export const publicLines = JSON.parse(
  readFileSync(new URL('../fixtures/public-lines.json', import.meta.url), 'utf8'),
) as readonly PublicLine[];

/** The fresh deal of a public line. */
export function startOf({ id, deck, greenfelt }: PublicLine): KlondikePosition {
  if (greenfelt !== undefined) return dealFromSeed('greenfelt', greenfelt).position;
  const [deal] = readDeals(deck ?? '', id, 'deck-digits').deals;
  if (deal === undefined) throw new Error(`${id}: no deal`);
  return deal.position;
}

/** Its draw count; the programs allow unlimited passes and worrying back. */
export function rulesOf({ draw }: PublicLine): KlondikeRules {
  return { draw, passes: null, worryingBack: true };
}

/** The public line of an id. */
export function publicLine(id: string): PublicLine {
  const found = publicLines.find((line) => line.id === id);
  if (found === undefined) throw new Error(`no line ${id}`);
  return found;
}
