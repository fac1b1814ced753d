import { setImmediate } from 'node:timers/promises';
import { rulesText } from '../batch/row.ts';
import type { Deal } from '../deals/deal.ts';
import { dealsFrom } from '../deals/deals-from.ts';
import type { KlondikeRules } from '../deals/klondike.ts';
import type { Budget, SearchResult } from '../search/verdict.ts';
import type { ProvenVerdict } from '../solve/find-deals.ts';
import { budgetText } from './budget-text.ts';
import { dealName } from './deal-json.ts';
import { dealSource, loadDeals } from './deal-options.ts';
import { difficultiesOf, type PlainLimits, verdictsOf } from './deal-task.ts';
import { difficultyJson, difficultyLines } from './difficulty-report.ts';
import { EXIT } from './exit.ts';
import { type FindOptions, wantedVerdict } from './find-options.ts';
import { inputName } from './input.ts';
import { maxMemoryBytes } from './limit-options.ts';
import { rulesListOf } from './rules-options.ts';
import { FIRST_SEED, type FoundStep, searchDeals, tellingWhere } from './search-deals.ts';
import { showMeanwhile } from './terminal.ts';

/** A deal to show, and what the solver found out about it. */
export interface FoundDeal {
  readonly deal: Deal;
  /** For a person: `seedrandom seed 42`. */
  readonly name: string;
  /** Lines for a person, to stand below the board. */
  readonly lines: readonly string[];
  /** Fields for its JSON document: `verdicts` of a deal that was looked for, `difficulty` where it was asked for. */
  readonly json: Readonly<Record<string, unknown>>;
}

/** What every step of the work needs to know. */
interface Task {
  readonly options: FindOptions;
  readonly rules: readonly KlondikeRules[];
  readonly limits: PlainLimits;
  readonly nameOf: (deal: Deal) => string;
  /** Told before the solver takes up a deal. */
  readonly begin: (what: string, deal: Deal) => () => void;
}

/**
 * Finds the deals that the options ask for and measures them; hands each to `show` as soon as it is there. Sets the
 * exit code: 1 when seeds or file end before enough deals are found; 3 when deals skipped as unknown might be the ones
 * missing, or a difficulty is unknown.
 */
export function showFoundDeals(
  seed: string | undefined,
  options: FindOptions,
  show: (found: FoundDeal) => void,
): Promise<void> {
  return tellingWhere((reached) => find(seed, options, show, reached));
}

async function find(
  seed: string | undefined,
  options: FindOptions,
  show: (found: FoundDeal) => void,
  reached: (name: string) => void,
): Promise<void> {
  const rules = rulesListOf(options);
  const fileName = options.deal === undefined ? null : inputName(options.deal);
  const nameOf = (deal: Deal) => dealName(deal, fileName);
  const task: Task = {
    options,
    rules,
    limits: { maxStates: options.maxStates, maxMemoryBytes: maxMemoryBytes(options) },
    nameOf,
    begin(what, deal) {
      reached(nameOf(deal));
      return showMeanwhile(`${what} ${nameOf(deal)}, ${rules.map(rulesText).join('; ')} ...`);
    },
  };
  for await (const { deal, results } of dealsToShow(seed, task)) show(await measured(deal, results, task));
}

/** A deal with its results under each of the rules; none where no verdict was looked for. */
type DealToShow = FoundStep<Deal>;

async function* dealsToShow(seed: string | undefined, task: Task): AsyncGenerator<DealToShow, void> {
  const { options } = task;
  const wanted = wantedVerdict(options);
  const noneGiven = [seed, options.deal, options.fromShare].every((each) => each === undefined);
  const first = wanted !== null && noneGiven ? FIRST_SEED : seed;
  const source = dealSource('SEED', first, options, options.from);
  if (wanted !== null && source.kind === 'seed') {
    yield* search(dealsFrom(source.shuffle, source.seed), wanted, options.number ?? 1, task);
    return;
  }
  const deals = await loadDeals(source, options.from, task.rules);
  if (wanted !== null) yield* search(deals, wanted, options.number ?? null, task);
  else for (const deal of deals) yield { deal, results: [] };
}

/** @param number how many deals to find; null for all there are, at least one. */
function search(
  deals: Iterable<Deal>,
  wanted: ProvenVerdict,
  number: number | null,
  task: Task,
): AsyncGenerator<DealToShow, void> {
  return searchDeals(deals, wanted, number, {
    nameOf: task.nameOf,
    decide: (deal) => decide(deal, task),
    whyUnknown: (results) => whyUnknown(results, task),
  });
}

async function decide(deal: Deal, { rules, limits, begin }: Task): Promise<readonly SearchResult[]> {
  // Between quick deals a signal gets its turn only here.
  await setImmediate();
  const done = begin('solving', deal);
  return verdictsOf(deal.position, rules, limits).finally(done);
}

async function measured(deal: Deal, results: readonly SearchResult[], task: Task): Promise<FoundDeal> {
  const { rules, limits, begin, nameOf, options } = task;
  const name = nameOf(deal);
  const verdict = results[0]?.verdict;
  const lines = verdict === undefined ? [] : [`${verdict}: ${rules.map(rulesText).join('; ')}`];
  const verdicts = ruledResults(results, task).map(({ rules, result }) => ({
    rules,
    verdict: result.verdict,
    states: result.states,
  }));
  const json = verdict === undefined ? {} : { verdicts };
  if (!options.difficulty) return { deal, name, lines, json };
  const done = begin('measuring', deal);
  const difficulties = await difficultiesOf(deal.position, rules, limits).finally(done);
  const isUnknown = difficulties.some(({ difficulty }) => difficulty.verdict === 'unknown');
  if (isUnknown) process.exitCode = EXIT.unknown;
  return {
    deal,
    name,
    lines: [...lines, ...difficulties.flatMap((each) => difficultyLines(each, limits.maxStates))],
    json: { ...json, difficulty: difficultyJson(difficulties) },
  };
}

/** The results with their rules. */
function ruledResults(results: readonly SearchResult[], { rules }: Task) {
  return results.flatMap((result, i) => {
    const ruled = rules[i];
    return ruled === undefined ? [] : [{ rules: ruled, result }];
  });
}

/** `under draw 3, unlimited passes, worrying back: the budget of 20 states ran out; ...`, budget by budget. */
function whyUnknown(results: readonly SearchResult[], task: Task): string {
  const under = new Map<Budget, string[]>();
  for (const { rules, result } of ruledResults(results, task)) {
    if (result.verdict !== 'unknown') continue;
    under.set(result.budget, [...(under.get(result.budget) ?? []), rulesText(rules)]);
  }
  const reasons = [...under].map(
    ([budget, rules]) => `under ${rules.join('; ')}: ${budgetText(budget, task.limits.maxStates)}`,
  );
  return reasons.join('; ');
}
