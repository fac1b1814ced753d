import type { FreecellRules } from '../../deals/freecell.ts';
import { numberName, printedPage, type Section } from '../rules-text.ts';

/**
 * The rules of a game of FreeCell as a page of text for a person, in lines of at most 80 characters.
 * @param title its first line.
 */
export function rulesPage(title: string, rules: FreecellRules): string {
  return printedPage(title, [
    GOAL,
    layout(rules),
    moves(rules),
    supermoves(rules),
    foundations(rules),
    VERDICT,
    score(rules),
  ]);
}

const GOAL: Section = {
  heading: 'Goal',
  paragraphs: [
    'Build each suit on its own foundation, from the ace up to the king. The game is won when all 52 cards lie there.',
  ],
};

/** Cards of a column, from the first to the last: 7, 7, 7, 7, 6, 6, 6, 6 with eight columns. */
function layout({ cells, columns }: FreecellRules): Section {
  const shorter = Math.floor(52 / columns);
  const longer = 52 % columns;
  const sizes =
    longer === 0
      ? `${numberName(shorter)} cards each`
      : `${numberName(shorter + 1)} cards in the first ${longer === 1 ? '' : `${numberName(longer)} `}and ${numberName(shorter)} in the others`;
  return {
    heading: 'Layout',
    paragraphs: [
      `One pack of 52 cards, all face up. The ${numberName(columns)} columns, 1 to ${columns} from left to right, are dealt row by row: ${sizes}. ${cellsText(cells)} The four foundations begin empty.`,
    ],
  };
}

function cellsText(cells: number): string {
  if (cells === 0) return 'There are no free cells.';
  if (cells === 1) return 'The one free cell holds one card and begins empty.';
  return `The ${numberName(cells)} free cells hold one card each and begin empty.`;
}

function moves({ cells, worryingBack }: FreecellRules): Section {
  return {
    heading: 'Moves',
    paragraphs: [
      `One card at a time: the top card of a column${cells === 0 ? '' : ' or a card in a free cell'}.`,
      'To a foundation: when it is the next card of its suit; an ace begins.',
      'To a column: on a card that is one rank higher and of the other colour.',
      'To an empty column: any card.',
      ...(cells === 0 ? [] : ['To an empty free cell: any top card of a column.']),
      ...(worryingBack ? ['Back from a foundation to a column: see Foundations.'] : []),
    ],
  };
}

function supermoves({ cells }: FreecellRules): Section {
  const most =
    cells === 0
      ? 'The most is one card, doubled for each empty column'
      : 'The most is one card more than there are empty free cells, doubled for each empty column';
  return {
    heading: 'Several cards at once',
    paragraphs: [
      `Cards on top of a column that go down by one in alternating colours may be moved at once to another column, when single moves could bring them there by way of the empty ${cells === 0 ? 'columns' : 'cells and columns'}. ${most}; the column they go to is not counted. Such a supermove is written with the number of cards: 7H 5>3 x4. It stands for several moves of single cards.`,
    ],
  };
}

function foundations({ worryingBack }: FreecellRules): Section {
  const paragraph = worryingBack
    ? 'Worrying back is allowed: the top card of a foundation may go back to a column on which it fits, or to an empty one.'
    : 'Final: a card on a foundation stays there. (Bringing it back to a column would be worrying back.)';
  return { heading: 'Foundations', paragraphs: [paragraph] };
}

const VERDICT: Section = {
  heading: 'What a verdict means',
  paragraphs: [
    'winnable: some line of moves wins.',
    'unwinnable: no line of moves wins, whatever is tried.',
    'unknown: the search ran out of its budget; nothing is said about the deal.',
  ],
};

function score({ worryingBack }: FreecellRules): Section {
  return {
    heading: 'Score (the classic table; verify --score counts it)',
    paragraphs: [
      '10 points for a card to a foundation; other moves count nothing.',
      `${worryingBack ? '15 points are taken off for a card back from a foundation. ' : ''}The score never falls below 0.`,
      'Time bonus for a win (--time SECONDS): 700 less 2 for each second, never below 0.',
    ],
  };
}
