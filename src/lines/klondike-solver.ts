import { SUITS } from '../cards/card.ts';
import { quoted } from '../deals/formats/source.ts';
import type { Action, Notation, Step } from './notation.ts';
import { moveBetween, type Place, placesOf } from './places.ts';

/*
 * The notation of Klondike-Solver (`/MOVES`, described in its README). Items: `DR3` draws three times, whatever the draw
 * count; `NEW` turns the waste over; `F4` flips the top card of column 4; `42` moves the top card of column 4 to column
 * 2, `42-3` a run of three; `W` is the waste and `C D S H` are the foundations. KSolve writes the same, but counts cards
 * in `DR`: its lines can be read with draw 1 only.
 *
 * Cards turn by themselves here. So a flip is no move: it is checked when written, and not missed when left out.
 */

const DRAWS = /^DR(\d+)$/i;
const FLIP = /^F([1-9])$/i;
const MOVE = /^(?:([W1-9])([1-9CDSH])|([CDSH])([1-9]))(?:-(\d+))?$/i;

const draw: Action = () => ({ ok: true, moves: [{ kind: 'draw' }] });
const recycle: Action = () => ({ ok: true, moves: [{ kind: 'recycle' }] });

export const klondikeSolver: Notation = {
  split: (text) => text.split(/[\s,;]+/).filter((item) => item !== ''),
  read: (item) => {
    const [, times] = DRAWS.exec(item) ?? [];
    if (times !== undefined && Number(times) > 0) return { ok: true, actions: repeated(draw, Number(times)) };
    if (/^NEW$/i.test(item)) return { ok: true, actions: [recycle] };
    const [, flipped] = FLIP.exec(item) ?? [];
    if (flipped !== undefined) return { ok: true, actions: [flipOf(Number(flipped) - 1)] };
    const [, card, onto, back, column, count = '1'] = MOVE.exec(item) ?? [];
    const [from, to] = [card ?? back, onto ?? column];
    if (from === undefined || to === undefined) {
      return {
        ok: false,
        reason: `${quoted(item)} is not a move of Klondike-Solver: expected such as DR3, NEW, F4, W2, 42-3 or 4C`,
      };
    }
    const action: Action = ({ position }) =>
      moveBetween(position, placeOf(from.toUpperCase()), placeOf(to.toUpperCase()), Number(count));
    return { ok: true, actions: [action] };
  },
  write: (steps) => {
    const items: string[] = [];
    let draws = 0;
    const endDraws = () => {
      if (draws > 0) items.push(`DR${draws}`);
      draws = 0;
    };
    for (const step of steps) {
      if (step.move.kind === 'draw') {
        draws++;
        continue;
      }
      endDraws();
      items.push(...itemsOf(step));
    }
    endDraws();
    return items;
  },
};

/** A number of draws is read as it comes, so that an absurd one ends at the first draw from an empty stock. */
function* repeated(action: Action, times: number): Generator<Action> {
  for (let i = 0; i < times; i++) yield action;
}

function flipOf(column: number): Action {
  return ({ turned }) =>
    turned.has(column)
      ? { ok: true, moves: [], flipped: column }
      : { ok: false, reason: `no card of column ${column + 1} has just come to lie on top face down` };
}

function itemsOf({ move, before, after }: Step): string[] {
  const places = placesOf(move, before);
  if (places === null) return ['NEW'];
  const { from, to, count } = places;
  const item = `${letterOf(from)}${letterOf(to)}${count > 1 ? `-${count}` : ''}`;
  const turns = from.kind === 'column' && after.faceDown[from.column] !== before.faceDown[from.column];
  return turns ? [item, `F${from.column + 1}`] : [item];
}

function placeOf(letter: string): Place {
  if (letter === 'W') return { kind: 'waste' };
  const suit = SUITS.join('').indexOf(letter);
  return suit >= 0 ? { kind: 'foundation', suit } : { kind: 'column', column: Number(letter) - 1 };
}

function letterOf(place: Place): string {
  if (place.kind === 'waste') return 'W';
  return place.kind === 'column' ? String(place.column + 1) : (SUITS[place.suit] ?? '?');
}
