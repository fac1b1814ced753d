import type { KlondikeRules } from '../klondike.ts';
import { detectFormat } from './detect.ts';
import { jsonPieces } from './json-text.ts';
import { sourceOf } from './source.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What a text that `solve --json` or `complete --json` wrote says besides its deals and is not used where only these
 * are read: moves, and rules other than those that will be played.
 * @param text one that holds deals, read before without a fault.
 * @param name how messages name it.
 * @param rules those that will be played; none when nothing is.
 * @returns one line for the user, or null.
 */
export function unusedFields(text: string, name: string, rules: readonly KlondikeRules[]): string | null {
  const source = sourceOf(name, text);
  if (detectFormat(source) !== 'solvitaire') return null;
  const entries = jsonPieces(source).map(({ value }) => value);
  const moves = entries.some(hasMoves);
  const otherRules = rules.length > 0 && entries.some((entry) => hasOtherRules(entry, rules));
  if (moves)
    return `${name}: its ${otherRules ? 'rules and moves' : 'moves'} are not used; replay reads them`;
  return otherRules ? `${name}: its rules are not used, only those of the options` : null;
}

function hasMoves({ deal, moves }: Fields): boolean {
  return deal !== undefined && Array.isArray(moves) && moves.length > 0;
}

function hasOtherRules({ deal, rules }: Fields, played: readonly KlondikeRules[]): boolean {
  if (deal === undefined || typeof rules !== 'object' || rules === null) return false;
  const named = Object.entries(rules);
  return !played.some((each) =>
    Object.entries(each).every(([key, value]) => named.every(([name, own]) => name !== key || own === value)),
  );
}
