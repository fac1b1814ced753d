import { InvalidArgumentError } from 'commander';

/** A reader of one option value; throws InvalidArgumentError with what was expected. */
export type Reader<T> = (text: string) => T;

/** Reads a whole number from `min` to `max`. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): Reader<number> {
  const range = max === Number.MAX_SAFE_INTEGER ? `${min} up` : `${min} to ${max}`;
  return (text) => {
    const value = /^\+?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new InvalidArgumentError(`expected a whole number from ${range}`);
  };
}

/** Reads a number above 0, in the unit named. */
export function positiveNumber(unit: string): Reader<number> {
  return (text) => {
    const value = /^\+?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
    if (value > 0 && Number.isFinite(value)) return value;
    throw new InvalidArgumentError(`expected a number of ${unit} above 0`);
  };
}

/** Reads one of a vocabulary's names. */
export function oneOf<const Name extends string>(names: readonly Name[]): Reader<Name> {
  return (text) => {
    const found = names.find((name) => name === text);
    if (found !== undefined) return found;
    throw new InvalidArgumentError(`expected one of: ${names.join(', ')}`);
  };
}

/**
 * Reads values separated by commas, each once.
 * @param example a list, to be shown with what a value was expected to be.
 */
export function listOf<T>(read: Reader<T>, example: string): Reader<readonly T[]> {
  return (text) => {
    try {
      return [...new Set(text.split(',').map((part) => read(part.trim())))];
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      throw new InvalidArgumentError(`${error.message}; a list looks like ${example}`);
    }
  };
}
