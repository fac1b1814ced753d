import { scanCards } from '../../cards/text.ts';

/*
 * The letters of a share text and its check sum. The alphabet is Crockford's base 32: no I, L, O and U, so that what
 * looks alike is alike (crockford.com/base32.html). The check sum is the BCH code of Bitcoin's addresses (BIP 173) over
 * the same 32 values, with the final constant of BIP 350: six characters that reveal every fault of up to four of up to
 * 89 characters, and of every one character or two neighbours swapped in a text of any length.
 */

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
const BASE = 1n << BigInt(BITS);
/** How many characters at the end are the check sum. */
export const CHECK_LENGTH = 6;
/** The code's generator polynomial times 1, 2, 4, 8 and 16 in GF(32). */
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const;
const CONSTANT = 0x2bc830a3;

/** Appends a value from 0 to 31 to a polynomial known by its remainder, 30 bits. */
function appended(remainder: number, value: number): number {
  const top = remainder >>> 25;
  let sum = ((remainder & 0x1ffffff) << BITS) ^ value;
  for (const [bit, multiple] of GENERATOR.entries()) if ((top >>> bit) & 1) sum ^= multiple;
  return sum;
}

/** The remainder of values from 0 to 31, read as a polynomial's coefficients. */
function remainder(values: readonly number[]): number {
  return values.reduce(appended, 1);
}

const valuesOf = (text: string): number[] => Array.from(text, (letter) => ALPHABET.indexOf(letter));
const lettersOf = (values: readonly number[]): string =>
  values.map((value) => ALPHABET.charAt(value)).join('');

/** The text with its check sum. `text` is of the alphabet. */
export function withCheck(text: string): string {
  const sum = remainder([...valuesOf(text), ...Array<number>(CHECK_LENGTH).fill(0)]) ^ CONSTANT;
  const check = Array.from(
    { length: CHECK_LENGTH },
    (_, i) => (sum >>> (BITS * (CHECK_LENGTH - 1 - i))) & 31,
  );
  return text + lettersOf(check);
}

/** Whether a text of the alphabet ends in its check sum. */
export function checkHolds(text: string): boolean {
  return remainder(valuesOf(text)) === CONSTANT;
}

/** A number from 0 in the alphabet, the first character its highest; at least `length` characters. */
export function numberText(value: bigint, length = 1): string {
  let text = '';
  for (let left = value; left > 0n; left /= BASE) text = ALPHABET.charAt(Number(left % BASE)) + text;
  return text.padStart(length, '0');
}

/** The number of a text of the alphabet: the inverse of {@link numberText}. */
export function numberOf(text: string): bigint {
  return valuesOf(text).reduce((sum, value) => sum * BASE + BigInt(value), 0n);
}

/** A share text as typed in the one way it is printed: capitals, no spaces or hyphens, 1 for I and L, 0 for O. */
export function canonicalLetters(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0');
}

/** The first character of a canonical text that the alphabet does not have, from 1; null when there is none. */
export function strayCharacter(text: string): { readonly at: number; readonly letter: string } | null {
  const letters = Array.from(text);
  const index = letters.findIndex((letter) => !ALPHABET.includes(letter));
  return index < 0 ? null : { at: index + 1, letter: letters[index] ?? '' };
}

/**
 * Where a text whose check sum does not hold is mistyped, if one mistake explains it: the only one that does, as the
 * code tells all such texts of up to 89 characters apart.
 */
export function likelyMistake(text: string): string | null {
  const values = valuesOf(text);
  // The code is linear: what is wrong with the sum depends only on how far the characters are off.
  const fault = remainder(values) ^ CONSTANT;
  let here = Array.from({ length: 32 }, (_, difference) => difference);
  let after: readonly number[] = here.map(() => 0);
  for (let i = values.length - 1; i >= 0; i--) {
    const swap = (values[i] ?? 0) ^ (values[i + 1] ?? values[i] ?? 0);
    if (((here[swap] ?? 0) ^ (after[swap] ?? 0)) === fault) {
      return `characters ${i + 1} and ${i + 2} are probably swapped`;
    }
    if (here.includes(fault)) return `character ${i + 1} is probably mistyped`;
    after = here;
    here = here.map((sum) => appended(sum, 0));
  }
  return null;
}

/** What the longest share text of a position has, and some characters more. */
const LONGEST = 100;
const SHORTEST = 16;

/**
 * Whether a line looks like a share text rather than cards without separators: one word that begins as only share texts
 * do, or whose characters mostly make no cards.
 */
export function looksShared(line: string): boolean {
  const word = line.replace(/[\s-]/g, '');
  if (word.length < SHORTEST || word.length > LONGEST || !/^[0-9A-Z]+$/i.test(word)) return false;
  if (/^K[0-9ILO]/i.test(word)) return true;
  if (/\s/.test(line)) return false;
  const inCards = scanCards(word).reduce(
    (sum, { kind, text }) => sum + (kind === 'card' ? text.length : 0),
    0,
  );
  return inCards < word.length / 2;
}
