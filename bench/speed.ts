import { KlondikeSearch } from '../src/games/klondike/search.ts';
import { layOut } from '../src/games/klondike/state.ts';
import { MemoryBudget } from '../src/search/memory-budget.ts';
import { benchPosition } from './corpus.ts';

const NEVER = () => false;
const MAX_STATES = 20_000_000;
const RUNS = 3;

/**
 * The speed of the bare draw-1 search over a range of seeds, best of three runs: distinct positions entered, and
 * positions visited, each as often as it was reached (what chess programs call nodes).
 */
export function searchSpeed(from: number, to: number): string {
  const layouts = Array.from({ length: to - from + 1 }, (_, i) => layOut(benchPosition(from + i)));
  const search = new KlondikeSearch({ draw: 1, passes: null, worryingBack: true });
  let seconds = Number.POSITIVE_INFINITY;
  let entered = 0;
  let visited = 0;
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    entered = 0;
    visited = 0;
    for (const layout of layouts) {
      search.load(layout, new MemoryBudget(2 ** 30));
      search.runFromStart(MAX_STATES, MAX_STATES, NEVER);
      entered += search.states;
      visited += search.visited;
    }
    seconds = Math.min(seconds, (performance.now() - start) / 1000);
  }
  const millions = (count: number) => (count / seconds / 1e6).toFixed(2);
  return `draw 1, search alone: ${millions(entered)} million distinct positions a second, ${millions(visited)} million visited`;
}
