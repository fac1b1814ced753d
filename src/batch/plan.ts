import { createHash } from 'node:crypto';
import { InputError } from '../cards/input-error.ts';
import type { Deal } from '../deals/deal.ts';
import type { DealtGame } from '../deals/games/contract.ts';
import { KLONDIKE } from '../deals/games/klondike.ts';
import type { GameName } from '../deals/games/names.ts';
import { sortedRules } from '../deals/games/rule-columns.ts';
import type { KlondikeRules } from '../deals/klondike.ts';
import type { SeedRange } from '../deals/seed-range.ts';
import type { ShuffleName } from '../deals/shuffles/shuffle.ts';
import { resultColumns } from './row.ts';

/** Name of the shuffle in rows of deals that were read from a file. */
export const FILE_SHUFFLE = 'file';

interface SeedSource {
  readonly kind: 'seeds';
  readonly shuffle: ShuffleName;
  readonly range: SeedRange;
}

/** Where the deals of a Klondike run come from. */
export type BatchSource = SeedSource | { readonly kind: 'deals'; readonly deals: readonly Deal[] };

/** Where the deals of a run of any game come from. */
export type GameSource<Position, Rules> =
  | SeedSource
  | {
      readonly kind: 'deals';
      /** The positions of a file, laid out as the rules say. */
      readonly under: (rules: Rules) => readonly Position[];
    };

/**
 * Which deals and rules a run decides, in the order of its rows: by deal, then by rules. Positions and rules are those of
 * its game, which alone looks into them.
 */
export interface BatchPlan {
  readonly game: GameName;
  readonly shuffle: string;
  /** In the order of results, none twice. */
  readonly rules: readonly unknown[];
  /** Each of the rules in words. */
  readonly ruleWords: readonly string[];
  /** Each of the rules as the fields of its rows. */
  readonly ruleFields: readonly (readonly string[])[];
  /** Indices of rules that deal a seed alike, to be decided together. */
  readonly groups: readonly (readonly number[])[];
  /** The columns of the results without timings. */
  readonly columns: readonly string[];
  /** Number of deals; each gives one row per rules. */
  readonly dealCount: number;
  /** What the deals are, for comparing two runs: `seeds 1..1000` or `sha256:...`. */
  readonly dealsId: string;
  /** The seed of deal `index`, counted from 0. */
  readonly seedAt: (index: number) => string;
  /** The position of deal `index`, counted from 0, under the rules of an index: the first ones when left out. */
  readonly positionAt: (index: number, rules?: number) => unknown;
}

/**
 * All combinations of the given options, in the order of results.
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
  return sortedRules(KLONDIKE.columns, all);
}

/**
 * Plans a run of Klondike. Nothing is dealt before it is asked for, so a range may be long.
 * @throws InputError for no deals, or an end of the range that the shuffle does not take.
 */
export function planBatch(source: BatchSource, rules: readonly KlondikeRules[]): BatchPlan {
  if (source.kind === 'seeds') return planGame(KLONDIKE, source, rules);
  const positions = source.deals.map(({ position }) => position);
  return planGame(KLONDIKE, { kind: 'deals', under: () => positions }, rules);
}

/**
 * Plans a run of any game, as {@link planBatch} does.
 * @throws InputError for no deals, or an end of the range that the shuffle does not take.
 */
export function planGame<Position, Rules>(
  game: DealtGame<Position, Rules>,
  source: GameSource<Position, Rules>,
  all: readonly Rules[],
): BatchPlan {
  const rules = sortedRules(game.columns, all);
  const [first] = rules;
  if (first === undefined) throw new RangeError('a batch needs at least one set of rules');
  return {
    game: game.name,
    rules,
    ruleWords: rules.map(game.words),
    ruleFields: rules.map((each) => game.columns.map(({ text }) => text(each))),
    groups: groupsOf(game, rules),
    columns: resultColumns(game.columns),
    ...(source.kind === 'seeds'
      ? seedDeals(game, source, rules, first)
      : fileDeals(game, source.under, rules, first)),
  };
}

type PlannedDeals = Pick<BatchPlan, 'shuffle' | 'dealCount' | 'dealsId' | 'seedAt' | 'positionAt'>;

function seedDeals<Position, Rules>(
  game: DealtGame<Position, Rules>,
  { shuffle, range }: SeedSource,
  rules: readonly Rules[],
  first: Rules,
): PlannedDeals {
  for (const end of [range.from, range.to]) game.checkedSeed(shuffle, end);
  return {
    shuffle,
    dealCount: range.count,
    dealsId: `seeds ${range.from}..${range.to}`,
    seedAt: range.seed,
    positionAt: (index, under = 0) =>
      game.deal(shuffle, game.checkedSeed(shuffle, range.seed(index)), rules[under] ?? first),
  };
}

function fileDeals<Position, Rules>(
  game: DealtGame<Position, Rules>,
  under: (rules: Rules) => readonly Position[],
  rules: readonly Rules[],
  first: Rules,
): PlannedDeals {
  const positions = rules.map(under);
  const deals = positions[0] ?? under(first);
  if (deals.length === 0) throw new InputError('no deals to solve, expected at least one');
  const hash = createHash('sha256');
  for (const position of deals) hash.update(`${game.identity(position)}\n`);
  return {
    shuffle: FILE_SHUFFLE,
    dealCount: deals.length,
    dealsId: `sha256:${hash.digest('hex')}`,
    seedAt: (index) => String(index + 1),
    positionAt(index, at = 0) {
      const position = positions[at]?.[index];
      if (position === undefined) throw new RangeError(`no deal ${index} in a plan of ${deals.length}`);
      return position;
    },
  };
}

function groupsOf<Position, Rules>(
  { dealsAlike }: DealtGame<Position, Rules>,
  rules: readonly Rules[],
): number[][] {
  const groups: { readonly of: Rules; readonly indices: number[] }[] = [];
  for (const [index, each] of rules.entries()) {
    const group = groups.find(({ of }) => dealsAlike(of, each));
    if (group === undefined) groups.push({ of: each, indices: [index] });
    else group.indices.push(index);
  }
  return groups.map(({ indices }) => indices);
}
