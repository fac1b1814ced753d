import { expect, it } from 'vitest';
import { type Step, worriesBack } from '../../../src/games/klondike/unfold.ts';
import { cards, table } from '../../reference/table.ts';

/** Steps from text: `up 2C`. */
function steps(...texts: readonly string[]): Step[] {
  return texts.map((text) => {
    const [kind, name] = text.split(' ');
    const [card] = cards(name ?? '');
    if (card === undefined || (kind !== 'up' && kind !== 'down' && kind !== 'over')) throw new Error(text);
    return { kind, card };
  });
}

// Clubs lie up to the three, hearts up to the ace.
const position = table({ foundations: [3, 0, 1, 0] });

it.each([
  [false, []],
  [false, ['up 4C', 'up 2H', 'over 9S']],
  [false, ['down 4C', 'up 4C', 'down 2H']],
  [true, ['down 3C']],
  [true, ['down AH']],
  [true, ['up 4C', 'over 9S', 'down 4C']],
  [true, ['up 2H', 'up 3H', 'down 2H']],
])('%s: %j', (expected, texts) => {
  expect(worriesBack(position, steps(...texts))).toBe(expected);
});
