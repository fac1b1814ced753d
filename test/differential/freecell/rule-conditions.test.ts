import { expect, it } from 'vitest';
import { compareFreecell } from './compare.ts';
import { FREECELL_FAMILIES } from './positions.ts';

// Found by dropping one condition after the other: each of these positions tells a right rule from a broken one.
it.each([
  ['late positions', '481', 'a safe card needs its twin suit up, and with worrying back both conditions'],
  [
    'late positions',
    '660',
    'with worrying back it is not enough that no card on the foundations is built on it',
  ],
])('%s %s: %s', (name, seed) => {
  const family = FREECELL_FAMILIES.find((known) => known.name === name);
  if (family === undefined) throw new Error(`no family ${name}`);
  const { compared, disagreement } = compareFreecell(family, seed);
  expect(disagreement).toBeNull();
  expect(compared).toBe(2);
});
