import { type Card, cardOf, cardText, isRed, RANKS, rankOf, suitOf } from '../cards/card.ts';
import type { FreecellPosition, FreecellRules } from '../deals/freecell.ts';
import { buildsDown, isRun } from './building.ts';
import type { FreecellMove } from './freecell-move.ts';

/** The rules of FreeCell that a move can break, as few words as name them. */
export const BROKEN_FREECELL_RULES = [
  'wrong colour',
  'wrong rank',
  'wrong colour and rank',
  'not the next card of its foundation',
  'covered card',
  'not a run',
  'not in that column',
  'not in a cell',
  "not the foundation's top card",
  'worrying back is not allowed',
  'no cell is empty',
  'too many cards at once',
  'the same column',
  'no such column',
] as const;
/** One of {@link BROKEN_FREECELL_RULES}. */
export type BrokenFreecellRule = (typeof BROKEN_FREECELL_RULES)[number];

/** Why a move is not legal. */
export interface FreecellRefusal {
  readonly rule: BrokenFreecellRule;
  /** One sentence that names the cards. */
  readonly reason: string;
}

/** The rule that a move breaks; null when it is legal. */
export function freecellRefusal(
  position: FreecellPosition,
  rules: FreecellRules,
  move: FreecellMove,
): FreecellRefusal | null {
  switch (move.kind) {
    case 'column-to-column':
      return notOnTop(position, move.card, move.from, move.count) ?? notAcross(position, move);
    case 'column-to-cell':
      return notOnTop(position, move.card, move.from, 1) ?? noCell(position, move.card);
    case 'column-to-foundation':
      return notOnTop(position, move.card, move.from, 1) ?? notToFoundation(position, move.card);
    case 'cell-to-column':
      return notInCell(position, move.card) ?? notToColumn(position, move.card, move.to);
    case 'cell-to-foundation':
      return notInCell(position, move.card) ?? notToFoundation(position, move.card);
    case 'foundation-to-column':
      return notFromFoundation(position, rules, move.card) ?? notToColumn(position, move.card, move.to);
  }
}

/**
 * How many cards a person may move at once to a column: as many as single moves could bring there by way of the empty
 * cells and the other empty columns. One more than the empty cells, doubled for each empty column that is not the
 * target.
 */
export function mostAtOnce({ cells, columns }: FreecellPosition, to: number): number {
  const emptyCells = cells.filter((card) => card === null).length;
  const emptyColumns = columns.filter((column, at) => column.length === 0 && at !== to).length;
  return (emptyCells + 1) * 2 ** emptyColumns;
}

function notAcross(
  position: FreecellPosition,
  { card, from, to, count }: { card: Card; from: number; to: number; count: number },
): FreecellRefusal | null {
  if (from === to) {
    const reason = `${cardText(card)} must go to another column than ${to + 1}`;
    return { rule: 'the same column', reason };
  }
  const refused = notToColumn(position, card, to);
  const most = mostAtOnce(position, to);
  if (refused !== null || count <= most) return refused;
  const reason = `${count} cards cannot move at once: the empty cells and columns allow ${most}`;
  return { rule: 'too many cards at once', reason };
}

/** Why a card does not head the top `count` cards of a column, which must be a run. */
function notOnTop(
  { columns }: FreecellPosition,
  card: Card,
  from: number,
  count: number,
): FreecellRefusal | null {
  const column = columns[from];
  if (column === undefined) return noColumn(columns.length, from);
  const place = column.indexOf(card);
  if (place < 0) {
    const reason = `${cardText(card)} is not in column ${from + 1}`;
    return { rule: 'not in that column', reason };
  }
  const moved = column.slice(place);
  if (moved.length !== count) {
    const over = moved.length - 1;
    const reason =
      `${cardText(card)} has ${over === 1 ? '1 card' : `${over} cards`} on it in column ${from + 1}; ` +
      `the move takes ${count === 1 ? 'the top card' : `the top ${count} cards`}`;
    return { rule: 'covered card', reason };
  }
  if (isRun(moved)) return null;
  const order = 'each card must be one rank lower than the one under it and of the other colour';
  return { rule: 'not a run', reason: `${moved.map(cardText).join(' ')} is not a run: ${order}` };
}

function notInCell({ cells }: FreecellPosition, card: Card): FreecellRefusal | null {
  return cells.includes(card)
    ? null
    : { rule: 'not in a cell', reason: `${cardText(card)} is not in a cell` };
}

function noCell({ cells }: FreecellPosition, card: Card): FreecellRefusal | null {
  if (cells.includes(null)) return null;
  const reason = `${cardText(card)} cannot go to a cell: ${cells.length === 0 ? 'there are none' : 'all are taken'}`;
  return { rule: 'no cell is empty', reason };
}

function notToFoundation({ foundations }: FreecellPosition, card: Card): FreecellRefusal | null {
  const height = foundations[suitOf(card)] ?? 0;
  if (height === rankOf(card)) return null;
  const next = cardText(cardOf(suitOf(card), height));
  const reason = `${cardText(card)} cannot go on its foundation: ${next} comes next there`;
  return { rule: 'not the next card of its foundation', reason };
}

function notFromFoundation(
  { foundations }: FreecellPosition,
  rules: FreecellRules,
  card: Card,
): FreecellRefusal | null {
  if (!rules.worryingBack) {
    const reason = `${cardText(card)} cannot leave its foundation: worrying back is not allowed`;
    return { rule: 'worrying back is not allowed', reason };
  }
  const height = foundations[suitOf(card)] ?? 0;
  if (height === rankOf(card) + 1) return null;
  const top = height === 0 ? null : cardOf(suitOf(card), height - 1);
  const reason =
    top === null
      ? `${cardText(card)} is not on its foundation: the foundation is empty`
      : `${cardText(card)} is not the top card of its foundation: ${cardText(top)} is`;
  return { rule: "not the foundation's top card", reason };
}

function notToColumn({ columns }: FreecellPosition, card: Card, to: number): FreecellRefusal | null {
  const column = columns[to];
  if (column === undefined) return noColumn(columns.length, to);
  const top = column.at(-1);
  if (top === undefined || buildsDown(card, top)) return null;
  const fits = rankOf(card) + 1 === rankOf(top);
  const rule = fits ? 'wrong colour' : isRed(card) === isRed(top) ? 'wrong colour and rank' : 'wrong rank';
  const refused = `${cardText(card)} cannot go on ${cardText(top)}`;
  const name = rankName(rankOf(card));
  const next = rankOf(card) + 1;
  const needs =
    next < RANKS.length
      ? `a ${isRed(card) ? 'red' : 'black'} ${name} needs a ${isRed(card) ? 'black' : 'red'} ${rankName(next)}`
      : `a ${name} goes only on an empty column`;
  return { rule, reason: `${refused}: ${needs}` };
}

function noColumn(columns: number, column: number): FreecellRefusal {
  const reason = `there is no column ${column + 1}: columns are 1 to ${columns}`;
  return { rule: 'no such column', reason };
}

const RANK_NAMES = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const;

function rankName(rank: number): string {
  return RANK_NAMES[rank] ?? String(rank + 1);
}
