import { describe, expect, it } from 'vitest';
import type { KlondikePosition, KlondikeRules } from '../../src/deals/klondike.ts';
import { applyMove } from '../../src/reference/klondike.ts';
import { parseMove } from '../../src/reference/move-text.ts';
import { BROKEN_RULES, type BrokenRule } from '../../src/reference/refusal.ts';
import { rules, table } from './table.ts';

/** A position, a move, and the rule that it breaks. */
const cases: readonly [BrokenRule, KlondikePosition, string, Partial<KlondikeRules>?][] = [
  ['wrong colour', table({ columns: ['9S', '8S'] }), '8S 2>1'],
  ['wrong rank', table({ columns: ['9S', '7H'] }), '7H 2>1'],
  ['wrong colour and rank', table({ columns: ['9S', '7C'] }), '7C 2>1'],
  ['not a king to an empty column', table({ columns: ['', '<2C> QH'] }), 'QH 2>1'],
  ['a king to a column that is not empty', table({ columns: ['AS', 'KH'] }), 'KH 2>1'],
  ['not the next card of its foundation', table({ columns: ['3H'], foundations: [0, 0, 1, 0] }), '3H 1>f'],
  ['covered card', table({ columns: ['2C AH'] }), '2C 1>f'],
  ['covered card', table({ columns: ['<AC> 2D'] }), 'AC 1>f'],
  ['face-down card', table({ columns: ['9H', '<8S> 7D'] }), '8S 2>1'],
  ['not a run', table({ columns: ['9H', '8S 7C'] }), '8S 2>1'],
  ['not in that column', table({ columns: ['9H', '8S', '7D'] }), '8S 3>1'],
  ['not in that column', table({ columns: ['9H', '8S', ''] }), '8S 3>f'],
  ["not the waste's top card", table({ columns: ['9S'], waste: '8H 2C' }), '8H w>1'],
  ["not the waste's top card", table({ columns: ['9S'], stock: '8H' }), '8H w>1'],
  ["not the foundation's top card", table({ columns: ['3S', '2H'], foundations: [0, 0, 4, 0] }), '2H f>1'],
  [
    'worrying back is not allowed',
    table({ columns: ['3S'], foundations: [0, 0, 2, 0] }),
    '2H f>1',
    { worryingBack: false },
  ],
  ['nothing to draw', table({ waste: 'AC' }), 'draw'],
  ['nothing to recycle', table({}), 'recycle'],
  ['the stock is not empty', table({ stock: 'AC', waste: '2C' }), 'recycle'],
  ['no pass left', table({ waste: 'AC' }), 'recycle', { passes: 1 }],
  ['no pass left', table({ waste: 'AC', recycles: 2 }), 'recycle', { passes: 3 }],
  ['the same column', table({ columns: ['9H 8S'] }), '8S 1>1'],
  ['no such column', table({ columns: ['9H'] }), '9H 1>2'],
];

describe('the rule that a move breaks', () => {
  it.each(cases)('%s: %j, %s', (rule, position, text, changed) => {
    const parsed = parseMove(text);
    if (!parsed.ok) throw new Error(parsed.reason);
    expect(applyMove(position, rules(changed), parsed.move)).toMatchObject({ ok: false, rule });
  });

  it('each is seen here', () => {
    expect(new Set(cases.map(([rule]) => rule))).toEqual(new Set(BROKEN_RULES));
  });
});
