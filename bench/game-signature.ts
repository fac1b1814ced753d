import type { GameName } from '../src/deals/games/names.ts';
import type { ShuffleName } from '../src/deals/shuffles/shuffle.ts';
import { VERDICTS } from '../src/search/verdict.ts';
import { type RefereedGame, withGame } from '../src/solve/games.ts';

/** Deals of a game under one set of rules. */
interface Sample {
  readonly shuffle: ShuffleName;
  readonly seeds: number;
  readonly rules: Readonly<Record<string, unknown>>;
}

/** Few and easy deals, so that the fingerprint takes a second or two; some end by the budget. */
const SAMPLES: Readonly<Record<Exclude<GameName, 'klondike'>, readonly Sample[]>> = {
  freecell: [
    { shuffle: 'microsoft', seeds: 100, rules: { cells: 4 } },
    { shuffle: 'solvitaire', seeds: 30, rules: { cells: 1 } },
    { shuffle: 'solvitaire', seeds: 100, rules: { cells: 0, worryingBack: false } },
  ],
  spider: [
    { shuffle: 'solvitaire', seeds: 6, rules: { suits: 1 } },
    { shuffle: 'solvitaire', seeds: 3, rules: { suits: 2 } },
    { shuffle: 'solvitaire', seeds: 2, rules: { suits: 4, dealOverEmpty: true } },
  ],
};

const LIMITS = { maxStates: 8_000, maxMemoryBytes: 64 * 2 ** 20 };

/** The total positions of a game's sample, each part told in a line. */
export function gameSignature(name: Exclude<GameName, 'klondike'>, tell: (line: string) => void): number {
  return withGame(name, (game) =>
    SAMPLES[name].reduce((total, sample) => total + sampled(game, sample, tell), 0),
  );
}

function sampled<Position, Rules>(
  { dealt, presets, solve }: RefereedGame<Position, Rules>,
  { shuffle, seeds, rules: changed }: Sample,
  tell: (line: string) => void,
): number {
  const [usual] = Object.values(presets);
  // The sample names options of the game's rules.
  const rules = { ...usual, ...changed } as Rules;
  const results = Array.from({ length: seeds }, (_, at) => {
    const seed = dealt.checkedSeed(shuffle, String(at + 1));
    return solve(dealt.deal(shuffle, seed, rules), [rules], LIMITS);
  }).flat();
  const count = VERDICTS.map(
    (verdict) => `${results.filter((result) => result.verdict === verdict).length} ${verdict}`,
  );
  const positions = results.reduce((sum, { states }) => sum + states, 0);
  tell(`${dealt.title}, ${dealt.words(rules)}: ${count.join(', ')}, ${positions} positions`);
  return positions;
}
