import { type Card, cardOf, rankOf, suitOf } from '../cards/card.ts';
import { fitsOn, type PositionFault } from './check-position.ts';
import type { KlondikePosition } from './klondike.ts';

/*
 * Whether any play leads from a deal to a position, found by taking moves back until nothing is played.
 *
 * Taken back are moves by the most generous rules: draw 1, unlimited passes, worrying back. By these the stock can be
 * taken in any order, and where its cards lay in the deal is open, so a card taken back to the stock goes to its place
 * whatever that is; only how many it lacks matters. So do face-down cards: any card may have lain there. What is left of
 * a position is the face-up cards, the foundations, and how many cards each pile lacks.
 *
 * A position is refused only when every way of taking moves back was tried and none ends in a deal. The search gives up,
 * and calls the position possible, after more ways than any position in play needs.
 */

const RANKS = 13;
const COLUMNS = 7;
const STOCK = 24;
const KING = RANKS - 1;
/** Steps back after which a position counts as possible. Play needs up to 52, impossible positions mostly few. */
const MOST_STATES = 4000;

/** A column: how many of its face-down cards of the deal are turned or gone, and its face-up cards, deepest first. */
interface Column {
  readonly lacks: number;
  readonly down: number;
  readonly run: readonly Card[];
}

interface State {
  readonly columns: readonly Column[];
  readonly foundations: readonly number[];
  /** Cards played from the stock. */
  readonly stockLacks: number;
}

/** Cards that a move may have brought where they are, and the state without them there. */
interface Lifted {
  readonly cards: readonly Card[];
  /** The column they lay in; null for a foundation. */
  readonly column: number | null;
  readonly without: State;
}

function isDeal({ columns, foundations, stockLacks }: State): boolean {
  return (
    stockLacks === 0 &&
    foundations.every((height) => height === 0) &&
    columns.every(({ lacks, run }) => lacks === 0 && run.length === 1)
  );
}

function keyOf({ columns, foundations }: State): string {
  return `${columns.map(({ down, run }) => `${down}:${run.join(',')}`).join('/')} ${foundations.join(',')}`;
}

/** Runs, and parts of runs, that came onto the card below them or, headed by a king, to an empty column. */
function liftedFromColumns(state: State): Lifted[] {
  return state.columns.flatMap((column, at) =>
    column.run.flatMap((card, depth) => {
      const came = depth > 0 || (column.down === 0 && rankOf(card) === KING);
      if (!came) return [];
      const rest = { ...column, run: column.run.slice(0, depth) };
      const without = { ...state, columns: state.columns.with(at, rest) };
      return [{ cards: column.run.slice(depth), column: at, without }];
    }),
  );
}

function liftedFromFoundations(state: State): Lifted[] {
  return state.foundations.flatMap((height, suit) => {
    if (height === 0) return [];
    const without = { ...state, foundations: state.foundations.with(suit, height - 1) };
    return [{ cards: [cardOf(suit, height - 1)], column: null, without }];
  });
}

/** Back to the stock, for a single card. */
function toStock({ cards, without }: Lifted): State[] {
  if (cards.length > 1 || without.stockLacks === 0) return [];
  return [{ ...without, stockLacks: without.stockLacks - 1 }];
}

/** Back onto a card that was turned up when they left, or to a column that they left empty. */
function toTurned({ cards, column: from, without }: Lifted): State[] {
  return without.columns.flatMap((column, at) => {
    if (at === from) return [];
    if (column.run.length === 0) {
      return [{ ...without, columns: without.columns.with(at, { ...column, run: cards }) }];
    }
    if (column.run.length > 1 || column.lacks === 0) return [];
    const turned = { down: column.down + 1, lacks: column.lacks - 1, run: cards };
    return [{ ...without, columns: without.columns.with(at, turned) }];
  });
}

/** Back onto a run they fit on. */
function toRun({ cards, column: from, without }: Lifted): State[] {
  const [head] = cards;
  return without.columns.flatMap((column, at) => {
    const top = column.run.at(-1);
    if (at === from || head === undefined || top === undefined || !fitsOn(head, top)) return [];
    return [{ ...without, columns: without.columns.with(at, { ...column, run: [...column.run, ...cards] }) }];
  });
}

/** Back to the foundation that a card was worried back from. */
function toFoundation({ cards, column, without }: Lifted): State[] {
  const [card] = cards;
  if (column === null || card === undefined || cards.length > 1) return [];
  const suit = suitOf(card);
  if (without.foundations[suit] !== rankOf(card)) return [];
  return [{ ...without, foundations: without.foundations.with(suit, rankOf(card) + 1) }];
}

/** All states one move earlier; first those that lead to a deal soonest: runs are cut first, foundations fill up last. */
function earlier(state: State): State[] {
  const lifted = liftedFromColumns(state);
  const tops = lifted.filter(({ cards }) => cards.length === 1);
  const longer = lifted.filter(({ cards }) => cards.length > 1);
  const played = liftedFromFoundations(state);
  return [
    ...tops.flatMap(toStock),
    ...tops.flatMap(toTurned),
    ...played.flatMap(toTurned),
    ...played.flatMap(toStock),
    ...longer.flatMap(toTurned),
    ...[...lifted, ...played].flatMap(toRun),
    ...tops.flatMap(toFoundation),
  ];
}

function stateOf({ columns, faceDown, foundations, stock, waste }: KlondikePosition): State {
  return {
    columns: columns.map((column, i) => {
      const down = faceDown[i] ?? 0;
      return { down, lacks: i - down, run: column.slice(down) };
    }),
    foundations,
    stockLacks: STOCK - stock.length - waste.length,
  };
}

/**
 * Checks that some play, by whatever rules, leads from a deal to a position that checkPosition finds sound. Small decks
 * and layouts of fewer columns are not looked at.
 * @returns the fault when it is proved that none does, else null.
 */
export function wayBackFault(position: KlondikePosition): PositionFault | null {
  if (position.ranks !== RANKS || position.columns.length !== COLUMNS) return null;
  const seen = new Set<string>();
  const open = [stateOf(position)];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (isDeal(state) || seen.size > MOST_STATES) return null;
    const key = keyOf(state);
    if (seen.has(key)) continue;
    seen.add(key);
    open.push(...earlier(state).reverse());
  }
  return {
    reason: 'no moves lead from a deal to this position; expected one that comes up in play',
    card: null,
  };
}
