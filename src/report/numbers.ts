/** A whole number with commas between thousands. */
export function whole(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 0 });
}

/** `1 deal`, `2,000 deals`. */
export function count(number: number, what: string): string {
  return `${whole(number)} ${what}${number === 1 ? '' : 's'}`;
}

const UNITS = [
  [1e15, 'P'],
  [1e12, 'T'],
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** A large number in few signs: `950`, `12k`, `3.5M`. */
export function short(value: number): string {
  const [size, sign] = UNITS.find(([size]) => value >= size) ?? [1, ''];
  const scaled = value / size;
  return `${scaled < 10 && size > 1 ? Number(scaled.toFixed(1)) : Math.floor(scaled)}${sign}`;
}

/** A share as a percentage with as many decimals as say something: `64%`, `0.02%`. */
export function sharePercent(share: number): string {
  const value = 100 * share;
  if (value === 0 || value >= 10) return `${value.toFixed(value > 99 && value < 100 ? 2 : 0)}%`;
  return `${Number(value.toPrecision(2))}%`;
}
