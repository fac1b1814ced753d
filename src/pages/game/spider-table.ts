import { type Card, cardOf, SUITS, suitOf } from '../../cards/card.ts';
import { printSpider } from '../../deals/formats/spider-print.ts';
import type { SpiderPosition } from '../../deals/spider.ts';
import { isSpiderWon } from '../../reference/spider.ts';
import { parseSpiderMove } from '../../reference/spider-move.ts';
import { cardWords, onto, turnedWords } from './move-words.ts';
import { columnPiles, type ShownPile, type ShownTable } from './shown-table.ts';

/** How a game of Spider is laid out: stock, complete runs of the suits in play, columns. */
export function spiderTable(start: SpiderPosition): ShownTable<SpiderPosition> {
  const { columns, stock, completed, ranks } = start;
  const lying = [...columns.flat(), ...stock];
  const cards = lying.length + sum(completed) * ranks;
  const width = Math.max(columns.length, SUITS.length + 1);
  const suits = [...SUITS.keys()].filter(
    (suit) => (completed[suit] ?? 0) > 0 || lying.some((card) => suitOf(card) === suit),
  );
  const runPiles = suits.map(
    (suit, at): ShownPile<SpiderPosition> => ({
      ...{ kind: 'foundation', x: width - suits.length + at, sign: SUITS[suit] ?? '' },
      cards: (position) =>
        Array.from({ length: position.completed[suit] ?? 0 }, () => runOf(suit, ranks)).flat(),
    }),
  );
  return {
    title: 'Spider',
    piles: [
      { kind: 'stock', x: 0, sign: '', cards: (position) => position.stock.toReversed() },
      ...runPiles,
      ...columnPiles(start),
    ],
    faceDown: ({ faceDown }) => faceDown,
    counts: (position) => [
      ['Complete runs', `${sum(position.completed)} of ${cards / ranks}`],
      ['Stock', String(position.stock.length)],
      ['Face down', String(sum(position.faceDown))],
    ],
    text: (position) => printSpider(position, 'columns'),
  };
}

/** A complete run with the king on top. */
function runOf(suit: number, ranks: number): Card[] {
  return Array.from({ length: ranks }, (_, rank) => cardOf(suit, rank));
}

/** A move that was played in words, with the runs that left, the cards that turned and the win it made. */
export function spiderWords(text: string, before: SpiderPosition, after: SpiderPosition): string {
  return [
    actionWords(text, before),
    ...SUITS.flatMap((_, suit) => {
      const runs = (after.completed[suit] ?? 0) - (before.completed[suit] ?? 0);
      return Array.from({ length: runs }, () => `A run of ${SUIT_WORDS[suit]} is complete and leaves.`);
    }),
    ...turnedWords({ before, after }),
    ...(isSpiderWon(after) ? ['Won: all runs are complete.'] : []),
  ].join(' ');
}

const SUIT_WORDS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

function actionWords(text: string, before: SpiderPosition): string {
  const parsed = parseSpiderMove(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  const { move } = parsed;
  if (move.kind === 'deal') {
    const row = Math.min(before.columns.length, before.stock.length);
    return `Deal a row of ${row} ${row === 1 ? 'card' : 'cards'} from the stock.`;
  }
  const column = before.columns[move.from] ?? [];
  const over = column.length - column.lastIndexOf(move.card) - 1;
  const run = over === 0 ? '' : ` with the ${over === 1 ? 'card' : `${over} cards`} on it`;
  return `The ${cardWords(move.card)}${run} goes from column ${move.from + 1} ${onto(before, move.to)}.`;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
