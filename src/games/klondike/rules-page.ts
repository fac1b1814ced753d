import type { KlondikeRules } from '../../deals/klondike.ts';
import { numberName, printedPage, type Section } from '../rules-text.ts';

/** Larger numbers of cards and passes stand in digits. */
const MOST_IN_WORDS = 6;

/**
 * The rules of a game of Klondike as a page of text for a person, in lines of at most 80 characters.
 * @param title its first line.
 */
export function rulesPage(title: string, rules: KlondikeRules): string {
  return printedPage(title, [
    GOAL,
    LAYOUT,
    moves(rules),
    stock(rules),
    passes(rules),
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

const LAYOUT: Section = {
  heading: 'Layout',
  paragraphs: [
    'One pack of 52 cards. The seven columns of the tableau, 1 to 7 from left to right, get 1 to 7 cards; the last card of each lies face up, the others under it face down. The remaining 24 cards are the stock, face down. The waste and the four foundations begin empty.',
  ],
};

function moves({ worryingBack }: KlondikeRules): Section {
  return {
    heading: 'Moves',
    paragraphs: [
      'To a foundation: the top card of a column or of the waste, when it is the next card of its suit; an ace begins.',
      'To a column: a card that is one rank lower than the top card of the column and of the other colour. It comes from the waste, or from another column with all cards that lie on it.',
      'So the face-up cards of a column are a run, each one rank lower than the one under it and of the other colour. All of them can go, or any number from the top.',
      'To an empty column: only a king, with the cards on it.',
      'A face-down card that comes to lie on top of its column is turned face up at once.',
      ...(worryingBack ? ['Back from a foundation to a column: see Foundations.'] : []),
    ],
  };
}

function stock({ draw }: KlondikeRules): Section {
  const turned =
    draw === 1
      ? 'A draw turns one card from the stock to the waste.'
      : `A draw turns ${numberName(draw, MOST_IN_WORDS)} cards from the stock to the waste, so that the last of them lies on top; when fewer are left, all of them.`;
  return {
    heading: 'Stock and waste',
    paragraphs: [`${turned} Only the top card of the waste can be played; then the card under it is next.`],
  };
}

function passes({ passes: allowed }: KlondikeRules): Section {
  const how = 'as a whole and unshuffled: the card drawn first is drawn first again';
  const paragraph =
    allowed === null
      ? `Unlimited. Whenever the stock is empty, the waste may be turned over to be the stock, ${how}.`
      : allowed === 1
        ? 'One. The stock is gone through once; the waste is never turned over.'
        : `${capital(numberName(allowed, MOST_IN_WORDS))}. When the stock is empty, the waste may be turned over to be the stock, ${timesName(allowed - 1)} in a game, ${how}.`;
  return { heading: 'Passes through the stock', paragraphs: [paragraph] };
}

function foundations({ worryingBack }: KlondikeRules): Section {
  const paragraph = worryingBack
    ? 'Worrying back is allowed: the top card of a foundation may go back to a column on which it fits, a king to an empty one. A few deals can be won only this way.'
    : 'Final: a card on a foundation stays there. (Bringing it back to a column would be worrying back.)';
  return { heading: 'Foundations', paragraphs: [paragraph] };
}

const VERDICT: Section = {
  heading: 'What a verdict means',
  paragraphs: [
    'The game is judged as thoughtful solitaire: the place of every card is known from the start, of face-down cards and of the stock too.',
    'winnable: some line of moves wins. A person who does not see all cards may still lose.',
    'unwinnable: no line of moves wins, whatever is tried.',
    'unknown: the search ran out of its budget; nothing is said about the deal.',
  ],
};

function score({ draw, worryingBack }: KlondikeRules): Section {
  const start = draw === 1 ? '700' : '1,400';
  return {
    heading: 'Score (the classic table; verify --score and replay --score count it)',
    paragraphs: [
      '10 points for a card to a foundation, 5 for a card that is turned face up, 5 for a card from the waste to a column; draws, turning the waste over, and moves between columns count nothing by themselves.',
      `${worryingBack ? '15 points are taken off for a card back from a foundation. ' : ''}The score never falls below 0.`,
      `Time bonus for a win (--time SECONDS): ${start} less 2 for each second, never below 0.`,
    ],
  };
}

function timesName(times: number): string {
  if (times === 1) return 'once';
  return times === 2 ? 'twice' : `${numberName(times, MOST_IN_WORDS)} times`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
