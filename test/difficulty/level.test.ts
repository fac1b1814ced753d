import { expect, test } from 'vitest';
import { levelOf } from '../../src/difficulty/level.ts';

test.each([
  [1, 'easy'],
  [0.7, 'easy'],
  [0.699, 'medium'],
  [0.4, 'medium'],
  [0.399, 'hard'],
  [0.1, 'hard'],
  [0.099, 'very hard'],
  [0, 'very hard'],
])('a share of %d of the playouts is %s', (share, level) => {
  expect(levelOf(share)).toBe(level);
});
