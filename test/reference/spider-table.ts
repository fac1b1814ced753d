import { type Card, cardOf, RANKS, SUITS } from '../../src/cards/card.ts';
import type { SpiderPosition, SpiderRules } from '../../src/deals/spider.ts';
import { applySpiderMove } from '../../src/reference/spider.ts';
import { parseSpiderMove } from '../../src/reference/spider-move.ts';

export function spiderRules(changed: Partial<SpiderRules> = {}): SpiderRules {
  return { suits: 4, dealOverEmpty: false, layout: 'standard', ...changed };
}

/** Cards from text such as `7H 6S`; one in `<>` counts as face down. */
function cardsOf(text: string): Card[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [rank = '', suit = ''] = word.replace(/[<>]/g, '');
      return cardOf(SUITS.join('').indexOf(suit), RANKS.join('').indexOf(rank));
    });
}

/** A position from text: columns deepest card first, `<7H>` face down; the stock next card first. */
export function spiderTable(given: {
  ranks: number;
  columns: readonly string[];
  stock?: string;
  completed?: readonly number[];
}): SpiderPosition {
  return {
    ranks: given.ranks,
    columns: given.columns.map(cardsOf),
    faceDown: given.columns.map((column) => column.split('<').length - 1),
    stock: cardsOf(given.stock ?? ''),
    completed: given.completed ?? [0, 0, 0, 0],
  };
}

/** Plays moves given as text; throws with the reason when one is refused. */
export function playSpider(
  position: SpiderPosition,
  rules: SpiderRules,
  moves: readonly string[],
): SpiderPosition {
  return moves.reduce((state, text) => {
    const parsed = parseSpiderMove(text);
    if (!parsed.ok) throw new Error(parsed.reason);
    const applied = applySpiderMove(state, rules, parsed.move);
    if (!applied.ok) throw new Error(`${text}: ${applied.reason}`);
    return applied.state;
  }, position);
}
