import fc from 'fast-check';
import { type Card, cardOf } from '../../src/cards/card.ts';
import { parseCard, scanCards } from '../../src/cards/text.ts';
import { dealKlondike, type KlondikePosition, type KlondikeRules } from '../../src/deals/klondike.ts';
import { applyMove } from '../../src/reference/klondike.ts';
import { parseMove } from '../../src/reference/move-text.ts';

/** Rules for tests: draw 1, unlimited passes, worrying back, but for what is given. */
export function rules(changed: Partial<KlondikeRules> = {}): KlondikeRules {
  return { draw: 1, passes: null, worryingBack: true, ...changed };
}

/** Cards from text: `7H 6S`. */
export function cards(text: string): Card[] {
  return scanCards(text).map((token) => {
    if (token.kind !== 'card') throw new Error(`no card: ${token.text}`);
    return token.card;
  });
}

interface Drawn {
  /** Each column deepest card first, face-down cards in angle brackets: `<7H> <2C> 9S 8D`. */
  readonly columns?: readonly string[];
  readonly stock?: string;
  readonly waste?: string;
  /** Heights by suit: clubs, diamonds, hearts, spades. */
  readonly foundations?: readonly number[];
  readonly ranks?: number;
  readonly recycles?: number;
}

/** A position as drawn; cards that do not matter for a rule may be left out. */
export function table(drawn: Drawn): KlondikePosition {
  const columns = (drawn.columns ?? []).map((column) => column.split(' ').filter((text) => text !== ''));
  return {
    ranks: drawn.ranks ?? 13,
    columns: columns.map((column) => column.map((text) => card(text.replace(/[<>]/g, '')))),
    faceDown: columns.map((column) => column.filter((text) => text.startsWith('<')).length),
    foundations: drawn.foundations ?? [0, 0, 0, 0],
    stock: cards(drawn.stock ?? ''),
    waste: cards(drawn.waste ?? ''),
    recycles: drawn.recycles ?? 0,
  };
}

/** Plays moves given as text; throws with the reason of the first that is refused. */
export function play(position: KlondikePosition, by: KlondikeRules, ...moves: string[]): KlondikePosition {
  return moves.reduce((state, text) => {
    const result = attempt(state, by, text);
    if (!result.ok) throw new Error(`${text}: ${result.reason}`);
    return result.state;
  }, position);
}

/** Why a move is refused; null when it is legal. */
export function refusalOf(position: KlondikePosition, by: KlondikeRules, move: string): string | null {
  const result = attempt(position, by, move);
  return result.ok ? null : result.reason;
}

/** Cards of a small deck in order: every suit from ace up to the given number of ranks. */
export function smallDeck(ranks: number): Card[] {
  return [0, 1, 2, 3].flatMap((suit) => Array.from({ length: ranks }, (_, rank) => cardOf(suit, rank)));
}

/** Random rules, draw counts and passes small enough to matter with few cards. */
export const anyRules: fc.Arbitrary<KlondikeRules> = fc.record({
  draw: fc.integer({ min: 1, max: 4 }),
  passes: fc.constantFrom(null, 1, 2, 3),
  worryingBack: fc.boolean(),
});

/** Random fresh deals of decks from 3 ranks to the full 13, over as many columns as they fill. */
export const anyDeal: fc.Arbitrary<KlondikePosition> = fc
  .constantFrom([3, 3], [4, 3], [4, 4], [5, 4], [6, 5], [13, 7])
  .chain(([ranks = 0, columns = 0]) =>
    fc
      .shuffledSubarray(smallDeck(ranks), { minLength: 4 * ranks, maxLength: 4 * ranks })
      .map((order) => dealKlondike(order, columns)),
  );

function card(text: string): Card {
  const found = parseCard(text);
  if (found === null) throw new Error(`no card: ${text}`);
  return found;
}

function attempt(position: KlondikePosition, by: KlondikeRules, text: string) {
  const parsed = parseMove(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return applyMove(position, by, parsed.move);
}
