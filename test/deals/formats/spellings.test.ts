import { describe, expect, it } from 'vitest';
import { FORMAT_NAMES } from '../../../src/deals/formats/format.ts';
import { readDeals } from '../../../src/deals/formats/read.ts';
import { onePosition, SAMPLE, SAMPLE_CARDS, sampleAs, texts } from './sample.ts';

const cards = sampleAs('cards');
const columns = sampleAs('columns');
const pysol = sampleAs('pysol');
const solvitaire = sampleAs('solvitaire');
const rows = [0, 7, 13, 18, 22, 25, 27].map((at, i) => SAMPLE_CARDS.slice(at, at + 7 - i).join(' '));
const stock = SAMPLE_CARDS.slice(28).join(' ');
const piles = columns.split('\n').slice(0, 7);
const signs: Record<string, string> = { C: '♣', D: '♦', H: '♥', S: '♠' };
const pretty = JSON.stringify(JSON.parse(solvitaire), null, 2);

describe('the same deal in other spellings', () => {
  it.each([
    ['cards in lower case', cards.toLowerCase()],
    ['cards without separators', cards.replaceAll(' ', '')],
    ['cards with 10 and 1', cards.replaceAll('T', '10').replaceAll('A', '1')],
    ['cards with suit signs', cards.replace(/[CDHS]/g, (suit) => signs[suit] ?? '')],
    [
      'cards with signs without separators',
      cards.replace(/[CDHS] ?/g, (suit) => signs[suit.charAt(0)] ?? ''),
    ],
    ['cards as a JSON list', JSON.stringify(SAMPLE_CARDS)],
    ['cards one a line', SAMPLE_CARDS.join('\n')],
    ['cards thirteen a line', cards.replace(/((\S+ ){12}\S+) /g, '$1\n')],
    ['cards row by row', [...rows, stock].join('\n')],
    [
      'cards row by row with tabs and commas',
      [...rows, stock].map((row, i) => `${'\t'.repeat(i)}${row.replaceAll(' ', ',')},`).join('\n'),
    ],
    ['cards after a BOM', `\uFEFF${cards}`],
    ['cards among comments, blank lines and CRLF', `# a deal\r\n\r\n${cards} # mine\r\n\r\n`],
    ['columns with the stock unlabelled', columns.replace('stock: ', '')],
    ['columns with the stock first', [`stock: ${stock}`, ...piles].join('\n')],
    ['columns with numbers', [...piles.map((pile, i) => `${i + 1}: ${pile}`), `Stock: ${stock}`].join('\n')],
    [
      'columns with numbers, in another order',
      [...piles.map((pile, i) => `${i + 1}: ${pile}`).toReversed(), `stock: ${stock}`].join('\n'),
    ],
    [
      'columns with comments and blank lines',
      `# a deal\r\n${columns.replaceAll('\n', '\r\n\r\n').toLowerCase()}`,
    ],
    ['columns on one line', `${piles.join('/')} // ${stock}`],
    ['solvitaire over many lines', `# a deal\n${pretty}`],
    ['solvitaire in an array', `[\n${solvitaire}\n]`],
    [
      'solvitaire with ranks as numbers',
      solvitaire
        .replace(/"J(.)"/g, '"11$1"')
        .replace(/"Q(.)"/g, '"12$1"')
        .replace(/"A(.)"/g, '"1$1"'),
    ],
    ['solvitaire with cells', solvitaire.replace('"stock"', '"cells":[],"stock"')],
    [
      'solvitaire as lonelybot writes it',
      solvitaire.replace('"foundations":[]', '"foundation":[[],[],[],[]]'),
    ],
    ['deck-digits in groups', sampleAs('deck-digits').replace(/.../g, '$& ')],
    ['pysol without colons', pysol.replace(/^: /gm, '')],
    ['pysol without foundations', pysol.replace(/^Foundations.*\n/, '')],
    ['pysol with empty cells', pysol.replace('Talon', 'Freecells: - - - -\nTalon')],
    ['pysol in lower case with CRLF', pysol.toLowerCase().replaceAll('\n', '\r\n')],
    ['pysol with 10', pysol.replace(/T([CDHS])/g, '10$1')],
    [
      'the result of solve',
      JSON.stringify({ game: 'klondike', seed: '1 # text', deal: cards, moves: ['draw'] }),
    ],
    ['the result of solve with a position', JSON.stringify({ deal: JSON.parse(solvitaire) })],
  ])('%s', (_name, text) => {
    expect(readDeals(text, 'deals.txt')).toEqual({
      deals: [{ ...SAMPLE, shuffle: 'file', seed: '1' }],
      warnings: [],
    });
  });

  it('every format by its name', () => {
    for (const format of FORMAT_NAMES) expect(onePosition(sampleAs(format), format)).toEqual(SAMPLE.position);
  });
});

