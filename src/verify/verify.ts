import { InputError } from '../cards/input-error.ts';
import { quoted } from '../deals/formats/source.ts';
import type { GameName } from '../deals/games/names.ts';
import { dealingOrder, type KlondikePosition } from '../deals/klondike.ts';
import { dealFromSeed, SHUFFLE_NAMES } from '../deals/shuffles/shuffle.ts';
import type { NotationName } from '../lines/notation.ts';
import { type PlayedLine, playLine } from '../lines/play.ts';
import { bonusAfter, scoreOf, timeBonus } from '../lines/score.ts';
import { isWon } from '../reference/klondike.ts';
import { type Certificate, readCertificates } from './certificate.ts';
import type { GameCertificate, PlayedGame } from './game-certificate.ts';
import { notWon } from './replay.ts';

/** Longer than any move but a run of draws. */
const MAX_SHOWN = 40;

/** What the replay of one entry says. An entry that is no win has nothing to replay: a loss has no short certificate. */
export type VerifyOutcome =
  | {
      readonly outcome: 'holds';
      /** Every action counts one, in any notation: each draw and each recycle too. */
      readonly moves: number;
      /** Points of the classic table, when asked for. */
      readonly score?: number;
      /** The time bonus, when a time is given. */
      readonly bonus?: number;
    }
  | {
      readonly outcome: 'fails';
      /** The first move as it is written that does not hold, from 1; 0 when the deal is not the one that the entry names. */
      readonly at: number;
      readonly move: string | null;
      readonly reason: string;
    }
  | { readonly outcome: 'nothing-to-verify'; readonly verdict: 'unwinnable' | 'unknown' };

/** The entry, by its line in the file (from 1) and the shuffle and seed it names, with its outcome. */
export type VerifyReport = VerifyOutcome & {
  /** Named where it is not Klondike. */
  readonly game?: GameName;
  readonly line: number;
  readonly shuffle: string | null;
  readonly seed: string | null;
};

/** How moves are read, and what is told besides. */
export interface VerifyOptions {
  /** Of all moves; else each entry names its own, or it is recognised. */
  readonly notation?: NotationName;
  /** The games that entries may be about; all when left out. */
  readonly games?: readonly GameName[];
  /** Whether a win's score is told. */
  readonly score?: boolean;
  /** Seconds that a win took: its time bonus is told with the score. */
  readonly seconds?: number;
}

/** A line as far as it could be played, by its game. */
export type Played =
  | { readonly game: 'klondike'; readonly line: PlayedLine }
  | ({ readonly game: GameCertificate['game'] } & PlayedGame);

/** A report with the line that was played; null when there is none. */
export interface Verified {
  readonly report: VerifyReport;
  readonly played: Played | null;
}

/**
 * Replays every win of a text that `solve --json --moves` wrote on the plain rules. The whole text is read before
 * anything is replayed.
 * @param fileName how messages name the file.
 * @returns one report for each entry, in their order; all hold unless one `fails`.
 * @throws InputError for an entry that cannot be read or a win that comes without its moves.
 */
export function verifyText(text: string, fileName: string, options: VerifyOptions = {}): VerifyReport[] {
  return Array.from(verifyEntries(text, fileName, options), ({ report }) => report);
}

/** As {@link verifyText}, with the lines that were played. An entry is replayed when it is asked for. */
export function* verifyEntries(
  text: string,
  fileName: string,
  options: VerifyOptions = {},
): Generator<Verified, void> {
  for (const entry of readCertificates(text, fileName, options.notation, options.games))
    yield verified(entry, options);
}

function verified(entry: Certificate | GameCertificate, options: VerifyOptions): Verified {
  return entry.game === 'klondike' ? klondikeVerified(entry, options) : gameVerified(entry, options);
}

