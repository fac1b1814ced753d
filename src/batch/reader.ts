import { createReadStream, fstatSync } from 'node:fs';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { InputError } from '../cards/input-error.ts';
import { isSystemError, systemReason } from '../cards/system-error.ts';
import { GAME_NAMES, type GameName } from '../deals/games/names.ts';
import { withDealt } from '../deals/games/registry.ts';
import { assertNamed } from './file-name.ts';
import { columnsOf, plainRows } from './plain-rows.ts';
import { FILE_SHUFFLE } from './plan.ts';
import { rowOf } from './read-row.ts';
import { type LocatedRow, RESULT_COLUMNS, type ResultRow } from './row.ts';
import { readRecord } from './run-record.ts';
import { gzipFault, uncompressed } from './uncompressed.ts';

const STDIN = '-';
/** Far longer than any row; without an end in sight a line is not gathered for ever. */
const MAX_LINE = 100_000;

/** Result files of one game, whichever it is: its name, and rows with its rules. */
export interface GameRows {
  readonly game: GameName;
  readonly rows: AsyncIterable<LocatedRow<unknown>>;
}

/**
 * Reads Klondike's result files, one after the other, row by row; what is packed by gzip is unpacked on the way, whatever its
 * name. Columns may stand in any order and others may be there too; blank lines and lines that begin with `#` are
 * skipped.
 * @param files paths; `-` is stdin.
 * @throws InputError naming file and line for a file that cannot be read or is no results file.
 */
export async function* readResultRows(files: readonly string[]): AsyncGenerator<LocatedRow> {
  const onGame = (game: GameName, name: string) => {
    if (game !== 'klondike') throw new InputError(`${name}: results of ${game}, expected those of klondike`);
  };
  // Rows have the rules of the game that was heard.
  for (const file of files) yield* readFile(file, onGame) as AsyncGenerator<LocatedRow>;
}

/**
 * Reads result files as {@link readResultRows} does, of the game that their headers tell.
 * @throws InputError for files of several games too.
 */
export async function readGameRows(files: readonly string[]): Promise<GameRows> {
  let heard: { readonly game: GameName; readonly name: string } | null = null;
  const onGame = (game: GameName, name: string) => {
    heard ??= { game, name };
    if (heard.game === game) return;
    throw new InputError(
      `${name}: results of ${game} beside those of ${heard.game} in ${heard.name}, expected those of one game`,
    );
  };
  async function* read(): AsyncGenerator<LocatedRow<unknown>> {
    for (const file of files) yield* readFile(file, onGame);
  }
  const rows = read();
  const first = await rows.next();
  async function* all(): AsyncGenerator<LocatedRow<unknown>> {
    if (first.done === true) return;
    yield first.value;
    yield* rows;
  }
  const { game } = (heard as { readonly game: GameName } | null) ?? { game: GAME_NAMES[0] };
  return { game, rows: all() };
}

/** @param onGame told the game of the file, and its name, before its rows come. */
async function* readFile(
  file: string,
  onGame: (game: GameName, name: string) => void,
): AsyncGenerator<LocatedRow<unknown>> {
  assertNamed(file);
  const name = file === STDIN ? 'stdin' : file;
  if (file === STDIN && fstatSync(0).isDirectory())
    throw new InputError(`cannot read ${name}: it is a folder, expected a file`);
  const source: Readable = file === STDIN ? process.stdin : createReadStream(file);
  let header: Header | null = null;
  let chunks: AsyncIterator<Buffer> | null = null;
  let packed = false;
  let before = 0;
  const located = locating(file, name);
  try {
    const content = await uncompressed(source);
    packed = content.packed;
    chunks = rememberingFault(content.bytes);
    const plain = plainRows(chunks, (game) => onGame(game, name));
    let part = await plain.next();
    for (; part.done !== true; part = await plain.next()) {
      for (const { row, line } of part.value) yield located(row, line);
    }
    const { bytes, game } = part.value;
    before = part.value.lines;
    if (game !== null) header = { game, places: columnsOf(game).map((_, i) => i) };
    for await (const { record, info } of csvRecords(bytes, chunks)) {
      const fields: readonly string[] = record;
      const line = before + info.lines;
      const place = `${name}, line ${line}`;
      if (header !== null) {
        const { places } = header;
        const row = withDealt<ResultRow<unknown>>(header.game, (dealt) =>
          rowOf(dealt, fields, places, place),
        );
        yield located(row, line);
      } else {
        header = headerOf(fields, place);
        onGame(header.game, name);
      }
    }
  } catch (error) {
    const fault = packed && chunks !== null ? await firstFault(error, chunks) : error;
    throw readingError(fault, name, before, header?.game ?? null);
  } finally {
    source.destroy();
  }
  if (header === null)
    throw new InputError(`${name}: empty, expected the header ${RESULT_COLUMNS.join(',')}`);
}

