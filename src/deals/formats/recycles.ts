import { errorAt, quoted, type Source } from './source.ts';

/**
 * How often the waste was turned over already, from a text or JSON value.
 * @throws InputError for anything but a whole number from 0 (exact below 2^53).
 */
export function readRecycles(source: Source, line: number, value: unknown): number {
  const text = typeof value === 'string' ? value.trim() : JSON.stringify(value);
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(count)) return count;
  throw errorAt(
    source,
    line,
    `${quoted(text)} recycles; expected how often the waste was turned over, a whole number from 0`,
  );
}
