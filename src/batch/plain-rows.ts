import type { DealtGame } from '../deals/games/contract.ts';
import { GAME_NAMES, type GameName } from '../deals/games/names.ts';
import { withDealt } from '../deals/games/registry.ts';
import { rulesOfTexts } from '../deals/games/rule-columns.ts';
import { VERDICTS, type Verdict } from '../search/verdict.ts';
import { headerLine } from './own-line.ts';
import { type ResultRow, resultColumns } from './row.ts';

/*
 * The rows of a results file as this program writes it, read many times faster than CSV in general: no quotation marks,
 * no blanks, every column in its place. The first line that is any other ends it, and the CSV parser goes on from there.
 */

const SEED = '[^\\s",#\\x80-\\xff][^\\s",\\x80-\\xff]*';
const OUTCOME = '(?:(winnable),(\\d{1,15}),(\\d{1,15})|(unwinnable|unknown),(\\d{1,15}),)';

/** A row: seed, shuffle, the rules as one, and verdict, states and moves (or only the first two of these). */
function rowPattern(columns: readonly { readonly pattern: string }[]): RegExp {
  const rules = columns.map(({ pattern }) => `(?:${pattern})`).join(',');
  return new RegExp(`(${SEED}),([a-z-]+),(${rules}),${OUTCOME}(?:,\\d+\\.\\d+)?\\n`, 'y');
}

/** The first lines of results, with the game that they are of. */
const HEADERS = GAME_NAMES.flatMap((game) => {
  const columns = columnsOf(game);
  return [false, true].map((timings) => ({ game, line: `${headerLine(columns, timings)}\n` }));
});

/** The columns of a game's results. */
export function columnsOf(game: GameName): readonly string[] {
  return withDealt(game, ({ columns }) => resultColumns(columns));
}

/** A line without an end is not gathered for ever. */
const MAX_LINE = 100_000;

/** What is left for the CSV parser. */
export interface Rest {
  /** Bytes that were taken from the file and not read. */
  readonly bytes: Buffer;
  /** Lines before them; 0 where the file does not begin with a header of ours. */
  readonly lines: number;
  /** The game that the header names; null without one. */
  readonly game: GameName | null;
}

/** A row and its line in the file, from 1. The rules are those of the file's game. */
export interface NumberedRow {
  readonly row: ResultRow<unknown>;
  readonly line: number;
}

/**
 * Reads rows as long as they are plain, a chunk's worth at a time.
 * @param chunks the file; only as much is taken as is needed.
 * @param onGame told the game before its rows come.
 * @returns what is left.
 */
export async function* plainRows(
  chunks: AsyncIterator<Buffer>,
  onGame: (game: GameName) => void = () => {},
): AsyncGenerator<readonly NumberedRow[], Rest> {
  let rowAt: RowReader = () => null;
  let game: GameName | null = null;
  let text = '';
  let lines = 0;
  for (;;) {
    const next = await chunks.next();
    if (next.done === true) return rest(text, lines, game);
    // One character a byte, so that what is left can be given back as it was.
    text += next.value.toString('latin1');
    let at = 0;
    if (lines === 0) {
      if (!text.includes('\n') && text.length < MAX_LINE) continue;
      const header = HEADERS.find(({ line }) => text.startsWith(line));
      if (header === undefined) return rest(text, 0, null);
      at = header.line.length;
      game = header.game;
      rowAt = withDealt(game, rowReader);
      onGame(game);
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
    if (text.includes('\n') || text.length > MAX_LINE) return rest(text, lines, game);
  }
}

function rest(text: string, lines: number, game: GameName | null): Rest {
  return { bytes: Buffer.from(text, 'latin1'), lines, game };
}

/** Finds the row at a place of a text, and tells where the next one begins; null when there is no whole plain row. */
type RowReader = (
  text: string,
  at: number,
) => { readonly row: ResultRow<unknown>; readonly end: number } | null;

function rowReader<Position, Rules>({ columns }: DealtGame<Position, Rules>): RowReader {
  const pattern = rowPattern(columns);
  const known = new Map<string, Rules>();
  const rulesOf = (text: string) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const read = rulesOfTexts(columns, text.split(','));
    if (!read.ok) throw new RangeError(`a plain ${read.column.name} is not read`);
    known.set(text, read.rules);
    return read.rules;
  };
  return (text, at) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) return null;
    const [, seed = '', shuffle = '', rules = '', won, wonStates, moves, verdict, states] = found;
    const row: ResultRow<Rules> = {
      seed,
      shuffle,
      rules: rulesOf(rules),
      verdict: won === undefined ? verdictOf(verdict) : 'winnable',
      states: Number(won === undefined ? states : wonStates),
      moves: won === undefined ? null : Number(moves),
    };
    return { row, end: pattern.lastIndex };
  };
}

function verdictOf(text: string | undefined): Verdict {
  const verdict = VERDICTS.find((each) => each === text);
  if (verdict === undefined) throw new RangeError(`no verdict ${text}`);
  return verdict;
}
