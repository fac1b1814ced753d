import type { GameName } from '../deals/games/names.ts';
import type { Game } from '../games/game.ts';
import { freecell, klondike, spider } from '../games/registry.ts';
import type { Limits } from '../search/limits.ts';
import type { SearchResult } from '../search/verdict.ts';
import { assertWin, type Referee } from '../verify/referee.ts';
import { freecellReferee, klondikeReferee, spiderReferee } from '../verify/referees.ts';

/** A game with the referee of its wins. */
export interface RefereedGame<Position, Rules> extends Game<Position, Rules> {
  readonly referee: Referee<Position, Rules>;
}

/** Does something with a game that is known by name only. */
export function withGame<T>(
  name: GameName,
  use: <Position, Rules>(game: RefereedGame<Position, Rules>) => T,
): T {
  switch (name) {
    case 'klondike':
      return use({ ...klondike, referee: klondikeReferee });
    case 'freecell':
      return use({ ...freecell, referee: freecellReferee });
    case 'spider':
      return use({ ...spider, referee: spiderReferee });
  }
}

/**
 * Decides a position of any game under several sets of rules that deal it alike. Every win is replayed on the plain rules.
 * @throws Error when a found win does not replay (a defect here).
 */
export function solveRefereed<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  position: Position,
  rules: readonly Rules[],
  limits: Limits,
): readonly SearchResult[] {
  const results = game.solve(position, rules, limits);
  for (const [i, result] of results.entries()) {
    const ruled = rules[i];
    if (result.verdict === 'winnable' && ruled !== undefined) {
      assertWin(game.referee, position, ruled, result.moves);
    }
  }
  return results;
}
