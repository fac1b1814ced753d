/** A whole number with commas between thousands. */
export function whole(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 0 });
}

/** `1 deal`, `2,000 deals`. */
export function count(number: number, what: string): string {
  return `${whole(number)} ${what}${number === 1 ? '' : 's'}`;
}

const UNITS = ['', 'k', 'M', 'G', 'T', 'P'] as const;

/** A large number in few signs, rounded up: `950`, `12k`, `3.5M`. */
export function short(value: number): string {
  for (const [power, unit] of UNITS.entries()) {
    const scaled = value / 1000 ** power;
    const rounded = power > 0 && scaled < 10 ? Math.ceil(10 * scaled) / 10 : Math.ceil(scaled);
    if (rounded < 1000) return `${rounded}${unit}`;
  }
  return whole(value);
}

/** A text with a large first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a, b and c`. */
export function inList(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

/** A share as a percentage with as many decimals as say something: `64%`, `0.02%`. */
export function sharePercent(share: number): string {
  const value = 100 * share;
  // Not quite all must not look like all.
  if (value > 99 && value < 100) return `${Math.min(value, 99.99).toFixed(2)}%`;
  if (value === 0 || value >= 10) return `${value.toFixed(0)}%`;
  return `${Number(value.toPrecision(2))}%`;
}
