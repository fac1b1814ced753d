import { createReadStream, fstatSync } from 'node:fs';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { InputError } from '../cards/input-error.ts';
import { isSystemError, systemReason } from '../cards/system-error.ts';
import { VERDICTS } from '../search/verdict.ts';
import { plainRows } from './plain-rows.ts';
import { FILE_SHUFFLE } from './plan.ts';
import { type LocatedRow, RESULT_COLUMNS, type ResultRow } from './row.ts';
import { readRecord } from './run-record.ts';
import { gzipFault, uncompressed } from './uncompressed.ts';

const STDIN = '-';
const EXAMPLE_ROW = '1,seedrandom,3,unlimited,yes,winnable,12,95';
/** Far longer than any row; without an end in sight a line is not gathered for ever. */
const MAX_LINE = 100_000;
type Column = (typeof RESULT_COLUMNS)[number];

/**
 * Reads result files, one after the other, row by row; what is packed by gzip is unpacked on the way, whatever its
 * name. Columns may stand in any order and others may be there too; blank lines and lines that begin with `#` are
 * skipped.
 * @param files paths; `-` is stdin.
 * @throws InputError naming file and line for a file that cannot be read or is no results file.
 */
export async function* readResultRows(files: readonly string[]): AsyncGenerator<LocatedRow> {
  for (const file of files) yield* readFile(file);
}

async function* readFile(file: string): AsyncGenerator<LocatedRow> {
  const name = file === STDIN ? 'stdin' : file;
  if (file === STDIN && fstatSync(0).isDirectory())
    throw new InputError(`cannot read ${name}: it is a folder, expected a file`);
  const source: Readable = file === STDIN ? process.stdin : createReadStream(file);
  let columns: readonly number[] | null = null;
  let chunks: AsyncIterator<Buffer> | null = null;
  let packed = false;
  let before = 0;
  const located = locating(file, name);
  try {
    const content = await uncompressed(source);
    packed = content.packed;
    chunks = content.bytes[Symbol.asyncIterator]();
    const plain = plainRows(chunks);
    let part = await plain.next();
    for (; part.done !== true; part = await plain.next()) {
      for (const { row, line } of part.value) yield located(row, line);
    }
    const { bytes } = part.value;
    before = part.value.lines;
    if (before > 0) columns = RESULT_COLUMNS.map((_, i) => i);
    for await (const { record, info } of csvRecords(bytes, chunks)) {
      const fields: readonly string[] = record;
      const line = before + info.lines;
      const place = `${name}, line ${line}`;
      if (columns === null) columns = columnsOf(fields, place);
      else yield located(rowOf(fields, columns, place), line);
    }
  } catch (error) {
    const fault = packed && chunks !== null ? await firstFault(error, chunks) : error;
    throw readingError(fault, name, before, columns !== null);
  } finally {
    source.destroy();
  }
  if (columns === null)
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
function locating(file: string, name: string): (row: ResultRow, line: number) => LocatedRow {
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

/** Deals from a file are known by the hash that a run records beside its results; else by the results file itself. */
function dealsOf(file: string): string {
  if (file === STDIN) return file;
  return (readRecord(file) ?? readRecord(file.replace(/\.gz$/, '')))?.deals ?? file;
}

/** Where each of the columns stands, in the order of {@link RESULT_COLUMNS}. */
function columnsOf(header: readonly string[], place: string): readonly number[] {
  return RESULT_COLUMNS.map((column) => {
    const at = header.indexOf(column);
    if (at >= 0) return at;
    const found = JSON.stringify(header.join(',').slice(0, 80));
    throw new InputError(
      `${place}: no column ${column} in ${found}, expected the header ${RESULT_COLUMNS.join(',')}`,
    );
  });
}

function rowOf(fields: readonly string[], columns: readonly number[], place: string): ResultRow {
  if (fields.length <= Math.max(...columns)) {
    throw new InputError(
      `${place}: ${fields.length} fields, expected at least ${Math.max(...columns) + 1} (a torn line? the batch command mends it)`,
    );
  }
  const text = (column: Column) => fields[columns[RESULT_COLUMNS.indexOf(column)] ?? -1] ?? '';
  const refuse = (column: Column, expected: string) =>
    new InputError(`${place}: ${column} is ${JSON.stringify(text(column))}, expected ${expected}`);
  const whole = (column: Column, least: number, most: number, expected: string) => {
    const value = /^\d+$/.test(text(column)) ? Number(text(column)) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw refuse(column, expected);
  };
  const MOST = Number.MAX_SAFE_INTEGER;
  const verdict = VERDICTS.find((each) => each === text('verdict'));
  if (verdict === undefined) throw refuse('verdict', VERDICTS.join(', '));
  for (const column of ['seed', 'shuffle'] as const) {
    if (text(column) === '') throw refuse(column, column === 'seed' ? 'a seed' : 'the name of a shuffle');
  }
  const worryingBack = text('worrying_back');
  if (worryingBack !== 'yes' && worryingBack !== 'no') throw refuse('worrying_back', 'yes or no');
  if (verdict !== 'winnable' && text('moves') !== '') throw refuse('moves', `nothing for ${verdict}`);
  return {
    seed: text('seed'),
    shuffle: text('shuffle'),
    rules: {
      draw: whole('draw', 1, 24, 'a whole number from 1 to 24'),
      passes:
        text('passes') === 'unlimited'
          ? null
          : whole('passes', 1, MOST, 'a whole number from 1 or unlimited'),
      worryingBack: worryingBack === 'yes',
    },
    verdict,
    states: whole('states', 0, MOST, 'a whole number'),
    moves: verdict === 'winnable' ? whole('moves', 0, MOST, 'a whole number for winnable') : null,
  };
}

/**
 * The one line for a file that cannot be read; other errors are passed through.
 * @param before lines that came before those of the CSV parser.
 * @param headed whether the header was read before.
 */
function readingError(error: unknown, name: string, before: number, headed: boolean): unknown {
  if (error instanceof CsvError) {
    const line = 'lines' in error ? `, line ${before + Number(error.lines)}` : '';
    // Whatever else CSV can have wrong, with fields free in number, is a quotation mark.
    const tooLong = error.code === 'CSV_MAX_RECORD_SIZE';
    const problem = headed
      ? `${tooLong ? 'no end of the line' : 'a quotation mark out of place'}, expected a row such as ${EXAMPLE_ROW}`
      : `no results file, expected the header ${RESULT_COLUMNS.join(',')}`;
    return new InputError(`${name}${line}: ${problem}`, { cause: error });
  }
  const fault = gzipFault(error);
  if (fault !== null) return new InputError(`${name}: ${fault}, expected a whole file`, { cause: error });
  if (!isSystemError(error)) return error;
  return new InputError(`cannot read ${name}: ${systemReason(error)}`, { cause: error });
}