function gameVerified(entry: GameCertificate, { score: isScored, seconds }: VerifyOptions): Verified {
  const { game, line, shuffle, seed } = entry;
  const named = { game, line, shuffle, seed };
  const { outcome, played: replayed } = entry.replay();
  const played = replayed === null ? null : { game, ...replayed };
  if (outcome.outcome !== 'holds') return { report: { ...named, ...outcome }, played };
  const { moves, score, bonusFrom } = outcome;
  const scored = isScored === true || seconds !== undefined;
  const bonus = seconds === undefined ? {} : { bonus: bonusAfter(bonusFrom, seconds) };
  return { report: { ...named, outcome: 'holds', moves, ...(scored ? { score } : {}), ...bonus }, played };
}

function klondikeVerified(entry: Certificate, options: VerifyOptions): Verified {
  const { line, shuffle, seed, position, rules, claim } = entry;
  const named = { line, shuffle, seed };
  if (claim.verdict !== 'winnable') {
    const report = { ...named, outcome: 'nothing-to-verify', verdict: claim.verdict } as const;
    return { report, played: null };
  }
  const played = playLine(position, rules, claim.moves, claim.notation);
  const report = { ...named, ...outcomeOf(entry, played, claim.moves.length, options) };
  return { report, played: { game: 'klondike', line: played } };
}

/** One line for a person: which entry, whether it holds, and if not at which move and why. */
export function verifyReportText(report: VerifyReport): string {
  return `${entryName(report)}: ${outcomeText(report)}`;
}

/** How a person is told which entry is meant: `line 1 (seedrandom 42)`. */
export function entryName({ line, shuffle, seed }: Pick<VerifyReport, 'line' | 'shuffle' | 'seed'>): string {
  return `line ${line}${seed === null ? '' : ` (${shuffle ?? 'seed'} ${seed})`}`;
}

function outcomeOf(
  entry: Certificate,
  { steps, end, fault }: PlayedLine,
  items: number,
  options: VerifyOptions,
): VerifyOutcome {
  if (fault !== null) return { outcome: 'fails', ...fault };
  if (!isWon(end)) return { outcome: 'fails', at: items + 1, move: null, reason: notWon(end) };
  const reason = misnamed(entry);
  if (reason !== null) return { outcome: 'fails', at: 0, move: null, reason };
  const { seconds } = options;
  return {
    outcome: 'holds',
    moves: steps.length,
    ...(options.score === true || seconds !== undefined ? { score: scoreOf(steps) } : {}),
    ...(seconds === undefined ? {} : { bonus: timeBonus(entry.rules.draw, seconds) }),
  };
}

/**
 * Why the cards are not those of the seed that an entry names, or null. The moves then win another deal, so the claim
 * about the named one does not hold. A seed without a shuffle (a number in a file) names no cards.
 */
export function misnamed({
  shuffle,
  seed,
  position,
}: {
  readonly shuffle: string | null;
  readonly seed: string | null;
  readonly position: KlondikePosition;
}): string | null {
  const known = SHUFFLE_NAMES.find((name) => name === shuffle);
  if (known === undefined || seed === null) return null;
  try {
    const dealt = dealFromSeed(known, seed).position;
    const same = String(dealingOrder(position)) === String(dealingOrder(dealt));
    return same ? null : `the cards are not the deal of ${known} seed ${seed}`;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

function outcomeText(report: VerifyOutcome): string {
  switch (report.outcome) {
    case 'holds':
      return `holds: won in ${report.moves} ${report.moves === 1 ? 'move' : 'moves'}${scoreText(report)}`;
    case 'fails':
      return report.move === null
        ? `does not hold: ${report.reason}`
        : `does not hold at move ${report.at} (${shownMove(report.move)}): ${report.reason}`;
    case 'nothing-to-verify':
      return `nothing to verify: the verdict is ${report.verdict}`;
  }
}

/** A move as it is written in its file, quoted and shortened where it could not be read on one line. */
export function shownMove(text: string): string {
  return text.length > MAX_SHOWN || /[^ -~]/.test(text) ? `${quoted(text)}...` : text;
}

/** A score as it follows other facts: `, score 745`, with a time bonus `, score 745 and time bonus 460: 1205`. */
export function scoreText({ score, bonus }: { readonly score?: number; readonly bonus?: number }): string {
  if (score === undefined) return '';
  if (bonus === undefined) return `, score ${score}`;
  return `, score ${score} and time bonus ${bonus}: ${score + bonus}`;
}
