import type { Deciding } from '../advice/deciding.ts';
import type { GameName } from '../deals/games/names.ts';
import type { NotationName } from '../lines/notation.ts';
import { type PlayedLine, playLine } from '../lines/play.ts';
import { scoreOf, timeBonus } from '../lines/score.ts';
import { isWon } from '../reference/klondike.ts';
import { moveText } from '../reference/move-text.ts';
import { isStuck } from '../reference/playable.ts';
import type { Budget, Verdict } from '../search/verdict.ts';
import type { Game } from './game.ts';
import { type Fate, findingFate } from './losing-move.ts';

/** A move of a game by its number, from 1; number 0 and no text stand for the start. */
export interface NumberedMove {
  /** Every action counts one, in any notation: each draw and each recycle too. */
  readonly move: number;
  /** In our notation. */
  readonly text: string | null;
  /** In another notation: the number of what is written for it, and that. */
  readonly item?: number;
  readonly written?: string;
}

/** What a replay of a game tells. */
export interface ReplayReport {
  /** Named where it is not Klondike. */
  readonly game?: GameName;
  readonly line: number;
  readonly shuffle: string | null;
  readonly seed: string | null;
  /** Of Klondike. */
  readonly notation?: NotationName;
  readonly outcome: 'holds' | 'fails';
  /** Moves that hold, each action one. */
  readonly moves: number;
  readonly won: boolean;
  /** Cards on the foundations, or in complete runs, after them, and cards in all. */
  readonly up: number;
  readonly cards: number;
  /** Of a game that does not hold: the first item that does not, from 1, as it is written; and the rule it breaks. */
  readonly at?: number;
  readonly move?: string;
  readonly reason?: string;
  /** The verdict on where the moves that hold lead. */
  readonly verdict: Verdict;
  /** Of one that cannot be won: no move is left (in Klondike but going through the stock, which changes nothing). */
  readonly stuck?: boolean;
  /** The move after which the game could no longer be won; null when it can be won, or is not known. */
  readonly lostAfter: NumberedMove | null;
  /** Where a budget ran out: it was lost, if at all, by one of these moves. */
  readonly undecided?: { readonly from: number; readonly to: number; readonly budget: Budget };
  /** Distinct positions of all searches. */
  readonly states: number;
  readonly score?: number;
  readonly bonus?: number;
}

/** What is told besides. */
export interface ReplayOptions {
  readonly score?: boolean;
  /** Seconds that the game took. */
  readonly seconds?: number;
}

/** A report with the line as far as it could be played. */
export interface Replayed {
  readonly report: ReplayReport;
  readonly played: PlayedLine;
}

/**
 * Replays a game on the plain rules as far as it holds, and finds the move after which it could no longer be won.
 * The verdicts it needs are asked for one by one.
 */
export function* replaying(game: Game, options: ReplayOptions = {}): Deciding<Replayed> {
  const { line, shuffle, seed, notation, position, rules, items } = game;
  const played = playLine(position, rules, items, notation);
  const { start, steps, end, fault } = played;
  const won = isWon(end);
  const fate = yield* findingFate([start, ...steps.map(({ after }) => after)], isWon);
  const { seconds } = options;
  const report: ReplayReport = {
    line,
    shuffle,
    seed,
    notation,
    outcome: fault === null ? 'holds' : 'fails',
    moves: steps.length,
    won,
    up: end.foundations.reduce((sum, height) => sum + height, 0),
    cards: 4 * end.ranks,
    ...(fault ?? {}),
    verdict: fate.verdict,
    ...(fate.verdict === 'unwinnable' ? { stuck: isStuck(end, rules) } : {}),
    lostAfter: lostAfter(fate, game, played),
    ...undecidedIn(fate, steps.length),
    states: fate.states,
    ...(options.score === true || seconds !== undefined ? { score: scoreOf(steps) } : {}),
    ...(seconds === undefined ? {} : { bonus: won ? timeBonus(rules.draw, seconds) : 0 }),
  };
  return { report, played };
}

function lostAfter(
  { winnableUpTo, lostFrom }: Fate,
  { items, notation }: Game,
  { steps }: PlayedLine,
): NumberedMove | null {
  if (lostFrom === null || lostFrom - winnableUpTo > 1) return null;
  const step = steps[lostFrom - 1];
  if (step === undefined) return { move: 0, text: null };
  const named = { move: lostFrom, text: moveText(step.move) };
  if (notation === 'thoughtful') return named;
  return { ...named, item: step.item, written: items[step.item - 1] ?? '' };
}

/** The moves between which a budget left open where the game was lost. */
export function undecidedIn(
  { winnableUpTo, lostFrom, budget }: Fate,
  last: number,
): Pick<ReplayReport, 'undecided'> {
  if (budget === null) return {};
  return { undecided: { from: winnableUpTo + 1, to: lostFrom ?? last, budget } };
}
