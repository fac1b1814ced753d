import { InputError } from '../../cards/input-error.ts';

/** A line of a text with its number in the file, from 1. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/** A text to read, with the name that messages give it: a file's, or `-` for stdin. */
export interface Source {
  readonly name: string;
  readonly lines: readonly Line[];
}

/** Splits a text into lines; a byte order mark and the kind of line end are dropped. */
export function sourceOf(name: string, text: string): Source {
  const lines = text.replaceAll('\uFEFF', '').split(/\r\n|\n|\r/);
  return { name, lines: lines.map((line, i) => ({ number: i + 1, text: line })) };
}

/** The lines that say something: without `#` comments, blank lines and outer spaces. */
export function contentLines(source: Source): Line[] {
  return source.lines
    .map(({ number, text }) => ({ number, text: text.replace(/#.*/, '').trim() }))
    .filter(({ text }) => text !== '');
}

/** Text of the input as messages quote it: short, and without control characters. */
export function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 20));
}

/** The error for something wrong in a line: `name:line: problem`. */
export function errorAt(source: Source, line: number, problem: string): InputError {
  return new InputError(`${source.name}:${line}: ${problem}`);
}
