import { describe, expect, it } from 'vitest';
import { FORMAT_NAMES, type FormatName } from '../../../src/deals/formats/format.ts';
import { printDeal } from '../../../src/deals/formats/print.ts';
import { readDeals } from '../../../src/deals/formats/read.ts';
import { POSITION_AS } from './position-sample.ts';
import { dealOf } from './positions.ts';
import { onePosition, refusal, SAMPLE, sampleAs, texts } from './sample.ts';

const { cards, columns, solvitaire, pysol, 'deck-digits': digits } = POSITION_AS;
const position = onePosition(cards);

describe('a position in every format', () => {
  it('is what the text says', () => {
    expect(position.columns.map(texts)[6]).toBe('4C JH 2D TC AH KD QH JC');
    expect(position.faceDown).toEqual([0, 0, 2, 3, 4, 5, 6]);
    expect(position.foundations).toEqual([0, 1, 0, 0]);
    expect(texts(position.stock)).toMatch(/^9S 3S .* AS 3D$/);
    expect(texts(position.waste)).toBe('6D 6S KS 7S 2S');
    expect(position.recycles).toBe(1);
  });

  it.each(FORMAT_NAMES)('%s', (format) => {
    expect(onePosition(POSITION_AS[format])).toEqual(position);
    expect(onePosition(POSITION_AS[format], format)).toEqual(position);
    expect(printDeal(dealOf(position), format)).toBe(POSITION_AS[format]);
  });

  it.each(FORMAT_NAMES)('%s says nothing of passes before the first is over', (format) => {
    if (format === 'share') return;
    const text = printDeal(dealOf({ ...position, recycles: 0 }), format);
    expect(text).not.toMatch(/recycle/i);
    expect(onePosition(text).recycles).toBe(0);
  });
});

describe('the same position in other spellings', () => {
  it.each([
    ['cards, parts in another order', cards.replace(/ (Stock:.*) (Waste:.*) (Foundations.*)/, ' $3 $2 $1')],
    ['cards, talon and lower case', cards.replace('Stock', 'talon').toLowerCase()],
    ['cards, without spaces', cards.replace(/ /g, '')],
    ['cards, face-down cards together', cards.replace(/> </g, ' ')],
    ['cards, foundations as pysol has them', cards.replace('AD R', 'C-0 D-A R')],
    ['columns, in another order', columns.split('\n').toReversed().join('\n')],
    ['columns, with an empty one left out', columns.replace('2:\n', '')],
    ['columns, without numbers', columns.replace(/^\d/gm, '')],
    ['columns, foundations as pysol has them', columns.replace('foundations: AD', 'foundations: D-A')],
    [
      'solvitaire, foundation of lonelybot',
      solvitaire.replace('foundations":["AD"]', 'foundation":[[],["AD"],[],[]]'),
    ],
    ['solvitaire, over many lines', JSON.stringify(JSON.parse(solvitaire), null, 2)],
    ['deck-digits, with spaces', digits.replace(/(\d{3})/g, '$1 ')],
    ['pysol, stock for talon', pysol.replace('Talon', 'Stock')],
    ['pysol, foundations as cards', pysol.replace('H-0 C-0 D-A S-0', 'AD')],
    ['the result of solve', JSON.stringify({ seed: '1', deal: JSON.parse(solvitaire), moves: [] })],
    ['the result of another program with a text', JSON.stringify({ deal: cards })],
  ])('%s', (_name, text) => {
    expect(readDeals(text, '-')).toEqual({ deals: [dealOf(position)], warnings: [] });
  });
});

describe('a column without face-down marks', () => {
  const runs = {
    'tableau piles': [['9C'], ['10S', '9H'], ['JC', '10D', '9S'], ['QC', 'JD', '10C', '9D']],
    foundations: ['8C', '8D', '8H', '8S'],
    waste: ['QD'],
    stock: ['10H', 'JH', 'JS', 'QH', 'QS', 'KC', 'KD', 'KH', 'KS'],
  };

  it('is face up as it says', () => {
    const { deals, warnings } = readDeals(JSON.stringify(runs), '-');
    expect(deals[0]?.position.faceDown).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(warnings).toEqual([]);
  });
});

