import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { FormatName } from '../../../src/deals/formats/format.ts';
import { onePosition, refusal, SAMPLE, SAMPLE_CARDS, sampleAs } from './sample.ts';

const cards = sampleAs('cards');
const columns = sampleAs('columns');
const pysol = sampleAs('pysol');
const digits = sampleAs('deck-digits');
const solvitaire = sampleAs('solvitaire');
const pretty = JSON.stringify(JSON.parse(solvitaire), null, 1);
const without = (...gone: string[]): string => SAMPLE_CARDS.filter((card) => !gone.includes(card)).join(' ');
const SPELLED = 'expected cards such as 7H, td, 10D or A♠';
const DECK = 'expected 52 different cards';
const nested = (open: string, close: string): string => open.repeat(200_000) + close.repeat(200_000);

describe('a card that is missing, doubled or unknown is named with its line', () => {
  it.each<[string, string, string]>([
    ['nothing', '', 'deals.txt: no deal in it; expected 52 cards'],
    ['comments only', '# 1\n\n# 2', 'deals.txt: no deal in it; expected 52 cards'],
    ['cards, one missing', `${cards}\n${without('QH')}`, `deals.txt:2: QH is missing; ${DECK}`],
    ['cards, two missing', without('QH', 'AS'), `deals.txt:1: QH, AS are missing; ${DECK}`],
    [
      'cards, half of them',
      SAMPLE_CARDS.slice(0, 30).join(''),
      `deals.txt:1: 30 of 52 cards: AC, 5C, 7C and 19 more are missing; ${DECK}`,
    ],
    [
      'cards, one doubled',
      `# x\n\n${cards.replace('AS', '5H')}`,
      `deals.txt:3: 5H appears twice and AS is missing; ${DECK}`,
    ],
    ['cards, one too many', `${cards} 5H`, `deals.txt:1: 5H appears twice; ${DECK}`],
    ['cards, one thrice', `${cards} 5H 5h`, `deals.txt:1: 5H appears 3 times; ${DECK}`],
    ['cards, no card', `${cards}\n${cards.replace('AS', '1X')}`, `deals.txt:2: "1X" is no card; ${SPELLED}`],
    ['cards, rank alone', cards.replace('TD', '10'), `deals.txt:1: "10" is no card; ${SPELLED}`],
    [
      'cards, one unknown',
      cards.replace('AS', '??'),
      `deals.txt:1: 1 card is unknown (??); ${DECK}, each known`,
    ],
    ['cards, stray text', 'hello world', `deals.txt:1: "hello" is no card; ${SPELLED}`],
    [
      'columns, one doubled',
      columns.replace('JH\n', 'JD\n'),
      `deals.txt:7: JD appears twice and JH is missing; ${DECK}`,
    ],
    ['columns, no card', columns.replace('JS', 'JX'), `deals.txt:4: "JX" is no card; ${SPELLED}`],
    ['columns, one missing', columns.replace(' 6D', ''), `deals.txt:1: 6D is missing; ${DECK}`],
    [
      'columns, one elsewhere',
      columns.replace(' 6D', '').replace('QD', 'QD 6D'),
      'deals.txt:3: column 3 has 4 cards; expected 3 in a fresh deal',
    ],
    [
      'columns, all on one',
      cards.replace(' ', '\n'),
      'deals.txt:2: column 2 has 51 cards; expected 2 in a fresh deal',
    ],
    [
      'columns, unknown',
      columns.replace('QD TD', '?? ??'),
      `deals.txt:3: 2 cards are unknown (??); ${DECK}, each known`,
    ],
    [
      'digits, no card',
      digits.replace('122', '145'),
      `deals.txt:1: "145" (card 3) is no card; expected rank 01 to 13 and suit 1 to 4, such as 014 for AS`,
    ],
    ['digits, too few', `${digits}\n${digits.slice(0, -3)}`, `deals.txt:2: 6H is missing; ${DECK}`],
    [
      'digits, a part of a card',
      digits.slice(0, -1),
      `deals.txt:1: "06" (card 52) is no card; expected rank 01 to 13 and suit 1 to 4, such as 014 for AS`,
    ],
    [
      'digits, doubled',
      digits.replace(/^092/, '014'),
      `deals.txt:1: AS appears twice and 9D is missing; ${DECK}`,
    ],
    [
      'pysol, doubled',
      pysol.replace(': 9D', ': 5H'),
      `deals.txt:7: 5H appears twice and 9D is missing; ${DECK}`,
    ],
    ['pysol, no card', pysol.replace('<JS>', '<J>'), `deals.txt:6: "J" is no card; ${SPELLED}`],
    [
      'pysol, unpaired',
      pysol.replace('<JS>', '<JS'),
      'deals.txt:6: a < or > without its pair; expected <7H> face down',
    ],
    [
      'pysol, on foundation too',
      pysol.replace('S-0', 'S-2'),
      `deals.txt:4: AS appears twice and 2S appears twice; ${DECK}`,
    ],
    [
      'pysol, foundation',
      pysol.replace('S-0', 'S-X'),
      'deals.txt:1: "S-X" is no foundation; expected each suit once, such as H-0 C-2 D-10 S-A',
    ],
    [
      'pysol, foundation again',
      pysol.replace('S-0', 'H-0'),
      'deals.txt:1: "H-0" names a foundation again; expected each suit once, such as H-0 C-2 D-10 S-A',
    ],
    [
      'pysol, free cell',
      `Freecells: 5H\n${pysol}`,
      'deals.txt:1: a card in a free cell; expected none in Klondike',
    ],
    [
      'pysol, unknown',
      pysol.replace('<JS>', '<??>'),
      `deals.txt:6: 1 card is unknown (??); ${DECK}, each known`,
    ],
    [
      'solvitaire, doubled',
      pretty.replace('"9D"', '"5H"'),
      `deals.txt:24: 5H appears twice and 9D is missing; ${DECK}`,
    ],
    ['solvitaire, no card', pretty.replace('"JC"', '"XY"'), `deals.txt:13: "XY" is no card; ${SPELLED}`],
    [
      'solvitaire, a pile too many',
      solvitaire.replace('["9D"]', '["9D"],[]'),
      'deals.txt:1: 8 tableau piles; expected at most 7',
    ],
    [
      'solvitaire, a pile twice',
      `\n${solvitaire.replace('"waste":[]', '"waste":["9D"],"waste" : []')}`,
      'deals.txt:2: "waste" appears twice; expected each pile once',
    ],
    [
      'solvitaire, no list',
      solvitaire.replace('"waste":[]', '"waste":3'),
      'deals.txt:1: "waste" is no list of cards; expected such as ["3H","AS"]',
    ],
    [
      'solvitaire, number',
      solvitaire.replace('"9D"', '9'),
      'deals.txt:1: "tableau piles" is no list of cards; expected such as [["4d","9C"],["KS"]]',
    ],
    [
      'solvitaire, a cell',
      solvitaire.replace('"waste"', '"cells":["9D"],"waste"'),
      'deals.txt:1: "cells" has no place in Klondike; expected tableau piles, stock, waste, foundations',
    ],
    [
      'solvitaire, a hole in a foundation',
      solvitaire.replace('"foundations":[]', '"foundations":["AC","3C"]'),
      'deals.txt:1: foundation AC, 3C is not whole; expected ace upwards without a gap',
    ],
    [
      'JSON, other',
      '\n{"a": 1}',
      'deals.txt:2: no "tableau piles" and no "deal" in it; expected one of them',
    ],
    [
      'JSON, torn',
      `${solvitaire}\n${solvitaire.slice(0, -1)}`,
      'deals.txt:2: a JSON object that does not end; expected an object such as {"tableau piles": [["4d","9C"]], "stock": ["3H"]}',
    ],
    [
      'JSON, broken',
      pretty.replace('"9D"', '9D'),
      'deals.txt:4: not valid JSON; expected an object such as {"tableau piles": [["4d","9C"]], "stock": ["3H"]}',
    ],
    [
      'JSON, then text',
      `${solvitaire}\nfoo`,
      'deals.txt:2: "foo" is not JSON; expected an object such as {"tableau piles": [["4d","9C"]], "stock": ["3H"]}',
    ],
    [
      'JSON, deal doubled',
      `\n${JSON.stringify({ deal: cards.replace('AS', '5H') })}`,
      `deals.txt:2: 5H appears twice and AS is missing; ${DECK}`,
    ],
    ...[
      `{"stock":${nested('[', ']')}}`,
      `{"cells":${nested('[', ']')}}`,
      `{"tableau piles":[${nested('[', ']')}]}`,
      nested('{"deal":', '}').replace(':}', ':1}'),
    ].map((text): [string, string, string] => [
      `JSON, nested deep: ${text.slice(0, 16)}`,
      `\n${text}`,
      'deals.txt:2: lists and objects nested more than 32 deep; expected an object such as {"tableau piles": [["4d","9C"]], "stock": ["3H"]}',
    ]),
    ['JSON, empty deal', '{"deal": ""}', 'deals.txt:1: "deal" holds no deal; expected one'],
  ])('%s', (_name, text, message) => {
    expect(refusal(text)).toBe(message);
  });
});

