import type { InputError } from '../cards/input-error.ts';
import { nestingFault } from '../deals/formats/json-text.ts';
import { fullDeck, readCards } from '../deals/formats/read-cards.ts';
import { positionOfSolvitaire } from '../deals/formats/solvitaire.ts';
import { errorAt, type Line, type Source, sourceOf } from '../deals/formats/source.ts';
import { dealKlondike, type KlondikePosition, type KlondikeRules } from '../deals/klondike.ts';

const WITHOUT_MOVES = ['unwinnable', 'unknown'] as const;

/** What an entry says about its deal. Only a win has moves that can be replayed. */
export type Claim =
  | { readonly verdict: 'winnable'; readonly moves: readonly string[] }
  | { readonly verdict: (typeof WITHOUT_MOVES)[number] };

/** One entry of what `solve --json --moves` writes. */
export interface Certificate {
  /** Where the entry begins in its file, from 1. */
  readonly line: number;
  /** The shuffle and seed it names, or null; the replay takes the cards. */
  readonly shuffle: string | null;
  readonly seed: string | null;
  readonly position: KlondikePosition;
  readonly rules: KlondikeRules;
  readonly claim: Claim;
}

const EXPECTED = 'expected what solve --json --moves writes';

/** A JSON object whose fields are still to be checked. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads certificates: one JSON document, over as many lines as it likes, or JSON Lines.
 *
 * A win without its moves is bad input rather than a win that does not hold: nothing is wrong with the claim, the
 * file only lacks what would show it. Moves with any other verdict contradict it and are refused too.
 * @param fileName how messages name the file.
 * @throws InputError naming file, line and what was expected.
 */
export function readCertificates(text: string, fileName: string): Certificate[] {
  const source = sourceOf(fileName, text);
  const lines = source.lines.filter((line) => line.text.trim() !== '');
  const [first] = lines;
  if (first === undefined) throw errorAt(source, 1, `nothing there; ${EXPECTED}`);
  if (parsed(first.text) === undefined) {
    const whole = source.lines.map((line) => line.text).join('\n');
    return [certificate(source, { number: first.number, text: whole })];
  }
  return lines.map((line) => certificate(source, line));
}

function certificate(source: Source, entry: Line): Certificate {
  const fail = (problem: string): InputError => errorAt(source, entry.number, problem);
  const value = parsed(entry.text);
  if (value === undefined) throw fail(`the JSON that begins here is not valid; ${EXPECTED}`);
  const tooDeep = nestingFault(entry.text);
  if (tooDeep !== null) throw fail(`${tooDeep}; ${EXPECTED}`);
  if (!isFields(value)) throw fail(`not a JSON object; ${EXPECTED}`);
  const { game, shuffle, seed } = value;
  if (game !== 'klondike') throw fail(`game is ${shown(game)}; expected "klondike"`);
  return {
    line: entry.number,
    shuffle: typeof shuffle === 'string' ? shuffle : null,
    seed: typeof seed === 'string' || typeof seed === 'number' ? String(seed) : null,
    position: positionOf(source, entry.number, value),
    rules: rulesOf(value.rules, fail),
    claim: claimOf(value, fail),
  };
}

/** A fresh deal comes as the text of its cards, a position in the middle of a game as an object. */
function positionOf(source: Source, line: number, { deal, position }: Fields): KlondikePosition {
  if (typeof deal === 'string') {
    const cards = readCards(source, { number: line, text: deal });
    return dealKlondike(fullDeck(source, cards, line));
  }
  const board = position ?? deal;
  if (isFields(board)) {
    return positionOfSolvitaire(source, { line, text: JSON.stringify(board), value: board }).position;
  }
  throw errorAt(source, line, `deal is ${shown(board)}; expected the 52 cards in dealing order`);
}

function rulesOf(value: unknown, fail: (problem: string) => InputError): KlondikeRules {
  if (!isFields(value)) {
    throw fail(
      `rules is ${shown(value)}; expected an object such as {"draw":3,"passes":null,"worryingBack":true}`,
    );
  }
  const { draw, passes, worryingBack } = value;
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

function claimOf({ verdict, moves }: Fields, fail: (problem: string) => InputError): Claim {
  const other = WITHOUT_MOVES.find((name) => name === verdict);
  if (other !== undefined) {
    if (moves !== undefined) throw fail(`moves with verdict ${other}; expected moves only with winnable`);
    return { verdict: other };
  }
  if (verdict !== 'winnable') {
    throw fail(`verdict is ${shown(verdict)}; expected winnable, ${WITHOUT_MOVES.join(' or ')}`);
  }
  if (moves === undefined)
    throw fail('a win without its moves; expected them: run solve with --json --moves');
  if (!Array.isArray(moves)) throw fail(`moves is ${shown(moves)}; expected an array of texts`);
  return {
    verdict,
    moves: moves.map((move: unknown, i) => {
      if (typeof move !== 'string')
        throw fail(`move ${i + 1} is ${shown(move)}; expected a text such as "7H 5>3"`);
      return move;
    }),
  };
}

/** The JSON value of a text; undefined, which no JSON text gives, when it is not valid. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}

/** A JSON value as a message quotes it, shortened; `missing` for a field that is not there. */
function shown(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}
