import type { Deciding } from '../advice/deciding.ts';
import { bonusAfter } from '../lines/score.ts';
import { scoreOf } from '../verify/game-certificate.ts';
import { type JudgedLine, playWritten, type Referee } from '../verify/referee.ts';
import { findingFate } from './losing-move.ts';
import { type NumberedMove, type ReplayOptions, type ReplayReport, undecidedIn } from './replay-game.ts';
import type { WrittenGame } from './written-game.ts';

/** A report with the line as far as it could be played. */
export interface ReplayedLine<Position> {
  readonly report: ReplayReport;
  readonly start: Position;
  readonly line: JudgedLine<Position>;
}

/**
 * Replays a game of another game than Klondike on the plain rules as far as it holds, and finds the move after which it
 * could no longer be won. The verdicts it needs are asked for one by one.
 */
export function* replayingWritten<Position, Rules>(
  referee: Referee<Position, Rules>,
  game: WrittenGame<Position, Rules>,
  options: ReplayOptions = {},
): Deciding<ReplayedLine<Position>, Position> {
  const { line: number, shuffle, seed, position, rules, moves } = game;
  const line = playWritten(referee, position, rules, moves);
  const { steps, end, fault } = line;
  const won = referee.isWon(end);
  const fate = yield* findingFate([position, ...steps.map(({ after }) => after)], referee.isWon);
  const { seconds } = options;
  const scored = options.score === true || seconds !== undefined;
  const lost = fate.verdict === 'unwinnable';
  const report: ReplayReport = {
    game: referee.dealt.name,
    line: number,
    shuffle,
    seed,
    outcome: fault === null ? 'holds' : 'fails',
    moves: steps.length,
    won,
    up: referee.progress.up(end),
    cards: referee.progress.cards(end),
    ...(fault ?? {}),
    verdict: fate.verdict,
    ...(lost ? { stuck: referee.legalMoves(end, rules).length === 0 } : {}),
    lostAfter: lostAfter(fate, line),
    ...undecidedIn(fate, steps.length),
    states: fate.states,
    ...(scored ? { score: scoreOf(referee, line) } : {}),
    ...(seconds === undefined ? {} : { bonus: won ? bonusAfter(referee.score?.bonus ?? 0, seconds) : 0 }),
  };
  return { report, start: position, line };
}

function lostAfter<Position>(
  { winnableUpTo, lostFrom }: { readonly winnableUpTo: number; readonly lostFrom: number | null },
  { steps }: JudgedLine<Position>,
): NumberedMove | null {
  if (lostFrom === null || lostFrom - winnableUpTo > 1) return null;
  return { move: lostFrom, text: steps[lostFrom - 1]?.move ?? null };
}
