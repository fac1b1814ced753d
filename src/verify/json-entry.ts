import type { InputError } from '../cards/input-error.ts';
import { nestingFault } from '../deals/formats/json-text.ts';
import { readDealField } from '../deals/formats/read.ts';
import { positionOfSolvitaire } from '../deals/formats/solvitaire.ts';
import { errorAt, type Line, type Source, sourceOf } from '../deals/formats/source.ts';
import { GAME_NAMES, type GameName } from '../deals/games/names.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { NOTATION_NAMES, type NotationName } from '../lines/notation.ts';
import { notationNamed, recogniseItems, recogniseNotation } from '../lines/notations.ts';

/** A JSON object whose fields are still to be checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** One entry of a JSON or JSON Lines text as `solve --json` writes it. */
export interface JsonEntry {
  readonly game: GameName;
  readonly source: Source;
  /** Where the entry begins in its file, from 1. */
  readonly line: number;
  readonly fields: Fields;
  /** The error that names the entry's place. */
  readonly fail: (problem: string) => InputError;
}

const EXPECTED = 'expected what solve --json --moves writes';

/**
 * Finds the entries of a text: one JSON document, over as many lines as it likes, or JSON Lines.
 * @param fileName how messages name the file.
 * @param games those that entries may be about.
 * @throws InputError for a text without any, and for one that is no JSON object about one of the games.
 */
export function readJsonEntries(
  text: string,
  fileName: string,
  games: readonly GameName[] = ['klondike'],
): JsonEntry[] {
  const source = sourceOf(fileName, text);
  const lines = source.lines.filter((line) => line.text.trim() !== '');
  const [first] = lines;
  if (first === undefined) throw errorAt(source, 1, `nothing there; ${EXPECTED}`);
  if (parsed(first.text) === undefined) {
    const whole = source.lines.map((line) => line.text).join('\n');
    return [jsonEntry(source, { number: first.number, text: whole }, games)];
  }
  return lines.map((line) => jsonEntry(source, line, games));
}

function jsonEntry(source: Source, entry: Line, games: readonly GameName[]): JsonEntry {
  const fail = (problem: string): InputError => errorAt(source, entry.number, problem);
  const value = parsed(entry.text);
  if (value === undefined) throw fail(`the JSON that begins here is not valid; ${EXPECTED}`);
  const tooDeep = nestingFault(entry.text);
  if (tooDeep !== null) throw fail(`${tooDeep}; ${EXPECTED}`);
  if (!isFields(value)) throw fail(`not a JSON object; ${EXPECTED}`);
  const game = games.find((name) => name === value.game);
  if (game === undefined) {
    const names = games.map((name) => `"${name}"`);
    const expected =
      names.length === 1 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
    const other = GAME_NAMES.find((name) => name === value.game);
    const flag = other === undefined ? '' : ` (a game of ${other} takes --game ${other})`;
    throw fail(`game is ${shown(value.game)}; expected ${expected}${flag}`);
  }
  return { game, source, line: entry.number, fields: value, fail };
}

/** Verdicts that have no moves to replay. */
const WITHOUT_MOVES = ['unwinnable', 'unknown'] as const;
export type UnprovenVerdict = (typeof WITHOUT_MOVES)[number];

/**
 * The verdict of an entry that is no win; null for a win, which moves alone claim too.
 * @throws InputError for a win without moves, and for moves with another verdict.
 */
export function unprovenOf(
  { fields: { verdict }, fail }: JsonEntry,
  hasMoves: boolean,
): UnprovenVerdict | null {
  const other = WITHOUT_MOVES.find((name) => name === verdict);
  if (other !== undefined) {
    if (hasMoves) throw fail(`moves with verdict ${other}; expected moves only with winnable`);
    return other;
  }
  if (verdict !== 'winnable' && (verdict !== undefined || !hasMoves)) {
    throw fail(`verdict is ${shown(verdict)}; expected winnable, ${WITHOUT_MOVES.join(' or ')}`);
  }
  if (!hasMoves) throw fail('a win without its moves; expected them: run solve with --json --moves');
  return null;
}