describe('what is assumed is said', () => {
  it('a fresh solvitaire deal all in upper case is the usual deal', () => {
    const text = solvitaire.replace(/"\w{2,3}"/g, (card) => card.toUpperCase());
    expect(readDeals(`\n${text}`, 'deals.json')).toEqual({
      deals: [{ ...SAMPLE, shuffle: 'file', seed: '1' }],
      warnings: [
        "deals.json:2: no card is marked face down; assumed the usual deal, each column's last card face up",
      ],
    });
  });

  it('a pysol board without <> is the usual deal too', () => {
    expect(readDeals(pysol.replace(/[<>]/g, ''), '-')).toEqual({
      deals: [{ ...SAMPLE, shuffle: 'file', seed: '1' }],
      warnings: ["-:1: no card is marked face down; assumed the usual deal, each column's last card face up"],
    });
  });

  it('a column that ends face down is turned up', () => {
    const { deals, warnings } = readDeals(solvitaire.replace('"6D"', '"6d"'), 'deals.json');
    expect(deals[0]?.position).toEqual(SAMPLE.position);
    expect(warnings).toEqual(['deals.json:1: column 4 ends in a face-down card; assumed it is turned up']);
  });
});

describe('positions in play', () => {
  const won = { 'tableau piles': [], stock: [], waste: [] };
  const suits = ['C', 'D', 'H', 'S'].map((suit) =>
    ['A', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'J', 'Q', 'K'].map((rank) => `${rank}${suit}`),
  );

  it.each([
    ['all cards in one list', { ...won, foundations: suits.flat() }],
    ['the top cards only', { ...won, foundations: ['KC', 'KD', 'KH', 'KS'] }],
    ['a list per suit', { ...won, foundation: suits }],
  ])('foundations as %s', (_name, value) => {
    expect(onePosition(JSON.stringify(value)).foundations).toEqual([13, 13, 13, 13]);
  });

  it('draws the last solvitaire stock entry first, and the last waste entry is its top', () => {
    const position = onePosition(
      JSON.stringify({
        'tableau piles': [[], ['kc', 'QH', 'JS']],
        stock: ['QS', 'KD', 'QD'],
        waste: ['KH', 'KS'],
        foundations: ['QC', 'JD', 'JH', '10S'],
      }),
    );
    expect(texts(position.stock)).toBe('QD KD QS');
    expect(texts(position.waste)).toBe('KH KS');
    expect(position.faceDown).toEqual([0, 1, 0, 0, 0, 0, 0]);
    expect(position.foundations).toEqual([12, 11, 11, 10]);
  });

  it('reads a pysol board with foundations, waste, empty and left-out columns', () => {
    const position = onePosition(
      'Foundations: H-J C-Q D-10 S-10\nTalon: QD KD QS\nWaste: KH KS\n:\n<KC> QH JS\n: JD\n',
    );
    expect(position.foundations).toEqual([12, 10, 11, 10]);
    expect(position.columns.map(texts)).toEqual(['', 'KC QH JS', 'JD', '', '', '', '']);
    expect(position.faceDown).toEqual([0, 1, 0, 0, 0, 0, 0]);
    expect(texts(position.stock)).toBe('QD KD QS');
    expect(texts(position.waste)).toBe('KH KS');
  });
});
