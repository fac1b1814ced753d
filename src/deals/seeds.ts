import { InputError } from '../cards/input-error.ts';

const WHOLE_NUMBER = /^[+-]?\d+$/;

/** Reads a whole number of any size without rounding it; null when the text is none. */
export function wholeNumber(text: string): bigint | null {
  const trimmed = text.trim();
  return WHOLE_NUMBER.test(trimmed) ? BigInt(trimmed.replace(/^\+/, '')) : null;
}

/**
 * Reads a seed that must be a whole number between two bounds, both included.
 * @param why said after the bounds when there is a reason the user should know.
 * @throws InputError naming the shuffle, the text and the bounds.
 */
export function boundedSeed(shuffle: string, text: string, from: number, to: number, why = ''): number {
  const seed = wholeNumber(text);
  if (seed === null || seed < BigInt(from) || seed > BigInt(to)) {
    const reason = why === '' ? '' : ` (${why})`;
    throw new InputError(
      `seed ${JSON.stringify(text)}: the ${shuffle} shuffle expects a whole number from ${from} to ${to}${reason}`,
    );
  }
  return Number(seed);
}