/** The deal of an entry: a text in any format (the cards of a fresh one), or an object in the solvitaire format. */
export function positionOf({ source, line, fields: { deal, position }, fail }: JsonEntry): KlondikePosition {
  if (typeof deal === 'string') return readDealField(source, line, deal).position;
  const board = position ?? deal;
  if (isFields(board)) {
    return positionOfSolvitaire(source, { line, text: JSON.stringify(board), value: board }).position;
  }
  throw fail(`deal is ${shown(board)}; expected the 52 cards in dealing order`);
}

/** The rules of an entry. */
export function rulesOf({ fields: { rules }, fail }: JsonEntry): KlondikeRules {
  if (!isFields(rules)) {
    throw fail(
      `rules is ${shown(rules)}; expected an object such as {"draw":3,"passes":null,"worryingBack":true}`,
    );
  }
  const { draw, passes, worryingBack } = rules;
  if (!isCount(draw) || draw > 24)
    throw fail(`rules.draw is ${shown(draw)}; expected a whole number from 1 to 24`);
  if (passes !== null && !isCount(passes)) {
    throw fail(`rules.passes is ${shown(passes)}; expected a whole number from 1, or null for unlimited`);
  }
  if (typeof worryingBack !== 'boolean') {
    throw fail(`rules.worryingBack is ${shown(worryingBack)}; expected true or false`);
  }
  return { draw, passes, worryingBack };
}

/** The moves of an entry, item by item as `notation` writes them: a text may hold several, or all be one text. */
export function itemsOf(entry: JsonEntry, notation: NotationName): string[] {
  const { moves } = entry.fields;
  const { read, split } = notationNamed(notation);
  if (typeof moves === 'string') return split(moves);
  return movesOf(entry).flatMap((move) => {
    if (read(move).ok) return [move];
    const items = split(move);
    // What cannot be read is named as it is written.
    return items.length > 0 && items.every((item) => read(item).ok) ? items : [move];
  });
}

/** The moves of an entry as it writes them, each a text. */
export function movesOf({ fields: { moves }, fail }: JsonEntry): string[] {
  if (typeof moves === 'string') return [moves];
  if (!Array.isArray(moves)) throw fail(`moves is ${shown(moves)}; expected an array of texts`);
  return moves.map((move: unknown, i) => {
    if (typeof move !== 'string') {
      throw fail(`move ${i + 1} is ${shown(move)}; expected a text such as "7H 5>3"`);
    }
    return move;
  });
}

/**
 * The notation of an entry's moves: the one asked for, else the one its field `notation` names, else the one that is
 * recognised; ours when none is.
 */
export function notationOf(
  { fields: { notation }, fail }: JsonEntry,
  moves: readonly string[],
  asked: NotationName | undefined,
): NotationName {
  if (asked !== undefined) return asked;
  if (notation === undefined || notation === null) {
    return recogniseItems(moves) ?? recognisedWithin(moves) ?? 'thoughtful';
  }
  const named = NOTATION_NAMES.find((name) => name === notation);
  if (named !== undefined) return named;
  throw fail(`notation is ${shown(notation)}; expected one of: ${NOTATION_NAMES.join(', ')}`);
}

/** The notation of texts that hold several moves: one that reads more than half of them, so no odd single move. */
function recognisedWithin(moves: readonly string[]): NotationName | null {
  const text = moves.join('\n');
  const name = recogniseNotation(text);
  if (name === null) return null;
  const { read, split } = notationNamed(name);
  const items = split(text);
  return items.filter((item) => read(item).ok).length * 2 > items.length ? name : null;
}

/** The JSON value of a text; undefined, which no JSON text gives, when it is not valid. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a JSON value is an object with fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}

/** A JSON value as a message quotes it, shortened; `missing` for a field that is not there. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}