/** The records of a CSV file from some bytes and all that follow them. */
function csvRecords(bytes: Buffer, chunks: AsyncIterator<Buffer>): AsyncIterable<CsvRecord> {
  const parser = parse({
    bom: true,
    comment: '#',
    comment_no_infix: true,
    info: true,
    max_record_size: MAX_LINE,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  async function* all(): AsyncGenerator<Buffer> {
    if (bytes.length > 0) yield bytes;
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value;
  }
  const input = Readable.from(all(), { objectMode: false });
  // Errors of the source do not pass through a pipe by themselves.
  input.on('error', (error) => parser.destroy(error));
  return input.pipe(parser);
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Names the places of a file's rows, and which deals they are about. */
function locating(
  file: string,
  name: string,
): (row: ResultRow<unknown>, line: number) => LocatedRow<unknown> {
  let fileOfDeals: string | null = null;
  return (row, line) => {
    if (row.shuffle === FILE_SHUFFLE) fileOfDeals ??= dealsOf(file);
    const deals = row.shuffle === FILE_SHUFFLE ? (fileOfDeals ?? file) : row.shuffle;
    return { row, file: name, line, deals };
  };
}

/** Nonsense in packed data is most often no fault of the rows: its checksum tells, and then that is the error to report. */
async function firstFault(error: unknown, chunks: AsyncIterator<Buffer>): Promise<unknown> {
  if (gzipFault(error) !== null) return error;
  try {
    while ((await chunks.next()).done !== true);
    return error;
  } catch (fault) {
    return gzipFault(fault) === null ? error : fault;
  }
}

/**
 * The chunks of a stream, each after the one before, so that one that failed fails ever after: who reads ahead may be told
 * first, and no longer listen.
 */
function rememberingFault(stream: Readable): AsyncIterator<Buffer> {
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  let last: Promise<unknown> = Promise.resolve();
  return {
    next: () => {
      const next = last.then(() => chunks.next());
      last = next;
      return next;
    },
  };
}

/** Deals from a file are known by the hash that a run records beside its results; else by the results file itself. */
function dealsOf(file: string): string {
  if (file === STDIN) return file;
  return (readRecord(file) ?? readRecord(file.replace(/\.gz$/, '')))?.deals ?? file;
}

/** What a header tells. */
interface Header {
  readonly game: GameName;
  /** Where each of the game's columns stands, in their order. */
  readonly places: readonly number[];
}

/** The game whose columns a header has, and where they stand. */
function headerOf(header: readonly string[], place: string): Header {
  const missing = (game: GameName) => columnsOf(game).filter((column) => !header.includes(column));
  const [game] = GAME_NAMES.toSorted((a, b) => missing(a).length - missing(b).length);
  const [column] = missing(game ?? GAME_NAMES[0]);
  if (game === undefined || column !== undefined) {
    const found = JSON.stringify(header.join(',').slice(0, 80));
    const expected = columnsOf(game ?? GAME_NAMES[0]).join(',');
    throw new InputError(`${place}: no column ${column} in ${found}, expected the header ${expected}`);
  }
  return { game, places: columnsOf(game).map((name) => header.indexOf(name)) };
}

/** A row as a message gives it for an example. */
function exampleRow(game: GameName): string {
  if (game === 'klondike') return '1,seedrandom,3,unlimited,yes,winnable,12,95';
  return withDealt(game, ({ shuffles, columns }) => {
    const rules = columns.map(({ pattern }) => pattern.split('|').at(-1));
    return ['1', shuffles[0], ...rules, 'winnable', '12', '95'].join(',');
  });
}

/**
 * The one line for a file that cannot be read; other errors are passed through.
 * @param before lines that came before those of the CSV parser.
 * @param game that of the header; null when it was not read before.
 */
function readingError(error: unknown, name: string, before: number, game: GameName | null): unknown {
  if (error instanceof CsvError) {
    const line = 'lines' in error ? `, line ${before + Number(error.lines)}` : '';
    // Whatever else CSV can have wrong, with fields free in number, is a quotation mark.
    const tooLong = error.code === 'CSV_MAX_RECORD_SIZE';
    const problem = game
      ? `${tooLong ? 'no end of the line' : 'a quotation mark out of place'}, expected a row such as ${exampleRow(game)}`
      : `no results file, expected the header ${RESULT_COLUMNS.join(',')}`;
    return new InputError(`${name}${line}: ${problem}`, { cause: error });
  }
  const fault = gzipFault(error);
  if (fault !== null) return new InputError(`${name}: ${fault}, expected a whole file`, { cause: error });
  if (!isSystemError(error)) return error;
  return new InputError(`cannot read ${name}: ${systemReason(error)}`, { cause: error });
}
