import { type Card, rankOf, suitOf } from '../../cards/card.ts';
import type { KlondikePosition } from '../../deals/klondike.ts';
import { BACK, LIFT, MOVE_WORDS, moveCard, moveKind, play, STOCK_DOWN, STOCK_UP } from './moves.ts';
import type { Forcing } from './prune.ts';
import { nextForced } from './prune.ts';
import type { Layout } from './state.ts';
import { cardOfSuit, FND, indexRank, indexSuit, publicCard, STRIDE } from './state.ts';

/** One card's step in a win: up to its foundation, down from stock or foundation, or over as a locked top. */
export interface Step {
  readonly kind: 'up' | 'down' | 'over';
  /** Public card number. */
  readonly card: Card;
}

/**
 * Unfolds the moves of a search into single cards: the placements of each tree, the action, the forced cards after it.
 * @param path move words (moves.ts), played from the layout's start
 * @param forcing what the search that found the path forced
 */
export function unfold(layout: Layout, path: Int32Array, forcing: Forcing): Step[] {
  const st = new Int32Array(STRIDE);
  st.set(layout.start);
  const steps: Step[] = [];
  const playAllForced = () => {
    for (let card = nextForced(st, 0, forcing); card >= 0; card = nextForced(st, 0, forcing)) {
      steps.push({ kind: 'up', card: publicCard(card) });
      play(st, 0, card, 0, st[FND]!, layout);
    }
  };
  playAllForced();
  for (let i = 0; i < path.length; i += MOVE_WORDS) {
    const move = path[i]!;
    const laid = path[i + 1]!;
    const heights = path[i + 2]!;
    for (const card of placements(layout, st[FND]!, laid, heights)) {
      steps.push({ kind: 'down', card: publicCard(card) });
    }
    const kind = moveKind(move);
    const card = publicCard(moveCard(move));
    if (kind === LIFT) steps.push(...raised(st, moveCard(move)));
    if (kind === LIFT || kind === STOCK_UP) steps.push({ kind: 'up', card });
    else steps.push({ kind: kind === STOCK_DOWN || kind === BACK ? 'down' : 'over', card });
    play(st, 0, move, laid, heights, layout);
    playAllForced();
  }
  return steps;
}

/** Whether the steps of a win bring a card back from a foundation. */
export function worriesBack({ foundations }: KlondikePosition, steps: readonly Step[]): boolean {
  const heights = [...foundations];
  return steps.some(({ kind, card }) => {
    const suit = suitOf(card);
    if (kind === 'up') heights[suit] = rankOf(card) + 1;
    return kind === 'down' && rankOf(card) < (heights[suit] ?? 0);
  });
}

/** The cards a tree places, in descending rank: each finds a place when those before it lie. */
function placements(layout: Layout, before: number, laid: number, after: number): number[] {
  const cards = [...layout.stockCards].filter((_, place) => (laid >> place) & 1);
  for (let suit = 0; suit < 4; suit++) {
    const height = (before >>> (4 * suit)) & 15;
    for (let rank = (after >>> (4 * suit)) & 15; rank < height; rank++) cards.push(cardOfSuit(suit, rank));
  }
  return cards.sort((a, b) => indexRank(b) - indexRank(a));
}

/** The stock cards a lift takes along, lowest first. */
function raised(st: Int32Array, lifted: number): Step[] {
  const suit = indexSuit(lifted);
  const height = (st[FND]! >>> (4 * suit)) & 15;
  const count = indexRank(lifted) - height;
  return Array.from({ length: count }, (_, i) => ({
    kind: 'up',
    card: publicCard(cardOfSuit(suit, height + i)),
  }));
}
