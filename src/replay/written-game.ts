import { inNotation } from '../advice/asked-move.ts';
import { InputError } from '../cards/input-error.ts';
import { contentLines, errorAt, sourceOf } from '../deals/formats/source.ts';
import type { GameDeal } from '../deals/games/contract.ts';
import { checkedFit, misnamed, positionIn, rulesIn, textsIn } from '../verify/game-certificate.ts';
import { type JsonEntry, readJsonEntries } from '../verify/json-entry.ts';
import { originOf } from '../verify/origin.ts';
import type { Referee } from '../verify/referee.ts';
import { checkToldOnce, HEADING, withoutDeal } from './game.ts';
import { refuseOtherGame } from './other-game.ts';
import { splitMoves } from './split-moves.ts';

/** A game that was played, of another game than Klondike: where it began, by which rules, and its moves. */
export interface WrittenGame<Position, Rules> {
  /** Where it begins in its file, from 1. */
  readonly line: number;
  /** The shuffle and seed of the deal, null where none is named. */
  readonly shuffle: string | null;
  readonly seed: string | null;
  readonly position: Position;
  readonly rules: Rules;
  readonly moves: readonly string[];
}

/** What is known about a game besides its text. */
export interface WrittenGiven<Position, Rules> {
  /** A deal with its rules; null when none is given. */
  readonly deal: { readonly deal: GameDeal<Position>; readonly rules: Rules } | null;
  /** Whether rules were asked for, and do not only hold because nothing else was said. */
  readonly rulesAsked: boolean;
  /** The rules of an entry that names none, by its position. */
  readonly rulesOf: (position: Position) => Rules;
  /** Rules to read an entry's deal by when it names none. */
  readonly rules: Rules;
}

const HOW_MOVES_LOOK = 'expected JSON, or moves as solve --moves prints them';

/**
 * Reads games: JSON as `solve --json --moves` writes it, in which verdict and deal or rules may be missing; or the text
 * of one game's moves, as separate lines or not, with `#` comments.
 * @param fileName how messages name the file.
 * @throws InputError for a text that is no game, and where deal and rules are told twice or not at all.
 */
export function readWrittenGames<Position, Rules>(
  referee: Referee<Position, Rules>,
  text: string,
  fileName: string,
  given: WrittenGiven<Position, Rules>,
): WrittenGame<Position, Rules>[] {
  if (/^\s*[{[]/.test(text.replace('\uFEFF', ''))) {
    const entries = readJsonEntries(text, fileName, [referee.dealt.name]);
    return entries.map((entry) => jsonGame(referee, entry, given));
  }
  return [textGame(referee, text, fileName, given)];
}

function jsonGame<Position, Rules>(
  referee: Referee<Position, Rules>,
  entry: JsonEntry,
  given: WrittenGiven<Position, Rules>,
): WrittenGame<Position, Rules> {
  const { line, fields, fail } = entry;
  checkToldOnce(entry, { deal: given.deal !== null, rules: given.rulesAsked });
  const field = fields.moves === undefined ? 'supermoves' : 'moves';
  if (fields[field] === undefined) throw fail('no moves to replay; expected them in "moves"');
  const moves = textsIn(entry, field).map(inNotation);
  const own = fields.rules === undefined ? null : rulesIn(referee, entry);
  if (given.deal !== null) {
    const { deal, rules } = given.deal;
    const { shuffle, seed, position } = deal;
    return { line, shuffle, seed, position, rules: checkedFit(referee, position, own ?? rules, fail), moves };
  }
  const position = positionIn(referee, entry, own ?? given.rules);
  const rules = checkedFit(referee, position, own ?? given.rulesOf(position), fail);
  const reason = misnamed(referee, entry, position, rules);
  if (reason !== null) throw fail(reason);
  return { line, ...originOf(entry), position, rules, moves };
}

function textGame<Position, Rules>(
  referee: Referee<Position, Rules>,
  text: string,
  fileName: string,
  { deal: given }: WrittenGiven<Position, Rules>,
): WrittenGame<Position, Rules> {
  const source = sourceOf(fileName, text);
  const content = contentLines(source);
  const lines = content.filter(({ number }) => !HEADING.test(source.lines[number - 1]?.text ?? ''));
  const [first = content[0]] = lines;
  if (first === undefined) throw new InputError(`${fileName}: no moves in it; ${HOW_MOVES_LOOK}`);
  refuseOtherGame(referee.dealt.name, source, lines);
  const moves = splitMoves(lines.map((line) => line.text).join('\n'));
  if (moves.length > 0 && moves.every((move) => referee.notAMove(move) !== null)) {
    throw errorAt(source, first.number, `these are no moves; ${HOW_MOVES_LOOK}`);
  }
  if (given === null) throw withoutDeal(fileName);
  const { shuffle, seed, position } = given.deal;
  return { line: first.number, shuffle, seed, position, rules: given.rules, moves };
}
