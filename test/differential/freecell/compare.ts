import { cardText } from '../../../src/cards/card.ts';
import type { FreecellPosition } from '../../../src/deals/freecell.ts';
import { ATTEMPTS, type Attempt } from '../../../src/games/freecell/attempts.ts';
import { singleMoves } from '../../../src/games/freecell/expand.ts';
import { ALL_PRUNING, type Pruning } from '../../../src/games/freecell/prune.ts';
import { FreecellSearch } from '../../../src/games/freecell/search.ts';
import { layOut } from '../../../src/games/freecell/state.ts';
import { exhaustFreecell } from '../../../src/reference/freecell-exhaust.ts';
import { MemoryBudget } from '../../../src/search/memory-budget.ts';
import { Random } from '../random.ts';
import { type FreecellFamily, freecellRulesOf, randomFreecell } from './positions.ts';
import { replayFreecell } from './replay.ts';

const MAX_PLAIN = 8_000;
const MAX_FAST = 1_000_000;
const MEMORY = 2 ** 28;
const never = (): boolean => false;

interface Variant {
  readonly name: string;
  readonly pruning: Pruning;
  readonly attempts?: readonly Attempt[];
}

/** Attempts so short that positions of small decks take all of them. */
const SHORT: readonly Attempt[] = ATTEMPTS.map((attempt, at) =>
  attempt.maxStates === null ? { ...attempt, margin: 1 } : { ...attempt, maxStates: 5 * (at + 1) },
);

/** Ways to search: all pruning rules, each switched off, none, and all with short attempts. */
const FREECELL_VARIANTS: readonly Variant[] = [
  { name: 'all', pruning: ALL_PRUNING },
  { name: 'short attempts', pruning: ALL_PRUNING, attempts: SHORT },
  ...Object.keys(ALL_PRUNING).map((rule) => ({
    name: `without ${rule}`,
    pruning: { ...ALL_PRUNING, [rule]: false },
  })),
  { name: 'none', pruning: noPruning() },
];

function noPruning(): Pruning {
  const off: Record<keyof Pruning, boolean> = { ...ALL_PRUNING };
  for (const rule of Object.keys(off)) off[rule as keyof Pruning] = false;
  return off;
}

/** What one case gave. */
export interface FreecellCompared {
  readonly compared: number;
  readonly won: number;
  /** Verdicts with worrying back that are not those without. */
  readonly needed: number;
  readonly gaveUp: number;
  readonly disagreement: string | null;
}

/** Compares a random position of a family, with and without worrying back, in all ways to search. */
export function compareFreecell(family: FreecellFamily, seed: string): FreecellCompared {
  const position = randomFreecell(family, new Random(`freecell ${family.name} ${seed}`));
  const verdicts: string[] = [];
  let gaveUp = 0;
  let disagreement: string | null = null;
  for (const worryingBack of [false, true]) {
    const rules = freecellRulesOf(position, worryingBack);
    const { outcome } = exhaustFreecell(position, rules, MAX_PLAIN);
    if (outcome === 'gaveUp') {
      gaveUp++;
      continue;
    }
    verdicts.push(outcome);
    for (const variant of FREECELL_VARIANTS) {
      const found = fastVerdict(position, worryingBack, variant);
      if (found === outcome) continue;
      disagreement ??= `${variant.name}, worrying back ${worryingBack}: expected ${outcome}, found ${found}\n${text(position)}`;
    }
  }
  return {
    compared: verdicts.length,
    won: verdicts.filter((verdict) => verdict === 'winnable').length,
    needed: verdicts.length === 2 && verdicts[0] !== verdicts[1] ? 1 : 0,
    gaveUp,
    disagreement,
  };
}

const searches = new Map<string, FreecellSearch>();

/** What the fast search says; a win that the referee refuses is its reason. */
function fastVerdict(
  position: FreecellPosition,
  worryingBack: boolean,
  { name, pruning, attempts }: Variant,
): string {
  const key = `${name} ${worryingBack}`;
  const search = searches.get(key) ?? new FreecellSearch(worryingBack, pruning, attempts);
  searches.set(key, search);
  const layout = layOut(position);
  search.load(layout, new MemoryBudget(MEMORY));
  const end = search.run(MAX_FAST, never);
  if (end === 'exhausted') return 'unwinnable';
  if (end !== 'won') return end;
  const rules = freecellRulesOf(position, worryingBack);
  const moves = singleMoves(position, layout, search.forcing, search.path(), pruning);
  return replayFreecell(position, rules, moves) ?? 'winnable';
}

/** A position as text for a failure message. */
function text({ ranks, columns, cells, foundations }: FreecellPosition): string {
  const piles = columns.map((column) => column.map(cardText).join(' ')).join(' / ');
  const inCells = cells.map((card) => (card === null ? '-' : cardText(card))).join(' ');
  return `ranks ${ranks}; columns ${piles}; cells ${inCells}; foundations ${foundations.join(' ')}`;
}
