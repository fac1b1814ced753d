import { type Card, cardOf } from './card.ts';

/**
 * One piece of a text that should hold cards. `unknown` is a placeholder (`?` or `??`) for a card nobody has seen;
 * `bad` is text that is no card in any spelling.
 */
export type CardToken =
  | { readonly kind: 'card'; readonly card: Card; readonly lowerSuit: boolean; readonly text: string }
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'bad'; readonly text: string };

/** How a message says which spellings are understood. */
export const CARD_SPELLINGS = 'cards such as 7H, td, 10D or A♠';

const RANK_OF_LETTER: Readonly<Record<string, number>> = { A: 0, T: 9, J: 10, Q: 11, K: 12 };
const SUIT_SIGNS = ['C♣♧', 'D♦♢', 'H♥♡', 'S♠♤'] as const;

// A suit sign may carry a variation selector: copied from a chat, ♠ often comes as ♠️.
const CARD = /(1[0-3]|[1-9]|[ATJQK])([CDHS♣♦♥♠♧♢♡♤])[\uFE0E\uFE0F]?/iy;
const UNKNOWN = /\?\??/y;
const SEPARATORS = /[\s,;|/:.\-_"'`()[\]{}]+/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function cardToken(match: RegExpExecArray): CardToken {
  const [text, rankText = '', suitText = ''] = match;
  const rank = RANK_OF_LETTER[rankText.toUpperCase()] ?? Number(rankText) - 1;
  const suit = SUIT_SIGNS.findIndex((signs) => signs.includes(suitText.toUpperCase()));
  return { kind: 'card', card: cardOf(suit, rank), lowerSuit: /[cdhs]/.test(suitText), text };
}

/** Length of the text at `at` up to the next separator, placeholder or card. */
function badLength(text: string, at: number): number {
  let end = at + 1;
  while (
    end < text.length &&
    matchAt(SEPARATORS, text, end) === null &&
    matchAt(UNKNOWN, text, end) === null &&
    matchAt(CARD, text, end) === null
  ) {
    end++;
  }
  return end - at;
}

/**
 * Splits a text into cards. A card is a rank (A 2 to 10 T J Q K, also 1 and 11 to 13) and a suit (letter or sign,
 * filled or outlined) in any case; separators (spaces, commas, quotes, brackets, ...) may stand between cards or be
 * left out.
 * @returns the tokens in order; nothing is thrown for unknown text, it comes as a `bad` token.
 */
export function scanCards(text: string): CardToken[] {
  const tokens: CardToken[] = [];
  let at = 0;
  while (at < text.length) {
    const separator = matchAt(SEPARATORS, text, at);
    if (separator !== null) {
      at += separator[0].length;
      continue;
    }
    const card = matchAt(CARD, text, at);
    const unknown = card === null ? matchAt(UNKNOWN, text, at) : null;
    const token: CardToken =
      card !== null
        ? cardToken(card)
        : unknown !== null
          ? { kind: 'unknown', text: unknown[0] }
          : { kind: 'bad', text: text.slice(at, at + badLength(text, at)) };
    tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}

/** Reads one card in any spelling of {@link scanCards}; null when the text is not exactly one card. */
export function parseCard(text: string): Card | null {
  const [token, ...rest] = scanCards(text);
  return token?.kind === 'card' && rest.length === 0 ? token.card : null;
}
