import { errorAt, quoted, type Source } from './source.ts';

/** A JSON object found in a text, with the line it begins on and its own text. */
export interface JsonPiece {
  readonly line: number;
  readonly text: string;
  readonly value: Readonly<Record<string, unknown>>;
}

const WHAT_IS_READ = 'expected an object such as {"tableau piles": [["4d","9C"]], "stock": ["3H"]}';

function breaksBetween(text: string, from: number, to: number): number {
  return text.slice(from, to).split('\n').length - 1;
}

/** Where the object that opens at `start` ends; null when it does not. Braces inside strings do not count. */
function endOfObject(text: string, start: number): number | null {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') depth++;
    else if ((char === '}' || char === ']') && --depth === 0) return at + 1;
  }
  return null;
}

/** Far deeper than any deal or result is written; beyond it lie only texts that would exhaust the stack. */
const MAX_NESTING = 32;

/** What is wrong with a JSON text whose lists and objects are nested deeper than any of ours; null when it is not. */
export function nestingFault(text: string): string | null {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') {
      if (++depth > MAX_NESTING) return `lists and objects nested more than ${MAX_NESTING} deep`;
    } else if (char === '}' || char === ']') depth--;
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Finds the JSON objects of a text: one, several one after another, one a line, or in an array.
 * Lines that begin with `#` are comments.
 * @throws InputError naming the line where it stops being JSON.
 */
export function jsonPieces(source: Source): JsonPiece[] {
  const text = source.lines.map((line) => (/^\s*#/.test(line.text) ? '' : line.text)).join('\n');
  // Asked for ever later places, so that a long file is walked once.
  let counted = 0;
  let breaks = 0;
  const numberOf = (at: number): number => {
    breaks += breaksBetween(text, counted, at);
    counted = at;
    return source.lines[breaks]?.number ?? 1;
  };
  const pieces: JsonPiece[] = [];
  let at = 0;
  while (at < text.length) {
    if (/[\s,[\]]/.test(text.charAt(at))) {
      at++;
      continue;
    }
    if (text.charAt(at) !== '{') {
      throw errorAt(
        source,
        numberOf(at),
        `${quoted(text.slice(at, at + 20).split('\n', 1)[0] ?? '')} is not JSON; ${WHAT_IS_READ}`,
      );
    }
    const end = endOfObject(text, at);
    if (end === null) throw errorAt(source, numberOf(at), `a JSON object that does not end; ${WHAT_IS_READ}`);
    const piece = text.slice(at, end);
    pieces.push({ line: numberOf(at), text: piece, value: parseObject(source, piece, at, numberOf) });
    at = end;
  }
  return pieces;
}

function parseObject(
  source: Source,
  piece: string,
  start: number,
  numberOf: (at: number) => number,
): Record<string, unknown> {
  const tooDeep = nestingFault(piece);
  if (tooDeep !== null) throw errorAt(source, numberOf(start), `${tooDeep}; ${WHAT_IS_READ}`);
  let value: unknown;
  try {
    value = JSON.parse(piece);
  } catch (error) {
    const position = error instanceof Error ? /at position (\d+)/.exec(error.message)?.[1] : undefined;
    throw errorAt(source, numberOf(start + Number(position ?? 0)), `not valid JSON; ${WHAT_IS_READ}`);
  }
  if (!isObject(value)) throw errorAt(source, numberOf(start), `not a JSON object; ${WHAT_IS_READ}`);
  return value;
}

/** Where the string that opens at `start` ends, after its quotation mark. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
  return at + 1;
}

/** The first key that an object's text gives twice, of which `value` holds only the last; null when there is none. */
export function repeatedKey({ text }: JsonPiece): string | null {
  const seen = new Set<string>();
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') depth--;
    else if (char === '"') {
      const end = endOfString(text, at);
      if (depth === 1 && /^\s*:/.test(text.slice(end, end + 100))) {
        const key = String(JSON.parse(text.slice(at, end)));
        if (seen.has(key)) return key;
        seen.add(key);
      }
      at = end - 1;
    }
  }
  return null;
}

/**
 * Finds the lines of a piece's strings, asked for in the order they stand there.
 * @returns a function giving the line of the next place where `text` stands as a string.
 */
export function stringLines(piece: JsonPiece): (text: string) => number {
  let cursor = 0;
  return (text) => {
    const found = piece.text.indexOf(JSON.stringify(text), cursor);
    if (found >= 0) cursor = found + 1;
    return piece.line + breaksBetween(piece.text, 0, cursor);
  };
}

/**
 * The text of the deal inside an object that `solve --json` wrote: `deal` holds a text of any format, or a position.
 * @throws InputError when the object is of another game, or holds none.
 */
export function dealText(source: Source, { line, value: { game, deal } }: JsonPiece, ofGame: string): string {
  if (typeof game === 'string' && game !== ofGame) {
    throw errorAt(source, line, `a deal of ${quoted(game)}; expected one of ${ofGame}`);
  }
  if (deal === undefined || deal === null) {
    throw errorAt(source, line, 'no "tableau piles" and no "deal" in it; expected one of them');
  }
  return typeof deal === 'string' ? deal : JSON.stringify(deal);
}
