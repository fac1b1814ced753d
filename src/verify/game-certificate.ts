import { InputError } from '../cards/input-error.ts';
import type { GameName } from '../deals/games/names.ts';
import { differingColumn, havingText, rulesOfJson } from '../deals/games/rule-columns.ts';
import type { NotationName } from '../lines/notation.ts';
import { isFields, type JsonEntry, movesOf, shown, type UnprovenVerdict, unprovenOf } from './json-entry.ts';
import { originOf } from './origin.ts';
import { type JudgedLine, playWritten, type Referee } from './referee.ts';
import { withReferee } from './referees.ts';

/** What replaying a claim of another game than Klondike says. */
export type GameOutcome =
  | { readonly outcome: 'holds'; readonly moves: number; readonly score: number; readonly bonusFrom: number }
  | {
      readonly outcome: 'fails';
      readonly at: number;
      readonly move: string | null;
      readonly reason: string;
    }
  | { readonly outcome: 'nothing-to-verify'; readonly verdict: UnprovenVerdict };

/** A line as far as it could be played, with the position it starts from; both of the game of its entry. */
export interface PlayedGame {
  readonly start: unknown;
  readonly line: JudgedLine<unknown>;
}

/** What a replay says, and the line that says it: of moves and supermoves the one that fails; null without moves. */
export interface GameReplay {
  readonly outcome: GameOutcome;
  readonly played: PlayedGame | null;
}

/** One entry of what `solve --game NAME --json --moves` writes, read and still to be replayed. */
export interface GameCertificate {
  readonly game: Exclude<GameName, 'klondike'>;
  /** Where the entry begins in its file, from 1. */
  readonly line: number;
  readonly shuffle: string | null;
  readonly seed: string | null;
  readonly replay: () => GameReplay;
}

/**
 * Reads an entry of another game than Klondike.
 * @throws InputError naming file, line and what was expected.
 */
export function gameCertificate(entry: JsonEntry, notation: NotationName | undefined): GameCertificate {
  const { game, line, fields, fail } = entry;
  if (game === 'klondike') throw new RangeError('Klondike has certificates of its own');
  const named = notation ?? fields.notation ?? 'thoughtful';
  if (named !== 'thoughtful')
    throw fail(`notation ${shown(named)} is for klondike; expected none for ${game}`);
  const replay = withReferee(game, (referee) => claimed(referee, entry));
  return { game, line, ...originOf(entry), replay };
}

/** Reads a claim for a game's referee. Supermoves are replayed besides the moves of single cards, or in their place. */
function claimed<Position, Rules>(referee: Referee<Position, Rules>, entry: JsonEntry): () => GameReplay {
  const { fields } = entry;
  const asked = rulesIn(referee, entry);
  const position = positionIn(referee, entry, asked);
  const rules = checkedFit(referee, position, asked, entry.fail);
  const supermoves = fields.supermoves === undefined ? null : textsIn(entry, 'supermoves');
  const moves = fields.moves === undefined ? null : textsIn(entry, 'moves');
  const verdict = unprovenOf(entry, moves !== null || supermoves !== null);
  if (verdict !== null) {
    return () => ({ outcome: { outcome: 'nothing-to-verify', verdict }, played: null });
  }
  const lines = [moves, supermoves].filter((line) => line !== null);
  return () => {
    const replays = lines.map((moves): GameReplay => {
      const line = playWritten(referee, position, rules, moves);
      return { outcome: outcomeOf(referee, entry, position, rules, line), played: { start: position, line } };
    });
    const [first] = replays;
    if (first === undefined) throw new RangeError('a win has moves');
    return replays.find(({ outcome }) => outcome.outcome === 'fails') ?? first;
  };
}

/** The moves of a field, each a text; one text may hold several. */
export function textsIn(entry: JsonEntry, field: 'moves' | 'supermoves'): string[] {
  const texts = movesOf({ ...entry, fields: { ...entry.fields, moves: entry.fields[field] } });
  return texts
    .flatMap((text) => text.split(/[\n,;]+/))
    .flatMap((text) => (text.trim() === '' ? [] : [text.trim()]));
}

