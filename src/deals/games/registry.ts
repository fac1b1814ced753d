import type { DealtGame } from './contract.ts';
import { FREECELL } from './freecell.ts';
import { KLONDIKE } from './klondike.ts';
import type { GameName } from './names.ts';
import { SPIDER } from './spider.ts';

/** Does something with a game that is known by name only. */
export function withDealt<T>(
  name: GameName,
  use: <Position, Rules>(game: DealtGame<Position, Rules>) => T,
): T {
  switch (name) {
    case 'klondike':
      return use(KLONDIKE);
    case 'freecell':
      return use(FREECELL);
    case 'spider':
      return use(SPIDER);
  }
}
