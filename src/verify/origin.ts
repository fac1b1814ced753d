import { SHARE_SHUFFLE } from '../deals/formats/share.ts';
import { SHUFFLE_NAMES } from '../deals/shuffles/shuffle.ts';
import { type JsonEntry, shown } from './json-entry.ts';
import { withReferee } from './referees.ts';

/** Where the deal of an entry comes from, null where it does not say. */
export interface Origin {
  readonly shuffle: string | null;
  readonly seed: string | null;
}

/** What stands in place of a shuffle for a deal that was read from a file. */
const FILE = 'file';

/**
 * The shuffle and seed that an entry names.
 * @throws InputError for a shuffle that does not deal the entry's game: which cards it means could not be checked.
 */
export function originOf({ game, fields: { shuffle, seed }, fail }: JsonEntry): Origin {
  return withReferee(game, ({ dealt: { shuffles, formats, title } }) => {
    const names = [...shuffles, FILE, ...(formats.includes('share') ? [SHARE_SHUFFLE] : [])];
    const known = names.find((name) => name === shuffle) ?? null;
    if (known === null && shuffle !== undefined && shuffle !== null) {
      const other = SHUFFLE_NAMES.some((name) => name === shuffle) ? `, which deals no ${title}` : '';
      throw fail(`shuffle is ${shown(shuffle)}${other}; expected one of: ${names.join(', ')}`);
    }
    if (typeof seed === 'string' || typeof seed === 'number') return { shuffle: known, seed: String(seed) };
    if (seed === undefined || seed === null) return { shuffle: known, seed: null };
    throw fail(`seed is ${shown(seed)}; expected a text or a number`);
  });
}
