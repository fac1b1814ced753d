import { describe, expect, test } from 'vitest';
import { parseCard } from '../../../src/cards/text.ts';
import { KLONDIKE_PRESETS, parse } from '../../../src/index.ts';
import { playLine } from '../../../src/lines/play.ts';
import { cardWords, moveWords, startWords } from '../../../src/pages/game/move-words.ts';

/** Late in a game: everything else is on the foundations. */
const LATE = `
1: KC QD
2: <9H> JC TD
3:
4: <JH> QC
5: KS QH JS
6: <KD> TH
7: <TS> <JD> QS
stock: KH TC
foundations: 9C 9D 8H 9S
`;

const position = positionOf(LATE);

function positionOf(text: string) {
  const { deals } = parse(text, 'columns');
  if (deals[0] === undefined) throw new Error('no position');
  return deals[0].position;
}

/** The words of the last of these moves. */
function wordsAfter(draw: number, ...moves: string[]): string {
  const { steps, fault } = playLine(position, { ...KLONDIKE_PRESETS['draw-1'], draw }, moves, 'thoughtful');
  const last = steps.at(-1);
  if (fault !== null || last === undefined) throw new Error(`${fault?.move}: ${fault?.reason}`);
  return moveWords(last);
}

describe('a move in words', () => {
  test.each([
    ['draw, one card', 1, ['draw'], 'Draw the king of hearts.'],
    ['draw, several cards', 3, ['draw'], 'Draw 2 cards; the 10 of clubs lies on top.'],
    ['recycle', 3, ['draw', 'recycle'], 'Turn the waste over: its 2 cards become the stock again.'],
    [
      'recycle of one card',
      1,
      ['draw', 'draw', 'TC w>f', 'recycle'],
      'Turn the waste over: its card becomes the stock again.',
    ],
    ['waste to foundation', 3, ['draw', 'TC w>f'], 'The 10 of clubs goes from the waste to its foundation.'],
    [
      'waste to an empty column',
      1,
      ['draw', 'KH w>3'],
      'The king of hearts goes from the waste to empty column 3.',
    ],
    [
      'a card turned up',
      1,
      ['TH 6>5'],
      'The 10 of hearts goes from column 6 onto the jack of spades in column 5. The king of diamonds turns face up.',
    ],
    [
      'a run of two',
      1,
      ['JC 2>1'],
      'The jack of clubs with the card on it goes from column 2 onto the queen of diamonds in column 1. The 9 of hearts turns face up.',
    ],
    [
      'a run of three',
      1,
      ['KS 5>3'],
      'The king of spades with the 2 cards on it goes from column 5 to empty column 3.',
    ],
    ['column to foundation', 1, ['TD 2>f'], 'The 10 of diamonds goes from column 2 to its foundation.'],
    [
      'worrying back',
      1,
      ['TD 2>f', 'TD f>5'],
      'The 10 of diamonds comes back from its foundation onto the jack of spades in column 5.',
    ],
  ] as const)('%s', (_, draw, moves, words) => expect(wordsAfter(draw, ...moves)).toBe(words));

  test('the last move of a win says so', () => {
    const start = positionOf('1: KH\n2:\n3:\n4:\n5:\n6:\n7:\nfoundations: KC KD QH KS');
    const { steps } = playLine(start, KLONDIKE_PRESETS['draw-1'], ['KH 1>f'], 'thoughtful');
    expect(steps.map(moveWords)).toEqual([
      'The king of hearts goes from column 1 to its foundation. Won: all cards are on the foundations.',
    ]);
  });
});

test.each([
  ['AS', 'ace of spades'],
  ['TD', '10 of diamonds'],
  ['QC', 'queen of clubs'],
  ['2H', '2 of hearts'],
])('%s is the %s', (card, words) => expect(cardWords(parseCard(card) ?? -1)).toBe(words));

test('the start is a deal, a position, or won already', () => {
  expect(startWords(position)).toBe('The position before the first move.');
  const won = positionOf('1:\n2:\n3:\n4:\n5:\n6:\n7:\nfoundations: KC KD KH KS');
  expect(startWords(won)).toBe('The game is won already: all cards are on the foundations.');
});
