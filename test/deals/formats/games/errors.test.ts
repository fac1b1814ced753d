import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../../../src/cards/input-error.ts';
import { checkFreecellPosition } from '../../../../src/deals/check-freecell.ts';
import { checkSpiderPosition } from '../../../../src/deals/check-spider.ts';
import { COMMON_FORMATS } from '../../../../src/deals/formats/common-formats.ts';
import { freecell, freecellAs, IN_PLAY_617, refusal, spider, spiderAs } from './boards.ts';

const DECK = 'expected 52 different cards';
const columns = freecellAs('columns');
const inPlay = freecellAs('columns', IN_PLAY_617);
const pysol = freecellAs('pysol', IN_PLAY_617);
const line = freecellAs('cards', IN_PLAY_617);
const json = freecellAs('solvitaire', IN_PLAY_617);

describe('a FreeCell text is refused in one line', () => {
  it.each([
    ['nothing', '', 'deals.txt: no deal in it; expected 52 cards'],
    [
      'cards, missing',
      `${freecellAs('cards')}\n${freecellAs('cards').replace(' QS', '')}`,
      `deals.txt:2: QS is missing; ${DECK}`,
    ],
    [
      'cards, no card',
      freecellAs('cards').replace(' QS', ' QX'),
      'deals.txt:1: "QX" is no card; expected cards such as 7H, td, 10D or A♠',
    ],
    ['columns, missing', columns.replace(' QS', ''), `deals.txt:1: QS is missing; ${DECK}`],
    [
      'columns, doubled',
      columns.replace(' QS', ' AS'),
      `deals.txt:7: AS appears twice and QS is missing; ${DECK}`,
    ],
    [
      'columns, unknown',
      columns.replace(' QS', ' ??'),
      `deals.txt:2: 1 card is unknown (??); ${DECK}, each known`,
    ],
    ['columns, nine', columns.replace(' QS', '\nQS'), 'deals.txt:1: 9 columns; expected at most 8'],
    [
      'columns, a missing card before another deal',
      `${columns.replace(' QS', '')}\n\n${columns}`,
      `deals.txt:1: QS is missing; ${DECK}`,
    ],
    [
      'columns, in cells and columns',
      inPlay.replace('cells: 2C', 'cells: 2D'),
      `deals.txt:9: 2D appears twice and 2C is missing; ${DECK}`,
    ],
    [
      'columns, on a foundation too',
      inPlay.replace('foundations: AS', 'foundations: 2S'),
      `deals.txt:1: 2S appears twice; ${DECK}`,
    ],
    [
      'columns, face down',
      inPlay.replace('1: AH', '1: <AH>'),
      'deals.txt:1: AH is marked face down; expected all cards face up in FreeCell',
    ],
    [
      'columns, a stock',
      `${inPlay}\nstock: 3S`,
      'deals.txt:11: "stock:" has no place in FreeCell; expected cells, foundations',
    ],
    [
      'columns, a ninth one',
      `${inPlay}\n9: 3S`,
      'deals.txt:11: "9:" has no place in FreeCell; expected columns 1 to 8',
    ],
    [
      'columns, one without a number of its own',
      inPlay.replace('8: ', '0: '),
      'deals.txt:8: "0:" has no place in FreeCell; expected columns 1 to 8',
    ],
    [
      'columns, a foundation with a gap',
      inPlay.replace('AS', 'AS 3S'),
      'deals.txt:10: foundation AS, 3S is not whole; expected ace upwards without a gap',
    ],
    ['columns, too many cells', inPlay.replace('JH', 'JH - - -'), 'deals.txt:9: 7 cells; expected at most 6'],
    [
      'columns, more cards than cells',
      inPlay.replace('JH', 'JH 2D').replace('3: 2D', '3:'),
      'deals.txt:9: 5 cards in cells; expected at most the 4 of the rules',
    ],
    [
      'columns, more cards than cells told',
      `${inPlay}\nrules: 3 cells`,
      'deals.txt:9: 4 cards in cells; expected at most the 3 it tells',
    ],
    [
      'columns, cells told twice',
      `${inPlay.replace('JH', 'JH -')}\nrules: 6 cells`,
      'deals.txt:9: 5 cells; expected the 6 it tells',
    ],
    [
      'columns, more than told',
      `${inPlay}\nrules: 6 columns`,
      'deals.txt:1: 8 columns; expected at most the 6 it tells',
    ],
    [
      'columns, no rules',
      `${inPlay}\nrules: many cells`,
      'deals.txt:11: rules "many cells"; expected such as 3 cells, 6 columns',
    ],
    ['columns, rules of no game', `${inPlay}\nrules: 3 columns`, 'deals.txt:11: 3 columns; expected 4 to 8'],
    [
      'pysol, no foundation',
      pysol.replace('S-A', 'S-X'),
      'deals.txt:1: "S-X" is no foundation; expected each suit once, such as H-0 C-2 D-10 S-A',
    ],
    [
      'pysol, foundation again',
      pysol.replace('H-0', 'S-A'),
      'deals.txt:1: "S-A" names a foundation again; expected each suit once, such as H-0 C-2 D-10 S-A',
    ],
    [
      'one line, part twice',
      `${line} Cells: - `,
      'deals.txt:1: "Cells:" appears twice; expected each part once',
    ],
    [
      'one line, a waste',
      `${line} Waste: AS`,
      'deals.txt:1: "Waste:" has no place in FreeCell; expected cells, foundations',
    ],
    [
      'JSON, a stock',
      json.replace('"cells"', '"stock":["2C"],"cells"'),
      'deals.txt:1: "stock" has no place in FreeCell; expected tableau piles, cells, foundations',
    ],
    [
      'JSON, rules',
      json.replace('"cells"', '"rules":3,"cells"'),
      'deals.txt:1: rules "3"; expected such as {"cells":3,"columns":6}',
    ],
    [
      'JSON, cells of rules',
      json.replace('"cells"', '"rules":{"cells":"3"},"cells"'),
      String.raw`deals.txt:1: "\"3\"" cells; expected 0 to 6`,
    ],
    [
      'JSON, another game',
      '{"game":"klondike","deal":"AC"}',
      'deals.txt:1: a deal of "klondike"; expected one of freecell',
    ],
    [
      'digits, no card',
      freecellAs('deck-digits').replace('072', '079'),
      'deals.txt:1: "079" (card 1) is no card; expected rank 01 to 13 and suit 1 to 4, such as 014 for AS',
    ],
    [
      'a share text',
      'K11DA51P5GMDNFAS4QW7C3',
      'deals.txt:1: a share text, which is for klondike; expected 52 cards',
    ],
  ])('%s', (_name, text, message) => expect(refusal(() => freecell(text))).toBe(message));

  it('columns or cells beyond those of the rules', () => {
    const eight = inPlay.replace(/cells.*/, 'cells: 2C 3D 4D JH');
    expect(refusal(() => freecell(eight, undefined, { columns: 6 }))).toBe(
      'deals.txt:1: 8 columns; expected at most the 6 of the rules',
    );
    expect(refusal(() => freecell(eight, undefined, { cells: 3 }))).toBe(
      'deals.txt:9: 4 cards in cells; expected at most the 3 of the rules',
    );
  });
});

