import { errorAt, type Line, type Source } from '../deals/formats/source.ts';
import { GAME_NAMES, type GameName } from '../deals/games/names.ts';
import { withReferee } from '../verify/referees.ts';
import { splitMoves } from './split-moves.ts';

/** What moves of a game look like, for a message. */
const LOOKS: Readonly<Record<GameName, string>> = {
  klondike: 'draw, "7H w>f" or "7H 5>3"',
  freecell: '"7H 5>c", "7H c>f" or "7H 5>3"',
  spider: 'deal or "7H 5>3"',
};

/** No move is longer. */
const MAX_MOVE = 40;

/**
 * Refuses a text that another game can read most of, and more of than the game itself. Read as moves of the game it would
 * be said to break rules, or be taken for another notation.
 * @param lines those of the source that hold moves.
 * @param readable how much of the text, from 0 to 1, the game reads in another notation.
 * @throws InputError naming the first move of the other game, and what was expected.
 */
export function refuseOtherGame(game: GameName, source: Source, lines: readonly Line[], readable = 0): void {
  const moves = lines.flatMap(({ number, text }) => splitMoves(text).map((move) => ({ number, move })));
  const shareOf = (name: GameName) =>
    moves.filter(({ move }) => isMoveOf(name, move)).length / Math.max(1, moves.length);
  const own = Math.max(readable, shareOf(game));
  const others = GAME_NAMES.filter((name) => name !== game).map((name) => ({ name, share: shareOf(name) }));
  const most = Math.max(...others.map(({ share }) => share));
  if (most < 0.5 || most <= own) return;
  const names = others.filter(({ share }) => share === most).map(({ name }) => name);
  const found = moves.find(
    ({ move }) => !isMoveOf(game, move) && names.every((name) => isMoveOf(name, move)),
  );
  if (found === undefined) return;
  const titles = names.map(titleOf).join(' or ');
  const options = names.map((name) => `--game ${name}`).join(' or ');
  throw errorAt(
    source,
    found.number,
    `${JSON.stringify(found.move)} is a move of ${titles}; expected moves of ${titleOf(game)} such as ${LOOKS[game]} ` +
      `(those of ${titles} take ${options})`,
  );
}

function isMoveOf(game: GameName, move: string): boolean {
  return move.length <= MAX_MOVE && withReferee(game, ({ notAMove }) => notAMove(move) === null);
}

function titleOf(game: GameName): string {
  return withReferee(game, ({ dealt }) => dealt.title);
}
