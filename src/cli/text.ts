/** A whole number with thousands separated: `20,000,000`. */
export function whole(value: number): string {
  return value.toLocaleString('en-US');
}

/** A share (0 to 1) as a percentage with one decimal: `81.9%`. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A duration in milliseconds in words: `1.9 ms`, `12.3 s`, `4 min 05 s`, `2 h 07 min`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${ms.toFixed(1)} ms`;
  if (ms < MINUTE_MS - 50) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  if (ms < HOUR_MS) return `${Math.floor(seconds / 60)} min ${two(seconds % 60)} s`;
  return `${whole(Math.floor(seconds / 3600))} h ${two((seconds % 3600) / 60)} min`;
}

/** Milliseconds rounded to a tenth, as JSON results tell them. */
export function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}
