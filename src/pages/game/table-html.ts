import { isRed, RANKS, rankOf, SUITS, suitOf } from '../../cards/card.ts';
import type { NamedCard } from './card-names.ts';
import type { PlaceData } from './game-data.ts';

/** A sign for each suit in a square of 24, drawn so that no font or emoji set changes it. */
const SUIT_SHAPES: Readonly<Record<(typeof SUITS)[number], string>> = {
  C: 'M12 1.8a4.9 4.9 0 0 1 4 7.7 4.9 4.9 0 1 1-3 8.2c.2 2.2 1 3.7 3 4.7H8c2-1 2.8-2.5 3-4.7a4.9 4.9 0 1 1-3-8.2 4.9 4.9 0 0 1 4-7.7z',
  D: 'M12 1.5c2 4.2 4.6 7.6 8 10.5-3.4 2.9-6 6.3-8 10.5-2-4.2-4.6-7.6-8-10.5 3.4-2.9 6-6.3 8-10.5z',
  H: 'M12 21.5C5.5 16.2 2 12.4 2 8.2 2 5.1 4.3 3 6.9 3c2.2 0 4.1 1.3 5.1 3.5C13 4.3 14.9 3 17.1 3 19.7 3 22 5.1 22 8.2c0 4.2-3.5 8-10 13.3z',
  S: 'M12 1.5c1.6 4.4 9.5 8.1 9.5 13.2 0 2.9-2.2 4.6-4.5 4.6-1.7 0-3.1-.8-4-2.1.2 2.5 1.1 4.2 3 5.2H8c1.9-1 2.8-2.7 3-5.2-.9 1.3-2.3 2.1-4 2.1-2.3 0-4.5-1.7-4.5-4.6C2.5 9.6 10.4 5.9 12 1.5z',
};

/** The table as HTML: places for the piles, and every card once. The page's scripts lay the cards where they belong. */
export function tableHtml(places: readonly PlaceData[], cards: readonly NamedCard[]): string {
  const shapes = SUITS.map(
    (suit) => `<symbol id="suit-${suit}" viewBox="0 0 24 24"><path d="${SUIT_SHAPES[suit]}"/></symbol>`,
  );
  return [
    `<svg width="0" height="0" class="shapes" aria-hidden="true">${shapes.join('')}</svg>`,
    '<div class="table" id="table" role="img" aria-label="The table" aria-describedby="words">',
    ...places.map(placeHtml),
    ...cards.map(cardHtml),
    '</div>',
  ].join('\n');
}

function placeHtml({ kind, x, sign }: PlaceData): string {
  const suit = SUITS.find((each) => each === sign);
  const content = kind === 'column' ? `<span>${x + 1}</span>` : suit === undefined ? '' : suitSign(suit);
  return `<div class="place ${kind}" style="--x:${x}">${content}</div>`;
}

function cardHtml({ name, card }: NamedCard): string {
  const letter = RANKS[rankOf(card)] ?? '';
  const rank = letter === 'T' ? '10' : letter;
  const sign = suitSign(SUITS[suitOf(card)] ?? 'C');
  const index = `<i>${rank}</i>${sign}`;
  const middle = rankOf(card) >= JACK ? `<span class="court"><b>${rank}</b>${sign}</span>` : sign;
  return [
    `<div class="card ${isRed(card) ? 'red' : 'black'}" data-card="${name}">`,
    `<span class="index">${index}</span>`,
    `<span class="pip">${middle}</span>`,
    `<span class="index corner">${index}</span>`,
    '</div>',
  ].join('');
}

const JACK = 10;

function suitSign(suit: (typeof SUITS)[number]): string {
  return `<svg viewBox="0 0 24 24"><use href="#suit-${suit}"/></svg>`;
}
