import type { SpiderRules } from '../../deals/spider.ts';
import { printedPage, type Section } from '../rules-text.ts';

/**
 * The rules of a game of Spider as a page of text for a person, in lines of at most 80 characters.
 * @param title its first line.
 */
export function rulesPage(title: string, rules: SpiderRules): string {
  return printedPage(title, [GOAL, layout(rules), moves(rules), stock(rules), VERDICT, SCORE]);
}

const GOAL: Section = {
  heading: 'Goal',
  paragraphs: [
    'Bring together eight complete runs, each from king to ace in one suit. A complete run leaves the table by itself. The game is won when all 104 cards have left.',
  ],
};

function layout({ suits, layout: name }: SpiderRules): Section {
  const decks = {
    1: 'Eight times the spades (104 cards).',
    2: 'Four times the spades and the hearts (104 cards).',
    4: 'Two packs of 52 cards.',
  } as const;
  const longer = name === 'pysol' ? 'columns 1, 4, 7 and 10 get six cards' : 'the first four get six cards';
  return {
    heading: 'Layout',
    paragraphs: [
      `${decks[suits]} Of the ten columns, 1 to 10 from left to right, ${longer} and the others five; the last card of each lies face up, the others under it face down. The remaining 50 cards are the stock, face down.`,
    ],
  };
}

function moves({ suits }: SpiderRules): Section {
  const anySuit = suits === 1 ? '' : ', of any suit';
  return {
    heading: 'Moves',
    paragraphs: [
      `To a column: on a card that is one rank higher${anySuit}.`,
      'To an empty column: any card.',
      `The top card of a column moves, or with it the cards under it that lie in one suit, each one rank higher than the one on it. ${suits === 1 ? 'All of such a run can go, or any number from the top.' : 'Cards of different suits do not move together.'}`,
      'A complete run, from king to ace in one suit, leaves the table as soon as it lies on top of a column.',
      'A face-down card that comes to lie on top of its column is turned face up at once.',
    ],
  };
}

function stock({ dealOverEmpty }: SpiderRules): Section {
  const when = dealOverEmpty
    ? 'at any time, over empty columns too'
    : 'when no column is empty, or when fewer cards are left on the table than there are columns';
  return {
    heading: 'Stock',
    paragraphs: [
      `A deal lays one card face up on each column, from left to right. It may be made ${when}. There are five deals.`,
    ],
  };
}

const VERDICT: Section = {
  heading: 'What a verdict means',
  paragraphs: [
    'The game is judged with the place of every card known from the start, of face-down cards and of the stock too.',
    'winnable: some line of moves wins. A person who does not see all cards may still lose.',
    'unwinnable: no line of moves wins, whatever is tried.',
    'unknown: the search ran out of its budget; nothing is said about the deal.',
  ],
};

const SCORE: Section = {
  heading: 'Score (the classic table; verify --score counts it)',
  paragraphs: [
    '5 points for each card of a complete run that leaves the table, which makes 65 a run, and 5 for a card that is turned face up; other moves count nothing.',
    'Time bonus for a win (--time SECONDS): 1,400 less 2 for each second, never below 0.',
  ],
};
