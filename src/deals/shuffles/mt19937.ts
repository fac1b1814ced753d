const N = 624;
const M = 397;
const UPPER = 0x80000000;
const LOWER = 0x7fffffff;

/**
 * The 32-bit Mersenne Twister (Matsumoto and Nishimura, 1998), seeded by one 32-bit number.
 * @returns a function giving the next output, 0 to 2^32 - 1.
 */
export function mt19937(seed: number): () => number {
  const state = new Uint32Array(N);
  const at = (i: number): number => state[i % N] ?? 0;
  state[0] = seed;
  for (let i = 1; i < N; i++) {
    const previous = at(i - 1);
    state[i] = Math.imul(1812433253, previous ^ (previous >>> 30)) + i;
  }
  let next = N;

  const twist = (): void => {
    for (let i = 0; i < N; i++) {
      const y = (at(i) & UPPER) | (at(i + 1) & LOWER);
      state[i] = at(i + M) ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0);
    }
    next = 0;
  };

  return () => {
    if (next === N) twist();
    let y = at(next++);
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    y ^= y >>> 18;
    return y >>> 0;
  };
}