const table = (suits: 1 | 2 | 4) => spiderAs('columns', suits);
const TWICE = 'expected each card twice';

describe('a Spider text is refused in one line', () => {
  it.each([
    ['nothing', '# none', 'deals.txt: no deal in it; expected 104 cards'],
    ['one pack', freecellAs('cards'), 'deals.txt:1: 52 cards; expected the 104 of two packs'],
    ['missing', table(4).replace(' 9S\n', '\n'), `deals.txt:1: 9S appears once; ${TWICE}`],
    ['both missing', table(4).replace(/ <?JS>?/g, ''), `deals.txt:1: JS is missing; ${TWICE}`],
    [
      'thrice',
      table(4).replace('<3D> <9D>', '<9D> <9D>'),
      `deals.txt:11: 9D appears 3 times and 3D appears once; ${TWICE}`,
    ],
    [
      'two suits, thrice',
      table(2).replace(' 9S\n', '\n'),
      'deals.txt:1: 9S appears 3 times; expected each card of two suits four times',
    ],
    [
      'one suit, a stray one',
      table(1).replace('<3S>', '<3H>'),
      'deals.txt:1: 3H appears once and 3S appears 7 times; expected each card of one suit eight times',
    ],
    ['unknown', table(4).replace('<3D>', '<??>'), 'deals.txt:1: a card is unknown (??); expected each known'],
    [
      'no card',
      table(4).replace('<3D>', '<3X>'),
      'deals.txt:1: "3X" is no card; expected cards such as 7H, td, 10D or A♠',
    ],
    [
      'unpaired',
      table(4).replace('<3D>', '<3D'),
      'deals.txt:1: a < or > without its pair; expected <7H> face down',
    ],
    [
      'face down on face up',
      table(4).replace('<3H> <3D>', '3H <3D>'),
      'deals.txt:1: 3D lies face down on a face-up card in column 1; expected face-down cards to be the deepest',
    ],
    [
      'no whole run',
      table(4).replace('complete:', 'complete: KS QS'),
      'deals.txt:12: KS on the foundations belongs to no whole run; expected complete runs, all cards of each or its king alone',
    ],
    [
      'an eleventh column',
      table(4).replace('stock:', '11: AS\nstock:'),
      'deals.txt:11: "11:" has no place in Spider; expected columns 1 to 10',
    ],
    [
      'cells',
      `${table(4)}\ncells: KS`,
      'deals.txt:13: "cells:" has no place in Spider; expected stock, foundations',
    ],
    [
      'a stock of no rows',
      table(4)
        .replace(/stock: (..)(.*)/, 'stock:$2')
        .replace('9: ', '9: <$1> ')
        .replace('$1', 'QD'),
      'deals.txt:1: 49 cards in the stock; expected rows of ten, at most five',
    ],
    [
      'eleven columns',
      spiderAs('pysol').replace(': <3H>', ': 3H\n:'),
      'deals.txt:1: 11 columns; expected at most 10',
    ],
    [
      'JSON, cells',
      spiderAs('solvitaire').replace('"stock"', '"cells":["KS"],"stock"'),
      'deals.txt:1: "cells" has no place in Spider; expected tableau piles, stock, foundations',
    ],
  ])('%s', (_name, text, message) => expect(refusal(() => spider(text))).toBe(message));

  it('a column that ends face down is turned up, with a warning', () => {
    const { warnings } = spider(table(4).replace(' 9S\n', ' <9S>\n'));
    expect(warnings).toEqual(['deals.txt:1: column 1 ends in a face-down card; assumed it is turned up']);
  });
});

