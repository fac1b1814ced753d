// What `npm run soak` and `npm run soak:games` are told.
import { parseArgs } from 'node:util';

/** Options of one soak beside those of both. */
type More = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

export interface SoakOptions {
  /** All options that were given, by name. */
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  /** First and last seed; the last may be infinite. */
  readonly first: number;
  readonly last: number;
  /** When to end, in milliseconds since 1970; infinite to go on until stopped. */
  readonly end: number;
}

/** Reads `--minutes`, `--from`, `--cases` and more options, or ends the program with one line and exit code 2. */
export function soakOptions(name: string, more: More, expected: string): SoakOptions {
  const values = valuesOf(name, more);
  const { minutes, from, cases } = values;
  const end = minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + Number(minutes) * 60_000;
  const first = from === undefined ? Math.floor(Date.now() / 1000) : Number(from);
  const last = cases === undefined ? Number.POSITIVE_INFINITY : first + Number(cases) - 1;
  if ([end, first, last].some(Number.isNaN)) return fail(name, expected);
  return { values, first, last, end };
}

/** Ends the program with one line and exit code 2. */
export function fail(name: string, reason: string): never {
  console.error(`${name}: ${reason}`);
  return process.exit(2);
}

function valuesOf(name: string, more: More): SoakOptions['values'] {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: process.argv.slice(2),
      options: { minutes: text, from: text, cases: text, ...more },
    }).values as SoakOptions['values'];
  } catch (error) {
    return fail(name, error instanceof Error ? error.message : String(error));
  }
}