describe('a position that cannot come up is refused', () => {
  it.each<[string, string, FormatName, string]>([
    [
      'a run out of order',
      solvitaire.replace('"Js","8s"', '"Js","8S"'),
      'solvitaire',
      'deals.txt:1: 6D lies face up on 8S in column 4; expected face-up cards to go down by one in alternating colours',
    ],
    [
      'face down on face up',
      solvitaire.replace('"9s","Js"', '"9S","Js"'),
      'solvitaire',
      'deals.txt:1: JS lies face down on a face-up card in column 4; expected face-down cards to be the deepest',
    ],
    [
      'a pysol run out of order',
      pysol.replace('<8S>', '8S'),
      'pysol',
      'deals.txt:6: 6D lies face up on 8S in column 4; expected face-up cards to go down by one in alternating colours',
    ],
    [
      'a stock no game has, after a good deal',
      `${solvitaire}\n${JSON.stringify({ 'tableau piles': [], stock: SAMPLE_CARDS })}`,
      'solvitaire',
      'deals.txt:2: 52 cards in stock and waste; expected at most 24',
    ],
    [
      'a pysol column deeper than any',
      `Foundations: H-K C-0 D-K S-K\n: KC\n\n: <AC> <3C> <5C> <7C> <9C> <2C> <4C> 6C\nTalon: 8C TC JC QC`,
      'pysol',
      'deals.txt:4: column 2 has 7 face-down cards (from 3C on too many); expected at most the 1 of the deal',
    ],
  ])('%s', (_name, text, format, message) => {
    expect(refusal(text, format)).toBe(message);
  });
});

