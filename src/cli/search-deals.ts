import type { SearchResult } from '../search/verdict.ts';
import { findDeals, type ProvenVerdict } from '../solve/find-deals.ts';
import { EXIT } from './exit.ts';
import { exitCodeOf, onStopSignal } from './signals.ts';
import { note } from './terminal.ts';
import { dealCount, whole } from './text.ts';

/** Where a search for a verdict begins when no deal is named. */
export const FIRST_SEED = '1';

/** A deal with its results under each of the rules. */
export interface FoundStep<Deal> {
  readonly deal: Deal;
  readonly results: readonly SearchResult[];
}

/** What a search asks about a deal. */
export interface Asking<Deal> {
  /** For a person: `seedrandom seed 42`. */
  readonly nameOf: (deal: Deal) => string;
  readonly decide: (deal: Deal) => Promise<readonly SearchResult[]>;
  /** `under RULES: the budget of 20 states ran out; ...`. */
  readonly whyUnknown: (results: readonly SearchResult[]) => string;
}

/**
 * The deals with a verdict, one after the other. What is skipped is told on stderr, and so is that too few were found;
 * then the exit code is 1, or 3 when skipped deals might be the ones missing.
 * @param number how many deals to find; null for all there are, at least one.
 */
export async function* searchDeals<Deal extends { readonly position: unknown }>(
  deals: Iterable<Deal>,
  wanted: ProvenVerdict,
  number: number | null,
  { nameOf, decide, whyUnknown }: Asking<Deal>,
): AsyncGenerator<FoundStep<Deal>, void> {
  let found = 0;
  let skipped = 0;
  let first = '';
  let last = '';
  const decided = (deal: Deal) => {
    last = nameOf(deal);
    first ||= last;
    return decide(deal);
  };
  for await (const step of findDeals(deals, wanted, decided)) {
    const name = nameOf(step.deal);
    if (step.kind === 'found') {
      yield step;
      if (++found === number) return;
    } else if (step.kind === 'repeated') {
      note(`${name}: skipped, the same cards as ${nameOf(step.earlier)}`);
    } else {
      skipped++;
      note(`${name}: skipped, its verdict is unknown ${whyUnknown(step.results)}`);
    }
  }
  if (number === null && found > 0) return;
  const count =
    number === null || number === 1
      ? `no ${wanted} deal`
      : `${whole(found)} of ${whole(number)} ${wanted} deals`;
  const unknown = skipped === 0 ? '' : `; the verdict on ${dealCount(skipped)} is unknown`;
  const among = first === last ? `in ${first}, the only deal` : `from ${first} to ${last}, the last one`;
  note(`${count} found ${among}${unknown}`);
  process.exitCode = skipped === 0 ? EXIT.no : EXIT.unknown;
}

/**
 * Does work that goes from deal to deal; when it is stopped, stderr says where it was.
 * @param work is given what to call with the name of each deal it takes up.
 */
export async function tellingWhere(work: (reached: (name: string) => void) => Promise<void>): Promise<void> {
  let at = '';
  const release = onStopSignal((signal) => {
    note(`stopped${at}`);
    process.exit(exitCodeOf(signal));
  });
  try {
    await work((name) => {
      at = ` at ${name}`;
    });
  } finally {
    release();
  }
}
