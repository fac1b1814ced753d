import { createHash } from 'node:crypto';
import { InputError } from '../cards/input-error.ts';
import type { Deal } from '../deals/deal.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import type { SeedRange } from '../deals/seed-range.ts';
import { checkedSeed, dealFromSeed, type ShuffleName } from '../deals/shuffles/shuffle.ts';
import { compareRules } from './row.ts';

/** Name of the shuffle in rows of deals that were read from a file. */
export const FILE_SHUFFLE = 'file';

/** Where the deals of a run come from. */
export type BatchSource =
  | { readonly kind: 'seeds'; readonly shuffle: ShuffleName; readonly range: SeedRange }
  | { readonly kind: 'deals'; readonly deals: readonly Deal[] };

/** Which deals and rules a run decides, in the order of its rows: by deal, then by rules. */
export interface BatchPlan {
  readonly game: 'klondike';
  readonly shuffle: string;
  /** In the order of {@link compareRules}, none twice. */
  readonly rules: readonly KlondikeRules[];
  /** Number of deals; each gives one row per rules. */
  readonly dealCount: number;
  /** What the deals are, for comparing two runs: `seeds 1..1000` or `sha256:...`. */
  readonly dealsId: string;
  /** The seed of deal `index`, counted from 0. */
  readonly seedAt: (index: number) => string;
  /** The position of deal `index`, counted from 0. */
  readonly positionAt: (index: number) => KlondikePosition;
}

/**
 * All combinations of the given options, in the order of {@link compareRules}.
 * @param options.passes null stands for unlimited.
 */
export function rulesProduct(options: {
  readonly draws: readonly number[];
  readonly passes: readonly (number | null)[];
  readonly worryingBack: readonly boolean[];
}): KlondikeRules[] {
  const all = options.draws.flatMap((draw) =>
    options.passes.flatMap((passes) =>
      options.worryingBack.map((worryingBack) => ({ draw, passes, worryingBack })),
    ),
  );
  return sortedRules(all);
}

/**
 * Plans a run. Nothing is dealt before it is asked for, so a range may be long.
 * @throws InputError for no deals, or an end of the range that the shuffle does not take.
 */
export function planBatch(source: BatchSource, rules: readonly KlondikeRules[]): BatchPlan {
  if (rules.length === 0) throw new RangeError('a batch needs at least one set of rules');
  const common = { game: 'klondike', rules: sortedRules(rules) } as const;
  return source.kind === 'seeds' ? { ...common, ...seedDeals(source) } : { ...common, ...fileDeals(source) };
}

type PlannedDeals = Omit<BatchPlan, 'game' | 'rules'>;

function seedDeals({ shuffle, range }: Extract<BatchSource, { kind: 'seeds' }>): PlannedDeals {
  for (const end of [range.from, range.to]) checkedSeed(shuffle, end);
  return {
    shuffle,
    dealCount: range.count,
    dealsId: `seeds ${range.from}..${range.to}`,
    seedAt: range.seed,
    positionAt: (index) => dealFromSeed(shuffle, range.seed(index)).position,
  };
}

function fileDeals({ deals }: Extract<BatchSource, { kind: 'deals' }>): PlannedDeals {
  if (deals.length === 0) throw new InputError('no deals to solve, expected at least one');
  return {
    shuffle: FILE_SHUFFLE,
    dealCount: deals.length,
    dealsId: `sha256:${hashOf(deals.map((deal) => deal.position))}`,
    seedAt: (index) => String(index + 1),
    positionAt: (index) => {
      const deal = deals[index];
      if (deal === undefined) throw new RangeError(`no deal ${index} in a plan of ${deals.length}`);
      return deal.position;
    },
  };
}

function hashOf(positions: readonly KlondikePosition[]): string {
  const hash = createHash('sha256');
  for (const p of positions) {
    hash.update(
      `${JSON.stringify([p.ranks, p.columns, p.faceDown, p.foundations, p.stock, p.waste, p.recycles])}\n`,
    );
  }
  return hash.digest('hex');
}

function sortedRules(rules: readonly KlondikeRules[]): KlondikeRules[] {
  const sorted = [...rules].sort(compareRules);
  return sorted.filter((each, i) => {
    const before = sorted[i - 1];
    return before === undefined || compareRules(before, each) !== 0;
  });
}