describe('a named format that is not the text’s', () => {
  it.each<[FormatName, string]>([
    ['columns', 'deals.txt: in the cards format, not in columns; expected its format by name, or none'],
    [
      'deck-digits',
      'deals.txt: in the cards format, not in deck-digits; expected its format by name, or none',
    ],
    ['solvitaire', 'deals.txt: in the cards format, not in solvitaire; expected its format by name, or none'],
    ['pysol', 'deals.txt: in the cards format, not in pysol; expected its format by name, or none'],
    ['share', 'deals.txt: in the cards format, not in share; expected its format by name, or none'],
  ])('cards read as %s', (format, message) => {
    expect(refusal(cards, format)).toBe(message);
    expect(refusal(`${cards}\n${cards}`, format)).toBe(message);
  });

  it.each<[FormatName, string, string]>([
    ['columns', cards.replace('AS', '5H'), `deals.txt:1: 5H appears twice and AS is missing; ${DECK}`],
    ['deck-digits', without('AS'), 'deals.txt:1: "D" is no digit; expected 156 digits, three a card'],
    [
      'solvitaire',
      without('AS'),
      'deals.txt:1: "9D 4C QD 9S 6S 3D 2H" is not JSON; expected an object such as {"tableau piles": [["4d","9C"]], "stock": ["3H"]}',
    ],
  ])('and neither another: read as %s', (format, text, message) => {
    expect(refusal(text, format)).toBe(message);
  });
});

describe('inputs that trip other programs', () => {
  const quirks: Record<string, string>[] = parse(
    readFileSync(new URL('../../fixtures/input-quirks.csv', import.meta.url), 'utf8').replace(/^#.*\n/gm, ''),
    { columns: true },
  );
  const input = (id: string): string =>
    (quirks.find((row) => row.id === id)?.input ?? '').replaceAll('\\n', '\n').replaceAll('\\t', '\t');

  it('inv-mk6: a deck of 31 cards is not filled up', () => {
    expect(refusal(input('inv-mk6'))).toBe(
      `deals.txt:1: 31 of 52 cards: AC, 3C, 5C and 18 more are missing; ${DECK}`,
    );
  });

  it('inv-t: unknown cards are counted, and the row that is too wide is named', () => {
    expect(refusal(input('inv-t'))).toBe(
      `deals.txt:2: 21 cards are unknown (??) and row 2 has one cell too many; ${DECK}, each known`,
    );
  });

  it('ok-sv-SimpleTableauCase: the spelling is read, only the deck is not whole', () => {
    expect(refusal(input('ok-sv-SimpleTableauCase'))).toBe(
      `deals.txt:1: 1 of 52 cards: AC, 2C, 3C and 48 more are missing; ${DECK}`,
    );
  });

  it('inv-lb-foundation: the nested key of lonelybot is read when the rest is there', () => {
    expect(input('inv-lb-foundation')).toContain('"foundation": [[],[],[],[]]');
    const { 'tableau piles': tableau, stock, waste } = JSON.parse(solvitaire);
    const text = JSON.stringify({ 'tableau piles': tableau, stock, waste, foundation: [[], [], [], []] });
    expect(onePosition(text)).toEqual(SAMPLE.position);
  });

  it('has no other rows', () => expect(quirks).toHaveLength(4));
});
