import { InputError } from '../cards/input-error.ts';
import type { Deal } from './deal.ts';
import type { DealtGame, GameDeal } from './games/contract.ts';
import { wholeNumber } from './seeds.ts';
import { checkedSeed, dealFromSeed, type ShuffleName } from './shuffles/shuffle.ts';

/**
 * The Klondike deals of one seed after the other, in steps of 1, up to the last one that the shuffle takes.
 * @param from the first seed, a whole number; it is dealt too.
 * @throws InputError for a seed that is no whole number or that the shuffle does not take.
 */
export function dealsFrom(shuffle: ShuffleName, from: string): Generator<Deal, void> {
  return inTurn(
    from,
    (seed) => checkedSeed(shuffle, seed),
    (seed) => dealFromSeed(shuffle, seed),
  );
}

/** As {@link dealsFrom}, of any game. */
export function gameDealsFrom<Position, Rules>(
  { name, checkedSeed: checked, deal }: DealtGame<Position, Rules>,
  shuffle: ShuffleName,
  from: string,
  rules: Rules,
): Generator<GameDeal<Position>, void> {
  return inTurn(
    from,
    (seed) => checked(shuffle, seed),
    (text) => {
      const seed = checked(shuffle, text);
      return { game: name, shuffle, seed, position: deal(shuffle, seed, rules) };
    },
  );
}

function* inTurn<D>(
  from: string,
  check: (seed: string) => unknown,
  dealOf: (seed: string) => D,
): Generator<D, void> {
  const first = wholeNumber(from);
  if (first === null) {
    throw new InputError(
      `seed ${JSON.stringify(from)}: expected a whole number, from which to go on to the next seeds`,
    );
  }
  yield dealOf(String(first));
  for (let seed = first + 1n; isTaken(check, String(seed)); seed++) yield dealOf(String(seed));
}

function isTaken(check: (seed: string) => unknown, seed: string): boolean {
  try {
    check(seed);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}
