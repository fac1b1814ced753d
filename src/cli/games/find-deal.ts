import { setImmediate } from 'node:timers/promises';
import { gameDealsFrom } from '../../deals/deals-from.ts';
import type { FormatName } from '../../deals/formats/format.ts';
import type { ShuffleName } from '../../deals/shuffles/shuffle.ts';
import type { SearchResult } from '../../search/verdict.ts';
import type { RefereedGame } from '../../solve/games.ts';
import { budgetText } from '../budget-text.ts';
import { dealName } from '../deal-json.ts';
import { type DealOptions, dealSource } from '../deal-options.ts';
import { type VerdictOptions, wantedVerdict } from '../find-options.ts';
import { type LimitOptions, maxMemoryBytes } from '../limit-options.ts';
import { FIRST_SEED, searchDeals, tellingWhere } from '../search-deals.ts';
import { showMeanwhile } from '../terminal.ts';
import { loadGameDeals, type RuledDeal } from './deals.ts';
import type { RuleOptions } from './rules-options.ts';
import { solveGameAttentively } from './solve-task.ts';

/** A deal with the verdict that was looked for. */
export interface FoundGameDeal<Position, Rules> {
  readonly asked: RuledDeal<Position, Rules>;
  readonly result: SearchResult;
}

interface Options extends DealOptions, LimitOptions, VerdictOptions {
  readonly from?: FormatName;
}

/** A deal as the search for a verdict takes it. */
interface Candidate<Position, Rules> {
  readonly asked: RuledDeal<Position, Rules>;
  readonly position: Position;
}

/**
 * Finds the deals with the verdict that the options ask for; hands each to `show` as soon as it is there. Sets the exit
 * code as `deal` of Klondike does.
 */
export function showGameDeals<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  seed: string | undefined,
  rules: Rules,
  options: Options & RuleOptions,
  show: (found: FoundGameDeal<Position, Rules>) => void,
): Promise<void> {
  const wanted = wantedVerdict(options);
  if (wanted === null) throw new Error('no verdict is looked for');
  const { maxStates, deal: path } = options;
  return tellingWhere(async (reached) => {
    const deals = await candidates(game, seed, rules, options);
    const number = options.number ?? (path === undefined ? 1 : null);
    const found = searchDeals(deals, wanted, number, {
      nameOf: ({ asked }) => asked.name,
      async decide({ asked, position }) {
        // Between quick deals a signal gets its turn only here.
        await setImmediate();
        reached(asked.name);
        const limits = { maxStates, maxMemoryBytes: maxMemoryBytes(options), timeoutMs: null };
        const words = game.dealt.words(asked.rules);
        const { result } = await solveGameAttentively({
          ...{ game: game.dealt.name, position, rules: asked.rules },
          ...limits,
        }).finally(showMeanwhile(`solving ${asked.name}, ${words} ...`));
        return [result];
      },
      whyUnknown: ([result]) =>
        result?.verdict === 'unknown' ? `(${budgetText(result.budget, maxStates)})` : '',
    });
    for await (const { deal, results } of found) {
      for (const result of results) show({ asked: deal.asked, result });
    }
  });
}

async function candidates<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  seed: string | undefined,
  rules: Rules,
  options: Options & RuleOptions,
): Promise<Iterable<Candidate<Position, Rules>>> {
  const first = seed === undefined && options.deal === undefined ? FIRST_SEED : seed;
  const source = dealSource('SEED', first, options, options.from, game.dealt.shuffles[0]);
  if (source.kind === 'seed') return seedCandidates(game, source.shuffle, source.seed, rules);
  return (await loadGameDeals(game, seed, rules, options, options.from)).map(candidateOf);
}

function* seedCandidates<Position, Rules>(
  { dealt }: RefereedGame<Position, Rules>,
  shuffle: ShuffleName,
  from: string,
  rules: Rules,
): Generator<Candidate<Position, Rules>, void> {
  for (const deal of gameDealsFrom(dealt, shuffle, from, rules)) {
    yield candidateOf({ deal, rules, name: dealName(deal, null) });
  }
}

function candidateOf<Position, Rules>(asked: RuledDeal<Position, Rules>): Candidate<Position, Rules> {
  return { asked, position: asked.deal.position };
}
