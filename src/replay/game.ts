import { InputError } from '../cards/input-error.ts';
import { checkUnderRules } from '../deals/check-rules.ts';
import type { Deal } from '../deals/deal.ts';
import { contentLines, errorAt, type Line, sourceOf } from '../deals/formats/source.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import type { NotationName } from '../lines/notation.ts';
import { NOTATION_NAMES } from '../lines/notation.ts';
import { notationNamed, readableShare, recogniseNotation } from '../lines/notations.ts';
import {
  itemsOf,
  type JsonEntry,
  movesOf,
  notationOf,
  positionOf,
  readJsonEntries,
  rulesOf,
} from '../verify/json-entry.ts';
import { originOf } from '../verify/origin.ts';
import { misnamed } from '../verify/verify.ts';
import { refuseOtherGame } from './other-game.ts';

/** A game that was played: where it began, by which rules, and its moves as they are written. */
export interface Game {
  /** Where it begins in its file, from 1. */
  readonly line: number;
  /** The shuffle and seed of the deal, null where none is named. */
  readonly shuffle: string | null;
  readonly seed: string | null;
  readonly position: KlondikePosition;
  readonly rules: KlondikeRules;
  readonly items: readonly string[];
  readonly notation: NotationName;
}

/** What is known about a game besides its text. */
export interface Given {
  /** Null when no deal is given. */
  readonly deal: Deal | null;
  readonly rules: KlondikeRules;
  /** Whether these rules were asked for, and not only hold because nothing else was said. */
  readonly rulesAsked: boolean;
  readonly notation: NotationName | undefined;
}

/** What `solve --moves` and `complete` print above the moves. */
export const HEADING =
  /^(winnable\b.* {2}.*| +([\d,]+ moves?\b.*, .*|from move [\d,]+ the rest goes up by itself|decided: every card can go up))$/;
/** What `complete` prints of a position without moves to make. */
const NO_MOVES = /^ +won already: every card is on its foundation$/;

/**
 * Reads games: JSON as `solve --json --moves` writes it, in which verdict and deal or rules may be missing; or the text
 * of one game's moves, in any notation, as separate lines or not, with `#` comments.
 * @param fileName how messages name the file.
 * @throws InputError for a text that is no game, and where deal and rules are told twice or not at all.
 */
export function readGames(text: string, fileName: string, given: Given): Game[] {
  if (/^\s*[{[]/.test(text.replace('\uFEFF', ''))) {
    return readJsonEntries(text, fileName).map((entry) => jsonGame(entry, given));
  }
  return [textGame(text, fileName, given)];
}

function jsonGame(entry: JsonEntry, given: Given): Game {
  const { line, fields, fail } = entry;
  checkToldOnce(entry, { deal: given.deal !== null, rules: given.rulesAsked });
  if (fields.moves === undefined) throw fail('no moves to replay; expected them in "moves"');
  const rules = fields.rules === undefined ? given.rules : rulesOf(entry);
  const notation = notationOf(entry, movesOf(entry), given.notation);
  const dealt = given.deal ?? { ...originOf(entry), position: positionOf(entry) };
  const reason = given.deal === null ? misnamed(dealt) : null;
  if (reason !== null) throw fail(reason);
  const fault = checkUnderRules(dealt.position, rules);
  if (fault !== null) throw fail(fault.reason);
  return { line, ...played(dealt), rules, items: itemsOf(entry, notation), notation };
}

/**
 * Makes sure that deal and rules of an entry are told once, by itself or besides.
 * @param besides whether the options tell them.
 * @throws InputError when they are told twice, or no deal is.
 */
export function checkToldOnce(
  { fields, fail }: JsonEntry,
  besides: { readonly deal: boolean; readonly rules: boolean },
): void {
  const own = fields.deal !== undefined || fields.position !== undefined;
  if (own && besides.deal) throw fail('the game has its deal; expected no other one beside it');
  if (!own && !besides.deal) throw fail(`the game has no deal; ${HOW_TO_GIVE_ONE}`);
  if (fields.rules !== undefined && besides.rules) {
    throw fail('the game has its rules; expected no options for others');
  }
}

function textGame(text: string, fileName: string, { deal, rules, notation }: Given): Game {
  const source = sourceOf(fileName, text);
  const written = (line: Line): string => source.lines[line.number - 1]?.text ?? '';
  const content = contentLines(source);
  const none = content.find((line) => NO_MOVES.test(written(line)));
  const lines = content.filter((line) => line !== none && !HEADING.test(written(line)));
  const [first] = lines;
  if (first === undefined && none !== undefined) {
    if (deal === null) throw withoutDeal(fileName);
    return { line: none.number, ...played(deal), rules, items: [], notation: notation ?? 'thoughtful' };
  }
  if (first === undefined) throw new InputError(`${fileName}: no moves in it; ${HOW_MOVES_LOOK}`);
  const moves = lines.map((line) => line.text).join('\n');
  const found = notation ?? recogniseNotation(moves);
  const items = found === null ? [] : notationNamed(found).split(moves);
  refuseOtherGame('klondike', source, lines, found === null ? 0 : readableShare(items, found));
  if (found === null) throw errorAt(source, first.number, `these are no moves; ${HOW_MOVES_LOOK}`);
  if (deal === null) throw withoutDeal(fileName);
  return { line: first.number, ...played(deal), rules, items, notation: found };
}

export function withoutDeal(fileName: string): InputError {
  return new InputError(`${fileName}: moves without their deal; ${HOW_TO_GIVE_ONE}`);
}

const HOW_TO_GIVE_ONE = 'expected SEED or --deal FILE';
const HOW_MOVES_LOOK = `expected JSON, or moves in one of the notations ${NOTATION_NAMES.join(', ')}`;

function played({ shuffle, seed, position }: Pick<Game, 'shuffle' | 'seed' | 'position'>) {
  return { shuffle, seed, position };
}
