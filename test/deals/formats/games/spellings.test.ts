import { describe, expect, it } from 'vitest';
import { FREECELL } from '../../../../src/deals/games/freecell.ts';
import { SPIDER } from '../../../../src/deals/games/spider.ts';
import {
  FC_SOLVE,
  FREECELL_RULES,
  freecell,
  freecellAs,
  IN_PLAY_617,
  MICROSOFT_617,
  SPIDER_RULES,
  spider,
  spiderAs,
  spiderDeal,
} from './boards.ts';

const only = <Position>(position: Position) => ({ positions: [position], warnings: [] });
const inRows = (text: string, widths: readonly number[]): string => {
  const cards = text.split(' ');
  return widths.map((width) => cards.splice(0, width).join(' ')).join('\n');
};
const SIGNS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };
const signed = (text: string) => text.replace(/(?<=[\dATJQK])[CDHS]/g, (suit) => SIGNS[suit] ?? suit);

it('boards of fc-solve are its deals, several in a file', () => {
  const deal = (seed: string) => FREECELL.deal('microsoft', seed, FREECELL_RULES);
  const { positions, warnings } = freecell(FC_SOLVE);
  expect(warnings).toEqual([]);
  expect(positions.slice(0, 2)).toEqual([deal('617'), deal('11982')]);
  expect(positions[2]?.foundations).toEqual([0, 0, 0, 1]);
  expect(positions[2]?.cells).toEqual([1, 15, 16, 36]);
});

describe('Microsoft deal 617', () => {
  const cards = freecellAs('cards');
  const columns = freecellAs('columns');
  it.each([
    ['in rows', inRows(cards, [8, 8, 8, 8, 8, 8, 4])],
    ['in four lines', inRows(cards, [13, 13, 13, 13])],
    ['in two halves', inRows(cards, [26, 26])],
    ['ten as 10, lower case', cards.replaceAll('T', '10').toLowerCase()],
    ['without spaces', cards.replaceAll(' ', '')],
    ['in suit signs', signed(cards)],
    ['behind a byte order mark and a comment', `\uFEFF# deal 617\r\n${cards.replace('JD', 'JD\r\n')}`],
    ['columns, CRLF', columns.replaceAll('\n', '\r\n')],
    [
      'columns, numbered the other way round',
      columns
        .split('\n')
        .map((line, i) => `${i + 1}: ${line}`)
        .reverse()
        .join('\n'),
    ],
    ['columns, with an empty line between all', columns.replaceAll('\n', '\n\n')],
    ['columns on one line', columns.replaceAll('\n', ' / ')],
    ['columns as lists', columns.replace(/^.*$/gm, '[$&]')],
    ['columns, suit signs', signed(columns)],
    ['pysol without foundations', freecellAs('pysol').replace(/^F.*\n/, '')],
    ['pysol, cells named', `FC: - - - -\n${freecellAs('pysol')}`],
    ['digits with spaces', freecellAs('deck-digits').replace(/\d{3}/g, '$& ')],
    ['JSON over lines', JSON.stringify(JSON.parse(freecellAs('solvitaire')), null, 1)],
    ['JSON of solve', JSON.stringify({ game: 'freecell', deal: cards })],
    ['JSON of solve, a text of columns', JSON.stringify({ deal: columns })],
  ])('%s', (_name, text) => expect(freecell(text)).toEqual(only(MICROSOFT_617)));
});

describe('a FreeCell position in play', () => {
  const [pysol, columns, cards] = (['pysol', 'columns', 'cards'] as const).map((format) =>
    freecellAs(format, IN_PLAY_617),
  ) as [string, string, string];
  it.each([
    ['pysol, fewer spaces', pysol.replaceAll(': ', ':')],
    [
      'pysol, piles at the end',
      pysol
        .split('\n')
        .reverse()
        .join('\n')
        .replace(/^(: .*\n)+/, `${pysol.split('\n').slice(2).join('\n')}\n`),
    ],
    ['pysol, foundations as cards', pysol.replace(/H-0.*/, 'AS')],
    ['columns, foundations as pysol has them', columns.replace('foundations: AS', 'Founds: S-A')],
    ['columns, piles first', columns.split('\n').reverse().join('\n')],
    ['one line, parts in another order', cards.replace(/(Columns.*) (Cells.*) (Found.*)/, '$1 $3 $2')],
    ['one line, lower case', cards.toLowerCase()],
    ['one line, freecells', cards.replace('Cells', 'Freecells')],
  ])('%s', (_name, text) => expect(freecell(text)).toEqual(only(IN_PLAY_617)));

  it('a cell stands where it is written, and - is an empty one', () => {
    const text = columns.replace('cells: 2C 3D 4D JH', 'cells: 3D - 4D JH').replace('3: 2D', '3: 2D 2C');
    expect(freecell(text).positions[0]?.cells).toEqual([15, null, 16, 36]);
  });
});

