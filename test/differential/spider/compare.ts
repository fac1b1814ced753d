import { cardText } from '../../../src/cards/card.ts';
import type { SpiderPosition, SpiderRules } from '../../../src/deals/spider.ts';
import { expandWin } from '../../../src/games/spider/expand.ts';
import { ALL_PRUNING, type Pruning } from '../../../src/games/spider/prune.ts';
import { SpiderSearch } from '../../../src/games/spider/search.ts';
import { SPIDER_WEIGHTS, solveSpider } from '../../../src/games/spider/solve.ts';
import { layOut } from '../../../src/games/spider/state.ts';
import { applySpiderMove, isSpiderWon } from '../../../src/reference/spider.ts';
import { exhaustSpider } from '../../../src/reference/spider-exhaust.ts';
import { parseSpiderMove } from '../../../src/reference/spider-move.ts';
import { MemoryBudget } from '../../../src/search/memory-budget.ts';
import { Random } from '../random.ts';
import { randomSpider, type SpiderFamily } from './positions.ts';

const MAX_PLAIN = 3_000;
const LIMITS = { maxStates: 100_000, maxMemoryBytes: 2 ** 26 };
/** Positions of one pass: more than plain search sees of a loss, but a win may lie behind more. */
const MOST = 10_000;
const WIDE = Number.POSITIVE_INFINITY;

const VARIANTS: readonly (readonly [string, Pruning])[] = [
  ['all pruning', ALL_PRUNING],
  ['no pruning', { alike: false, oneEmpty: false }],
  ['without alike', { ...ALL_PRUNING, alike: false }],
  ['without oneEmpty', { ...ALL_PRUNING, oneEmpty: false }],
];

/** What one case gave. */
export interface SpiderCompared {
  readonly compared: number;
  readonly won: number;
  /** Verdicts with deals over empty columns that are not those without. */
  readonly differ: number;
  readonly gaveUp: number;
  readonly disagreement: string | null;
}

/** Compares a random position of a family, with and without deals over empty columns, in all ways to search. */
export function compareSpider(family: SpiderFamily, seed: string): SpiderCompared {
  const position = randomSpider(family, new Random(`spider ${family.name} ${seed}`));
  const verdicts: string[] = [];
  let gaveUp = 0;
  let disagreement: string | null = null;
  for (const dealOverEmpty of [false, true]) {
    const rules: SpiderRules = { suits: family.suits, dealOverEmpty, layout: 'standard' };
    const { outcome } = exhaustSpider(position, rules, MAX_PLAIN);
    if (outcome === 'gaveUp') {
      gaveUp++;
      continue;
    }
    verdicts.push(outcome);
    const wrong = wrongAnswer(position, rules, outcome);
    if (wrong !== null) {
      disagreement ??= `${wrong}; expected ${outcome}, deal over empty ${dealOverEmpty}\n${text(position)}`;
    }
  }
  return {
    compared: verdicts.length,
    won: verdicts.filter((verdict) => verdict === 'winnable').length,
    differ: verdicts.length === 2 && verdicts[0] !== verdicts[1] ? 1 : 0,
    gaveUp,
    disagreement,
  };
}

/** The first way to search that answers wrongly, with its answer; null when all are right. */
function wrongAnswer(
  position: SpiderPosition,
  rules: SpiderRules,
  outcome: 'winnable' | 'unwinnable',
): string | null {
  for (const [name, pruning] of VARIANTS) {
    const result = solveSpider(position, rules, LIMITS, pruning);
    const moves = result.verdict === 'winnable' ? result.moves : [];
    const found =
      result.verdict === 'winnable' ? (refusal(position, rules, moves) ?? 'winnable') : result.verdict;
    if (found !== outcome) return `${name}: ${found}`;
    const end = passEnd(position, rules, pruning, WIDE);
    const right = outcome === 'winnable' ? end === 'won' || end === 'positions' : end === 'exhausted';
    if (!right) return `one pass, ${name}: ${end}`;
  }
  // Narrow passes never prove a loss, but a pass that left nothing out has seen every win.
  for (const width of [1, 2, 5]) {
    const end = passEnd(position, rules, ALL_PRUNING, width);
    const right = end === 'dropped' || end === (outcome === 'winnable' ? 'won' : 'kept');
    if (!right) return `width ${width}: ${end}`;
  }
  return null;
}

/** How one pass ends; a win that the referee refuses is its reason. */
function passEnd(position: SpiderPosition, rules: SpiderRules, pruning: Pruning, width: number): string {
  const layout = layOut(position, rules);
  if (layout.cards === 0) return 'won';
  const search = new SpiderSearch(layout, pruning, SPIDER_WEIGHTS, new MemoryBudget(LIMITS.maxMemoryBytes));
  const pass = { width, patience: 3, weights: SPIDER_WEIGHTS };
  const end = search.run(pass, MOST, () => false);
  if (end !== 'won') return end;
  return refusal(position, rules, expandWin(layout, search.path())) ?? 'won';
}

/** Why moves are no win on the plain rules; null when they are one. */
function refusal(position: SpiderPosition, rules: SpiderRules, moves: readonly string[]): string | null {
  let state = position;
  for (const move of moves) {
    const parsed = parseSpiderMove(move);
    const applied = parsed.ok ? applySpiderMove(state, rules, parsed.move) : parsed;
    if (!applied.ok) return `${move}: ${applied.reason}`;
    state = applied.state;
  }
  return isSpiderWon(state) ? null : 'the moves do not win';
}

/** A position as text for a failure message. */
function text({ ranks, columns, faceDown, stock, completed }: SpiderPosition): string {
  const piles = columns.map((column, at) =>
    column
      .map((card, place) => (place < (faceDown[at] ?? 0) ? `<${cardText(card)}>` : cardText(card)))
      .join(' '),
  );
  return `ranks ${ranks}; columns ${piles.join(' / ')}; stock ${stock.map(cardText).join(' ')}; completed ${completed.join(' ')}`;
}
