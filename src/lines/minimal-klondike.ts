import { quoted } from '../deals/formats/source.ts';
import type { Action, Notation } from './notation.ts';
import { moveBetween, type Place, placesOf } from './places.ts';

/*
 * The notation of MinimalKlondike (described in its README). A move is the letters of its two piles: `A` the waste,
 * `B C D E` the foundations of clubs, diamonds, spades and hearts, `F` to `L` the columns 1 to 7. How many cards go is
 * not written: the one that fits onto the target heads them. `@` is one draw; with an empty stock the waste is turned
 * over first, unsaid.
 *
 * That program plays draws together with the waste's card they lead to and forgets those before another move. So they
 * are written right before the waste's next move; to draw later changes nothing for the moves in between.
 */

const PILES = 'ABCDEFGHIJKL';
/** The suits of foundations B to E, in our numbers. */
const SUITS: readonly number[] = [0, 1, 3, 2];
const FIRST_FOUNDATION = 1;
const FIRST_COLUMN = 5;

const ITEM = /^(@*)(?:([A-L])([A-L]))?$/i;
const ITEMS = /@*[A-L][A-L]|@+/gi;
/** No game comes near it; a longer word is too much for a regular expression. */
const MAX_WORD = 1_000_000;

const draw: Action = ({ position }) =>
  position.stock.length === 0 && position.waste.length > 0
    ? { ok: true, moves: [{ kind: 'recycle' }, { kind: 'draw' }] }
    : { ok: true, moves: [{ kind: 'draw' }] };

export const minimalKlondike: Notation = {
  split: (text) => {
    const words = text.split(/[\s,;]+/).filter((word) => word !== '');
    return words.flatMap(itemsOf);
  },
  read: (item) => {
    const [, draws, from, to] = (item.length > MAX_WORD ? null : ITEM.exec(item)) ?? [];
    if (draws === undefined || item === '') {
      return {
        ok: false,
        reason: `${quoted(item)} is not a move of MinimalKlondike: expected such as IC, @@AL or KL`,
      };
    }
    const actions: Action[] = Array.from(draws, () => draw);
    if (from !== undefined && to !== undefined) {
      actions.push(({ position }) => moveBetween(position, placeOf(from), placeOf(to), 'fitting'));
    }
    return { ok: true, actions };
  },
  write: (steps) => {
    const items: string[] = [];
    let draws = '';
    for (const { move, before } of steps) {
      if (move.kind === 'draw') draws += '@';
      const places = placesOf(move, before);
      if (places === null) continue;
      const letters = `${letterOf(places.from)}${letterOf(places.to)}`;
      if (places.from.kind === 'waste') {
        items.push(`${draws}${letters}`);
        draws = '';
      } else items.push(letters);
    }
    return draws === '' ? items : [...items, draws];
  },
};

/** The items of a word, as blanks between them may be left out; the word itself when it is not made of items only. */
function itemsOf(word: string): string[] {
  if (word.length > MAX_WORD) return [word];
  const items = word.match(ITEMS) ?? [];
  const covered = items.reduce((sum, item) => sum + item.length, 0);
  return covered === word.length ? items : [word];
}

function placeOf(letter: string): Place {
  const pile = PILES.indexOf(letter.toUpperCase());
  if (pile < FIRST_FOUNDATION) return { kind: 'waste' };
  if (pile >= FIRST_COLUMN) return { kind: 'column', column: pile - FIRST_COLUMN };
  return { kind: 'foundation', suit: SUITS[pile - FIRST_FOUNDATION] ?? 0 };
}

function letterOf(place: Place): string {
  if (place.kind === 'waste') return PILES.charAt(0);
  if (place.kind === 'column') return PILES.charAt(FIRST_COLUMN + place.column);
  return PILES.charAt(FIRST_FOUNDATION + SUITS.indexOf(place.suit));
}
