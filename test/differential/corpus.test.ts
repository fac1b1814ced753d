import { expect, it } from 'vitest';
import { disagreementOn, disagreementText, plainVerdict } from './compare.ts';
import { corpus } from './corpus.ts';

it.each(corpus())('$id, $tells: $verdict', ({ position, rules, verdict }) => {
  expect(plainVerdict(position, rules)).toBe(verdict);
  const found = disagreementOn(position, rules, verdict);
  if (found !== null) expect.fail(disagreementText(found));
});
