/** A whole number with thousands separated: `20,000,000`. */
export function whole(value: number): string {
  return value.toLocaleString('en-US');
}

/** A number of deals: `1 deal`, `1,000 deals`. */
export function dealCount(count: number): string {
  return `${whole(count)} ${count === 1 ? 'deal' : 'deals'}`;
}

/** A number of moves: `1 move`, `1,000 moves`. */
export function moveCount(count: number): string {
  return `${whole(count)} ${count === 1 ? 'move' : 'moves'}`;
}

/** A number of distinct positions, the states of a search: `1 state`, `1,000 states`. */
export function stateCount(count: number): string {
  return `${whole(count)} ${count === 1 ? 'state' : 'states'}`;
}

/** A share (0 to 1) as a percentage with one decimal: `81.9%`. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** A duration in milliseconds in words: `1.9 ms`, `12.3 s`, `4 min 05 s`, `2 h 07 min`. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  // Each limit is where rounding would reach the next unit.
  if (ms < 999.95) return `${ms.toFixed(1)} ms`;
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${two(seconds % 60)} s`;
  return `${whole(Math.floor(seconds / 3600))} h ${two((seconds % 3600) / 60)} min`;
}

/** Milliseconds rounded to a tenth, as JSON results tell them. */
export function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}
