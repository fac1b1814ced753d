/**
 * Random 32-bit words from a seed, for keys of positions and choices in a search: the same seed gives the same words.
 * The generator is SplitMix with 32-bit state (a Weyl sequence whose words are mixed).
 * @returns a function giving the next word, as a signed 32-bit integer
 */
export function randomWords(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let x = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
    return x ^ (x >>> 15);
  };
}