describe('a fault in a position is named', () => {
  it.each<[string, string, string]>([
    [
      'cards, doubled',
      cards.replace('2S F', '3S F'),
      '3S appears twice and 2S is missing; expected 52 different cards',
    ],
    ['cards, missing', cards.replace(' 2S F', ' F'), '2S is missing; expected 52 different cards'],
    [
      'cards, no card',
      cards.replace('2S F', '2X F'),
      '"2X" is no card; expected cards such as 7H, td, 10D or A♠',
    ],
    ['cards, unpaired', cards.replace('<4S>', '<4S'), 'a < or > without its pair; expected <7H> face down'],
    [
      'cards, part twice',
      cards.replace('Waste:', 'Stock:'),
      '"Stock:" appears twice; expected each part once',
    ],
    ['cards, eight columns', cards.replace(' Stock', ' / Stock'), '8 columns; expected at most 7'],
    [
      'cards, run out of order',
      cards.replace('9C 8D', '8D 9C'),
      '9C lies face up on 8D in column 1; expected face-up cards to go down by one in alternating colours',
    ],
    [
      'cards, face down on face up',
      cards.replace('9C 8D', '9C <8D> 2S').replace('7S 2S', '7S'),
      '8D lies face down on a face-up card in column 1; expected face-down cards to be the deepest',
    ],
    [
      'cards, face down where none is dealt',
      cards.replace('9C 8D', '<9C> 8D'),
      'column 1 has 1 face-down card (from 9C on too many); expected none there',
    ],
    [
      'cards, a foundation with a gap',
      cards.replace('Foundations: AD', 'Foundations: AD 3D').replace('AS 3D W', 'AS W'),
      'foundation AD, 3D is not whole; expected ace upwards without a gap',
    ],
    [
      'cards, recycles in words',
      cards.replace('Recycles: 1', 'Recycles: many'),
      '"many" recycles; expected how often the waste was turned over, a whole number from 0',
    ],
    [
      'deck-digits, no card',
      digits.replace('012 R', '015 R'),
      '"015" (card 1) is no card; expected rank 01 to 13 and suit 1 to 4, such as 014 for AS',
    ],
    [
      'solvitaire, recycles below none',
      solvitaire.replace('"recycles":1', '"recycles":-1'),
      '"-1" recycles; expected how often the waste was turned over, a whole number from 0',
    ],
    [
      'solvitaire, recycles in a list',
      solvitaire.replace('"recycles":1', '"recycles":[]'),
      '"[]" recycles; expected how often the waste was turned over, a whole number from 0',
    ],
  ])('%s', (_name, text, problem) => {
    expect(refusal(`# a position\n${text}`)).toBe(`deals.txt:2: ${problem}`);
  });

  it.each<[string, string, string]>([
    ['columns', columns.replace('recycles: 1', 'recycles: 1.5'), '11: "1.5" recycles'],
    ['columns, a card', columns.replace('AD\n', '2D\n'), '7: 2D appears twice'],
    ['pysol', pysol.replace('Recycles: 1', 'Recycles: x'), '4: "x" recycles'],
    ['pysol, a card', pysol.replace('9C 8D', '9C 8H'), '9: 8H appears twice and 8D is missing'],
  ])('%s, with its line', (_name, text, problem) => {
    expect(refusal(text)).toContain(`deals.txt:${problem}`);
  });
});

it('positions and deals of one format stand in one file', () => {
  const formats: readonly FormatName[] = FORMAT_NAMES;
  for (const format of formats) {
    const text = [sampleAs(format), POSITION_AS[format], sampleAs(format), POSITION_AS[format]].join('\n\n');
    const read = readDeals(text, '-').deals.map((deal) => deal.position);
    expect(read).toEqual([SAMPLE.position, position, SAMPLE.position, position]);
  }
});
