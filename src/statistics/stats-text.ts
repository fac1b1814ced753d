import type { LocatedRow } from '../batch/row.ts';
import type { GameName } from '../deals/games/names.ts';
import { COMPARED_KLONDIKE, type ComparedGame } from './compared-game.ts';
import { COMPARED_FREECELL, COMPARED_SPIDER } from './published-games.ts';
import { renderGameStats, type StatsFormat } from './render.ts';
import { tallyGame } from './tally.ts';

/** Rows of one game, with its rules. */
interface RowsOfGame {
  readonly game: GameName;
  readonly rows: AsyncIterable<LocatedRow<unknown>>;
}

/**
 * The statistics of rows in a format; null when there are none.
 * @throws InputError when two rows contradict each other.
 */
export async function statsText(
  { game, rows }: RowsOfGame,
  format: StatsFormat,
  compare: boolean,
): Promise<string | null> {
  // The rows' rules are those of the game that they name.
  const tell = <Rules>(compared: ComparedGame<Rules>) =>
    told(compared, rows as AsyncIterable<LocatedRow<Rules>>, format, compare);
  switch (game) {
    case 'klondike':
      return tell(COMPARED_KLONDIKE);
    case 'freecell':
      return tell(COMPARED_FREECELL);
    case 'spider':
      return tell(COMPARED_SPIDER);
  }
}

async function told<Rules>(
  game: ComparedGame<Rules>,
  rows: AsyncIterable<LocatedRow<Rules>>,
  format: StatsFormat,
  compare: boolean,
): Promise<string | null> {
  const statistics = await tallyGame(game, rows);
  return statistics.rules.length === 0 ? null : renderGameStats(game, statistics, format, compare);
}