describe('cells and columns of a FreeCell text', () => {
  const six = { ...FREECELL_RULES, columns: 6, cells: 2 };
  const room = (text: string, rules = {}) =>
    freecell(text, undefined, rules).positions.map(({ cells, columns }) => [cells.length, columns.length]);
  const deal = FREECELL.deal('microsoft', '1', six);

  it.each([
    ['cards have those of the rules', freecellAs('cards'), {}, [4, 8]],
    ['cards have those of other rules', freecellAs('cards'), six, [2, 6]],
    ['a fresh deal tells its columns', freecellAs('columns', deal).replace(/\nrules.*/, ''), {}, [4, 6]],
    ['rules tell both', freecellAs('columns', deal), {}, [2, 6]],
    ['and in pysol', freecellAs('pysol', deal), {}, [2, 6]],
    ['and in JSON', freecellAs('solvitaire', deal), {}, [2, 6]],
    ['each - is a cell', `cells: - - -\n${freecellAs('columns')}`, {}, [3, 8]],
    ['cells without - leave them to the rules', `cells:\n${freecellAs('columns')}`, { cells: 6 }, [6, 8]],
  ])('%s', (_name, text, rules, expected) => expect(room(text, rules)).toEqual([expected]));

  it('columns that an unfinished game leaves out are empty, with a warning', () => {
    const text = '{"tableau piles":[["KC"],["KD"],["KH"],["KS"]],"foundations":["QC","QD","QH","QS"]}';
    const { positions, warnings } = freecell(text);
    expect(positions[0]?.columns.map(({ length }) => length)).toEqual([1, 1, 1, 1, 0, 0, 0, 0]);
    expect(warnings).toEqual(['deals.txt:1: 4 columns; assumed 4 more, empty']);
  });
});

describe.each([4, 2, 1] as const)('Spider deal 1 of %i suits', (suits) => {
  const cards = spiderAs('cards', suits);
  const columns = spiderAs('columns', suits);
  it.each([
    ['in rows', inRows(cards, [10, 10, 10, 10, 10, 4, 10, 10, 10, 10, 10])],
    ['columns and stock in dealing order', inRows(cards, [54, 50])],
    ['ten as 10, lower case', cards.replaceAll('T', '10').toLowerCase()],
    ['in suit signs', signed(cards)],
    ['columns, CRLF, no complete runs', columns.replace(/\ncomplete.*/, '').replaceAll('\n', '\r\n')],
    ['columns with square brackets', columns.replaceAll('<', '[').replaceAll('>', ']')],
    ['columns, stock first', columns.replace(/^(.*)(stock:.*\n)/s, (_, before, stock) => stock + before)],
    ['columns, stock without label', columns.replace('stock:', '').replace(/^\d+: /gm, '')],
    [
      'columns on one line',
      columns
        .replace(/\nstock:/, ' // ')
        .replace(/^\d+: /gm, '')
        .replace(/\n(?!c)/g, ' / '),
    ],
    ['pysol, stock for talon', spiderAs('pysol', suits).replace('Talon', 'Stock')],
    ['JSON over lines', JSON.stringify(JSON.parse(spiderAs('solvitaire', suits)), null, 1)],
  ])('%s', (_name, text) => expect(spider(text)).toEqual(only(spiderDeal(suits))));

  it('is known from its cards', () => {
    const [position] = spider(cards).positions;
    expect(position && SPIDER.fitted(position, SPIDER_RULES).suits).toBe(suits);
  });

  it('without marks is the usual deal, with a warning', () => {
    const { positions, warnings } = spider(columns.replace(/[<>]/g, ''));
    expect(positions).toEqual([spiderDeal(suits)]);
    expect(warnings).toEqual([
      expect.stringMatching(/^deals.txt:1: no card is marked face down; assumed the usual/),
    ]);
  });
});

describe('complete runs of Spider', () => {
  const runs = (complete: string) =>
    spider(`: KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H\n: AH\ncomplete: ${complete}`).positions[0]?.completed;
  const whole = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS';

  it.each([
    ['kings', 'KS KS KS KS KH KH KH'],
    ['aces', 'AS AS AS AS AH AH AH'],
    ['as pysol has foundations', 'S-K S-K S-K S-K H-K H-K H-K H-0'],
    ['all cards of a suit', `${`${whole} `.repeat(4)} KH KH KH`],
  ])('%s', (_name, complete) => expect(runs(complete)).toEqual([0, 0, 3, 4]));
});
