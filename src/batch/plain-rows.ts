import { VERDICTS, type Verdict } from '../search/verdict.ts';
import { headerLine } from './own-line.ts';
import type { ResultRow } from './row.ts';

/*
 * The rows of a results file as this program writes it, read many times faster than CSV in general: no quotation marks,
 * no blanks, every column in its place. The first line that is any other ends it, and the CSV parser goes on from there.
 */

/** Seed, shuffle, draw, passes, worrying back, verdict, states, moves. */
const ROW =
  /([^\s",#\x80-\xff][^\s",\x80-\xff]*),([a-z-]+),([1-9]|1\d|2[0-4]),(unlimited|[1-9]\d{0,14}),(yes|no),(?:(winnable),(\d{1,15}),(\d{1,15})|(unwinnable|unknown),(\d{1,15}),)(?:,\d+\.\d+)?\n/y;

const HEADERS = [headerLine(false), headerLine(true)].map((header) => `${header}\n`);

/** A line without an end is not gathered for ever. */
const MAX_LINE = 100_000;

/** What is left for the CSV parser. */
export interface Rest {
  /** Bytes that were taken from the file and not read. */
  readonly bytes: Buffer;
  /** Lines before them; 0 where the file does not begin with our header. */
  readonly lines: number;
}

/** A row and its line in the file, from 1. */
export interface NumberedRow {
  readonly row: ResultRow;
  readonly line: number;
}

/**
 * Reads rows as long as they are plain, a chunk's worth at a time.
 * @param chunks the file; only as much is taken as is needed.
 * @returns what is left.
 */
export async function* plainRows(
  chunks: AsyncIterator<Buffer>,
): AsyncGenerator<readonly NumberedRow[], Rest> {
  const rowAt = rowReader();
  let text = '';
  let lines = 0;
  for (;;) {
    const next = await chunks.next();
    if (next.done === true) return rest(text, lines);
    // One character a byte, so that what is left can be given back as it was.
    text += next.value.toString('latin1');
    let at = 0;
    if (lines === 0) {
      if (!text.includes('\n') && text.length < MAX_LINE) continue;
      const header = HEADERS.find((each) => text.startsWith(each));
      if (header === undefined) return rest(text, 0);
      at = header.length;
      lines = 1;
    }
    const rows: NumberedRow[] = [];
    for (let found = rowAt(text, at); found !== null; found = rowAt(text, at)) {
      at = found.end;
      lines++;
      rows.push({ row: found.row, line: lines });
    }
    yield rows;
    text = text.slice(at);
    if (text.includes('\n') || text.length > MAX_LINE) return rest(text, lines);
  }
}

function rest(text: string, lines: number): Rest {
  return { bytes: Buffer.from(text, 'latin1'), lines };
}

/** Reads the row at a place of a text, and tells where the next one begins; null when there is no whole plain row. */
function rowReader(): (text: string, at: number) => { readonly row: ResultRow; readonly end: number } | null {
  const known = new Map<string, ResultRow['rules']>();
  const rulesOf = (draw: string, passes: string, worryingBack: string) => {
    const key = `${draw},${passes},${worryingBack}`;
    const rules = known.get(key) ?? {
      draw: Number(draw),
      passes: passes === 'unlimited' ? null : Number(passes),
      worryingBack: worryingBack === 'yes',
    };
    known.set(key, rules);
    return rules;
  };
  return (text, at) => {
    ROW.lastIndex = at;
    const found = ROW.exec(text);
    if (found === null) return null;
    const [, seed = '', shuffle = '', draw = '', passes = '', worryingBack = ''] = found;
    const isWon = found[6] !== undefined;
    const row: ResultRow = {
      seed,
      shuffle,
      rules: rulesOf(draw, passes, worryingBack),
      verdict: isWon ? 'winnable' : verdictOf(found[9]),
      states: Number(isWon ? found[7] : found[10]),
      moves: isWon ? Number(found[8]) : null,
    };
    return { row, end: ROW.lastIndex };
  };
}

function verdictOf(text: string | undefined): Verdict {
  const verdict = VERDICTS.find((each) => each === text);
  if (verdict === undefined) throw new RangeError(`no verdict ${text}`);
  return verdict;
}
