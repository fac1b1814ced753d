import type { Deal } from '../../deals/deal.ts';
import { printShare } from '../../deals/formats/share.ts';
import type { FreecellPosition } from '../../deals/freecell.ts';
import type { KlondikeRules } from '../../deals/klondike.ts';
import type { SpiderPosition } from '../../deals/spider.ts';
import { playWritten, type Referee } from '../../verify/referee.ts';
import { freecellTable, freecellWords } from './freecell-table.ts';
import { gamePage, type PageWords } from './game-page.ts';
import { klondikeSteps, klondikeTable } from './klondike-table.ts';
import { startPositionWords } from './move-words.ts';
import type { ShownTable } from './shown-table.ts';
import { spiderTable, spiderWords } from './spider-table.ts';

/** A win of Klondike to be shown. */
export interface KlondikePage extends PageWords {
  readonly deal: Deal;
  readonly rules: KlondikeRules;
  /** In our notation. */
  readonly moves: readonly string[];
}

/**
 * The page of a win of Klondike.
 * @throws Error when a move does not hold.
 */
export function klondikePage({ deal, rules, moves, ...words }: KlondikePage): string {
  const { position } = deal;
  return gamePage({
    ...words,
    table: klondikeTable(position, rules),
    steps: klondikeSteps(position, rules, moves),
    share: printShare(position),
  });
}

/** A win of another game to be shown. */
export interface WrittenPage<Position, Rules> extends PageWords {
  readonly referee: Referee<Position, Rules>;
  readonly position: Position;
  readonly rules: Rules;
  readonly moves: readonly string[];
}

/**
 * The page of a win of another game than Klondike.
 * @throws Error when a move does not hold.
 */
export function writtenPage<Position, Rules>(page: WrittenPage<Position, Rules>): string {
  const { referee, position, rules, moves, ...words } = page;
  const { table, moveWords } = shownGame<Position>(referee.dealt.name, position);
  const { steps, fault } = playWritten(referee, position, rules, moves);
  if (fault !== null) throw new Error(`move ${fault.at} (${fault.move}) does not hold: ${fault.reason}`);
  const start = startPositionWords(
    referee.isWon(position),
    referee.dealt.isFresh(position),
    referee.progress.where,
  );
  return gamePage({
    ...words,
    table,
    steps: [
      { move: null, words: start, position },
      ...steps.map(({ move, before, after }) => ({
        move,
        words: moveWords(move, before, after),
        position: after,
      })),
    ],
  });
}

interface ShownGame<Position> {
  readonly table: ShownTable<Position>;
  readonly moveWords: (move: string, before: Position, after: Position) => string;
}

/** A game's name tells what its positions are. */
function shownGame<Position>(game: string, start: unknown): ShownGame<Position> {
  const shown: Readonly<Record<string, () => unknown>> = {
    freecell: () => ({ table: freecellTable(start as FreecellPosition), moveWords: freecellWords }),
    spider: () => ({ table: spiderTable(start as SpiderPosition), moveWords: spiderWords }),
  };
  const found = shown[game]?.();
  if (found === undefined) throw new RangeError(`no page for ${game}`);
  return found as ShownGame<Position>;
}
