import { type Card, cardText, rankOf, suitOf } from '../cards/card.ts';
import type { SpiderPosition, SpiderRules } from '../deals/spider.ts';
import type { SpiderMove } from './spider-move.ts';

/** The rules of Spider that a move can break, as few words as name them. */
export const BROKEN_SPIDER_RULES = [
  'wrong rank',
  'face-down card',
  'not a run',
  'not in that column',
  'nothing to deal',
  'a column is empty',
  'the same column',
  'no such column',
] as const;
/** One of {@link BROKEN_SPIDER_RULES}. */
export type BrokenSpiderRule = (typeof BROKEN_SPIDER_RULES)[number];

/** Why a move is not legal. */
export interface SpiderRefusal {
  readonly rule: BrokenSpiderRule;
  /** One sentence that names the cards. */
  readonly reason: string;
}

/** The rule that a move breaks; null when it is legal. */
export function spiderRefusal(
  position: SpiderPosition,
  rules: SpiderRules,
  move: SpiderMove,
): SpiderRefusal | null {
  if (move.kind === 'deal') return notDealing(position, rules);
  if (move.from === move.to) {
    const reason = `${cardText(move.card)} must go to another column than ${move.to + 1}`;
    return { rule: 'the same column', reason };
  }
  return notRun(position, move.card, move.from) ?? notToColumn(position, move.card, move.to);
}

/** Whether cards, the deepest first, go down by one in one suit. */
export function isOneSuitRun(cards: readonly Card[]): boolean {
  return cards.every((card, i) => {
    const under = cards[i - 1];
    return under === undefined || (suitOf(card) === suitOf(under) && rankOf(card) === rankOf(under) - 1);
  });
}

function notDealing({ columns, stock }: SpiderPosition, rules: SpiderRules): SpiderRefusal | null {
  if (stock.length === 0) return { rule: 'nothing to deal', reason: 'cannot deal: the stock is empty' };
  const empty = columns.findIndex((column) => column.length === 0);
  const onTable = columns.flat().length;
  if (empty < 0 || rules.dealOverEmpty || onTable < columns.length) return null;
  const reason = `cannot deal: column ${empty + 1} is empty, and each column needs a card`;
  return { rule: 'a column is empty', reason };
}

function notRun({ columns, faceDown }: SpiderPosition, card: Card, from: number): SpiderRefusal | null {
  const column = columns[from];
  if (column === undefined) return noColumn(columns.length, from);
  const place = column.lastIndexOf(card);
  const where = `column ${from + 1}`;
  if (place < 0) return { rule: 'not in that column', reason: `${cardText(card)} is not in ${where}` };
  if (place < (faceDown[from] ?? 0)) {
    return { rule: 'face-down card', reason: `${cardText(card)} lies face down in ${where}` };
  }
  const run = column.slice(place);
  if (isOneSuitRun(run)) return null;
  const order = 'each card must be one rank lower than the one under it and of its suit';
  return { rule: 'not a run', reason: `${run.map(cardText).join(' ')} is not a run: ${order}` };
}

function notToColumn({ columns }: SpiderPosition, card: Card, to: number): SpiderRefusal | null {
  const column = columns[to];
  if (column === undefined) return noColumn(columns.length, to);
  const top = column.at(-1);
  if (top === undefined || rankOf(card) === rankOf(top) - 1) return null;
  const order = 'a card goes on one that is one rank higher';
  return { rule: 'wrong rank', reason: `${cardText(card)} cannot go on ${cardText(top)}: ${order}` };
}

function noColumn(columns: number, at: number): SpiderRefusal {
  return { rule: 'no such column', reason: `there is no column ${at + 1}: columns are 1 to ${columns}` };
}
