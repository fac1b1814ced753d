import type { Card } from '../../cards/card.ts';
import type { KlondikePosition } from '../klondike.ts';
import { COLUMNS, columnCards, columnText, positionOfBoard } from './board.ts';
import { withoutLists } from './face-down.ts';
import type { ReadPosition } from './format.ts';
import { foundationTops } from './foundations.ts';
import type { CardReader, ReadCard } from './read-cards.ts';
import { readRecycles } from './recycles.ts';
import { errorAt, type Line, type Source } from './source.ts';

/*
 * A position in play on one line, for the formats that hold one deal a line. Each has its own spelling of cards.
 *
 *   Columns: 4C / <6C> QH / <KS> <3C> 9H / ... Stock: 2C KH Waste: TD 5C Foundations: 2C AD Recycles: 2
 */

const PARTS = ['columns', 'stock', 'waste', 'foundations', 'recycles'] as const;
type Part = (typeof PARTS)[number];
const LABEL = /(columns|stock|talon|waste|foundations|recycles)\s*:/gi;
const BEGINNING = /^columns\s*:/i;

/** Whether a line holds a position with labelled parts. */
export function isLabelledLine(text: string): boolean {
  return BEGINNING.test(text);
}

/** The labelled parts without the labels: what deck-digits writes in digits alone. */
export function withoutLabels(text: string): string {
  return text.replace(LABEL, ' ');
}

function partsOf(source: Source, line: Line): Map<Part, Line> {
  const parts = new Map<Part, Line>();
  const labels = [...line.text.matchAll(LABEL)];
  for (const [i, label] of labels.entries()) {
    const name = label[1]?.toLowerCase() ?? '';
    const part = PARTS.find((known) => known === (name === 'talon' ? 'stock' : name));
    if (part === undefined) continue;
    if (parts.has(part)) {
      throw errorAt(source, line.number, `"${label[0]}" appears twice; expected each part once`);
    }
    const text = line.text.slice(label.index + label[0].length, labels[i + 1]?.index);
    parts.set(part, { ...line, text });
  }
  return parts;
}

/**
 * Reads a position from one line of labelled parts: `Columns:` (deepest card first, `<7H>` or `[7H]` face down, `/` between the
 * columns, empty ones at the end may be left out), and, each where there is any, `Stock:` (next card first), `Waste:`
 * (top card last), `Foundations:` (all cards or the top ones) and `Recycles:` (how often the waste was turned over).
 * @param read how the format spells cards.
 * @throws InputError naming the line, the card and what was expected.
 */
export function readLabelledLine(source: Source, line: Line, read: CardReader): ReadPosition {
  const parts = partsOf(source, line);
  const cards = (part: Part): ReadCard[] => {
    const found = parts.get(part);
    return found === undefined ? [] : read(source, found);
  };
  const columns = (parts.get('columns')?.text ?? '').split('/').map((text) => ({ ...line, text }));
  if (columns.length > COLUMNS) {
    throw errorAt(source, line.number, `${columns.length} columns; expected at most ${COLUMNS}`);
  }
  const foundations = parts.get('foundations');
  const recycles = parts.get('recycles');
  return positionOfBoard(source, {
    line: line.number,
    columns: withoutLists(columns).map((column) => columnCards(source, column, read)),
    stock: cards('stock'),
    waste: cards('waste'),
    foundationTops: foundations === undefined ? [] : foundationTops(source, foundations, read),
    recycles: recycles === undefined ? 0 : readRecycles(source, line.number, recycles.text),
  });
}

/**
 * Prints a position as {@link readLabelledLine} reads it; parts without cards are left out, but not the columns.
 * @param spelled how the format spells a card.
 * @param between what stands between the cards of a pile.
 */
export function printLabelledLine(
  { columns, faceDown, stock, waste, foundations, recycles }: KlondikePosition,
  spelled: (card: Card) => string,
  between: string,
): string {
  const piles = columns.map((column, i) => columnText(column, faceDown[i] ?? 0, spelled, between));
  const part = (label: string, cards: readonly Card[]): string[] =>
    cards.length === 0 ? [] : [`${label}: ${cards.map(spelled).join(between)}`];
  const tops = foundations.flatMap((height, suit) => (height === 0 ? [] : [suit * 13 + height - 1]));
  return [
    ['Columns:', piles.join(' / ')].join(' ').replace(/ {2,}/g, ' ').trimEnd(),
    ...part('Stock', stock),
    ...part('Waste', waste),
    ...part('Foundations', tops),
    ...(recycles > 0 ? [`Recycles: ${recycles}`] : []),
  ].join(' ');
}