/** The rules of an entry. */
export function rulesIn<Position, Rules>(
  { dealt }: Referee<Position, Rules>,
  { fields, fail }: JsonEntry,
): Rules {
  const { rules } = fields;
  if (!isFields(rules))
    throw fail(`rules is ${shown(rules)}; expected an object with ${dealt.keys.join(', ')}`);
  const read = rulesOfJson(dealt.columns, rules);
  if (read.ok) return read.rules;
  const { key, expected } = read.column;
  throw fail(
    `rules.${key} is ${shown(rules[key])}; expected ${expected === 'yes or no' ? 'true or false' : expected}`,
  );
}

/** The deal of an entry: a text in any format, or an object in the solvitaire format. */
export function positionIn<Position, Rules>(
  { dealt }: Referee<Position, Rules>,
  { source, fields, fail }: JsonEntry,
  rules: Rules,
): Position {
  const deal = fields.deal ?? fields.position;
  if (typeof deal !== 'string' && !isFields(deal)) {
    throw fail(`deal is ${shown(deal)}; expected the cards in dealing order, or a position`);
  }
  const text = typeof deal === 'string' ? deal : JSON.stringify(deal);
  try {
    const [first, more] = dealt.read(text, source.name, undefined, rules).deals;
    if (first !== undefined && more === undefined) return first.position;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    // Lines of the deal's text are none of the file.
    throw fail(error.message.replace(`${source.name}:`, '').replace(/^\d+:/, '').trim());
  }
  throw fail('"deal" holds several; expected one');
}

/**
 * Rules that a position can be played by.
 * @throws InputError where it shows others, as by its cells.
 */
export function checkedFit<Position, Rules>(
  { dealt }: Referee<Position, Rules>,
  position: Position,
  rules: Rules,
  fail: (problem: string) => InputError,
): Rules {
  const fitted = dealt.fitted(position, rules);
  const wrong = differingColumn(dealt.columns, rules, fitted);
  if (wrong === undefined) return rules;
  const expected = `expected ${wrong.text(fitted)}, as the deal has ${havingText(wrong, fitted)}`;
  throw fail(`rules.${wrong.key} is ${wrong.text(rules)}; ${expected}`);
}

function outcomeOf<Position, Rules>(
  referee: Referee<Position, Rules>,
  entry: JsonEntry,
  position: Position,
  rules: Rules,
  line: JudgedLine<Position>,
): GameOutcome {
  const moves = line.steps.length;
  if (line.fault !== null) return { outcome: 'fails', ...line.fault };
  if (!referee.isWon(line.end)) {
    return { outcome: 'fails', at: moves + 1, move: null, reason: referee.notWon(line.end) };
  }
  const reason = misnamed(referee, entry, position, rules);
  if (reason !== null) return { outcome: 'fails', at: 0, move: null, reason };
  const score = scoreOf(referee, line);
  return { outcome: 'holds', moves, score, bonusFrom: referee.score?.bonus ?? 0 };
}

/** The points of a line in the classic table; after each move at least 0. */
export function scoreOf<Position, Rules>(
  { score }: Referee<Position, Rules>,
  { steps }: JudgedLine<Position>,
): number {
  return steps.reduce((sum, { before, after }) => Math.max(0, sum + (score?.points(before, after) ?? 0)), 0);
}

/** Why the cards are not those of the seed that an entry names, or null. */
export function misnamed<Position, Rules>(
  { dealt }: Referee<Position, Rules>,
  entry: JsonEntry,
  position: Position,
  rules: Rules,
): string | null {
  const { shuffle, seed } = originOf(entry);
  const known = dealt.shuffles.find((name) => name === shuffle);
  if (known === undefined || seed === null) return null;
  try {
    const dealtPosition = dealt.deal(known, dealt.checkedSeed(known, seed), rules);
    const same = dealt.identity(dealtPosition) === dealt.identity(position);
    return same ? null : `the cards are not the deal of ${known} seed ${seed}`;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}