describe('a named format that is not the text’s', () => {
  it.each([
    [columns, 'columns', 'solvitaire'],
    [json, 'solvitaire', 'columns'],
    [freecellAs('cards'), 'cards', 'deck-digits'],
    [freecellAs('deck-digits'), 'deck-digits', 'cards'],
  ] as const)('%#', (text, is, named) => {
    const message = `deals.txt: in the ${is} format, not in ${named}; expected its format by name, or none`;
    expect(refusal(() => freecell(text, named))).toBe(message);
  });
});

const broken = (texts: readonly string[]) =>
  fc
    .record({
      text: fc.constantFrom(...texts),
      at: fc.nat(1000),
      cut: fc.nat(12),
      put: fc.constantFrom(
        '',
        '5H',
        '<',
        '"',
        ']',
        '\n',
        '\n\n',
        '#',
        '??',
        'Talon:',
        'cells:',
        '014',
        ',',
        '{',
        '/',
        '-',
      ),
    })
    .map(({ text, at, cut, put }) => {
      const start = at % text.length;
      return text.slice(0, start) + put + text.slice(start + cut);
    });

describe('whatever the text, it is read as a sound position or refused in one line', () => {
  const LINE = /^deals\.txt:(\d+:)? [^\n\r]+; expected [^\n\r]+$/;
  const check = (text: string, read: () => readonly unknown[]) => {
    try {
      expect(read().every((fault) => fault === null)).toBe(true);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      expect(error.message, text).toMatch(LINE);
    }
  };
  const formats = fc.constantFrom(undefined, ...COMMON_FORMATS);

  it('FreeCell', () => {
    const texts = COMMON_FORMATS.flatMap((format) => [freecellAs(format), freecellAs(format, IN_PLAY_617)]);
    fc.assert(
      fc.property(fc.oneof(broken(texts), fc.string(), fc.json()), formats, (text, format) =>
        check(text, () => freecell(text, format).positions.map(checkFreecellPosition)),
      ),
      { numRuns: 400 },
    );
  });

  it('Spider', () => {
    const texts = COMMON_FORMATS.map((format) => spiderAs(format, 2));
    fc.assert(
      fc.property(fc.oneof(broken(texts), fc.string(), fc.json()), formats, (text, format) =>
        check(text, () => spider(text, format).positions.map(checkSpiderPosition)),
      ),
      { numRuns: 300 },
    );
  });
});
