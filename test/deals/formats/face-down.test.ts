import { describe, expect, it } from 'vitest';
import { readDeals } from '../../../src/deals/formats/read.ts';
import { POSITION_AS } from './position-sample.ts';
import { dealOf } from './positions.ts';
import { onePosition, refusal, SAMPLE, sampleAs } from './sample.ts';

const { cards, columns, pysol, 'deck-digits': digits } = POSITION_AS;
const position = onePosition(cards);
const bracketed = (text: string): string => text.replaceAll('<', '[').replaceAll('>', ']');
const asLists = (text: string, open: string, close: string): string =>
  text
    .split('\n')
    .map((line, i) => (i < 7 ? `${open}${line.replaceAll(' ', ', ')}${close}` : line))
    .join('\n');

describe('square brackets are marks of face-down cards, as <7H> is', () => {
  it.each([
    ['cards', bracketed(cards)],
    ['cards, face-down cards together', bracketed(cards.replaceAll('> <', ' '))],
    ['columns', bracketed(columns)],
    ['columns beside the other mark', columns.replace('<', '[').replace('>', ']')],
    ['deck-digits', bracketed(digits)],
    ['pysol', bracketed(pysol)],
  ])('%s', (_name, text) => {
    expect(readDeals(text, '-')).toEqual({ deals: [dealOf(position)], warnings: [] });
  });

  it('in columns that have the shape of a fresh deal too', () => {
    const text = bracketed(sampleAs('pysol').replace(/^: /gm, '').split('\n').slice(2).join('\n'));
    const stock = /^stock:.*/m.exec(sampleAs('columns'))?.[0] ?? '';
    expect(text).toContain('[');
    expect(readDeals(`${text}\n${stock}`, '-', 'columns')).toEqual({
      deals: [dealOf(SAMPLE.position)],
      warnings: [],
    });
  });
});

describe('brackets around whole columns are lists', () => {
  it.each([
    ['[', ']'],
    ['(', ')'],
  ])('%s%s', (open, close) => {
    const deal = asLists(sampleAs('columns'), open, close);
    expect(readDeals(deal, '-')).toEqual({ deals: [dealOf(SAMPLE.position)], warnings: [] });
    const outer = deal.replace(open, open + open).replace(/\n(?=stock)/, `${close}\n`);
    expect(readDeals(outer, '-')).toEqual({ deals: [dealOf(SAMPLE.position)], warnings: [] });
  });
});

describe('what is no mark is refused', () => {
  const [, first = ''] = /<(..)>/.exec(columns) ?? [];

  it.each([
    ['columns', columns],
    ['cards', cards],
    ['pysol', pysol],
  ])('a card in parentheses: %s', (_name, text) => {
    expect(refusal(text.replace(`<${first}>`, `(${first})`))).toMatch(
      new RegExp(
        `^deals\\.txt:\\d+: ${first} stands in parentheses; expected ${first} face up or <${first}> face down$`,
      ),
    );
  });

  it.each([
    ['[] one open', (text: string) => text.replace('<', '[').replace('>', ''), '[ or ]'],
    ['[] one closed', (text: string) => text.replace('<', '').replace('>', ']'), '[ or ]'],
    ['of two kinds', (text: string) => text.replace('<', '['), '[ or ]'],
    ['<> one open', (text: string) => text.replace('>', ''), '< or >'],
  ])('a mark without its pair: %s', (_name, change, pair) => {
    expect(refusal(change(columns))).toMatch(
      new RegExp(
        `^deals\\.txt:\\d+: a ${pair.replace(/[[\]]/g, '\\$&')} without its pair; expected <7H> face down$`,
      ),
    );
  });
});
