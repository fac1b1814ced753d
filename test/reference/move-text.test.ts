import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/reference/move.ts';
import { moveText, parseMove } from '../../src/reference/move-text.ts';
import { cards } from './table.ts';

const [sevenOfHearts = -1, tenOfDiamonds = -1] = cards('7H TD');

const texts: readonly [string, Move][] = [
  ['draw', { kind: 'draw' }],
  ['recycle', { kind: 'recycle' }],
  ['7H w>f', { kind: 'waste-to-foundation', card: sevenOfHearts }],
  ['7H w>3', { kind: 'waste-to-column', card: sevenOfHearts, to: 2 }],
  ['7H 5>f', { kind: 'column-to-foundation', card: sevenOfHearts, from: 4 }],
  ['7H 5>3', { kind: 'run', card: sevenOfHearts, from: 4, to: 2 }],
  ['7H f>3', { kind: 'foundation-to-column', card: sevenOfHearts, to: 2 }],
  ['TD 1>7', { kind: 'run', card: tenOfDiamonds, from: 0, to: 6 }],
];

const anyCard = fc.integer({ min: 0, max: 51 });
const anyColumn = fc.integer({ min: 0, max: 6 });
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constantFrom('draw' as const, 'recycle' as const) }),
  fc.record({ kind: fc.constant('waste-to-foundation' as const), card: anyCard }),
  fc.record({ kind: fc.constant('waste-to-column' as const), card: anyCard, to: anyColumn }),
  fc.record({ kind: fc.constant('column-to-foundation' as const), card: anyCard, from: anyColumn }),
  fc.record({ kind: fc.constant('run' as const), card: anyCard, from: anyColumn, to: anyColumn }),
  fc.record({ kind: fc.constant('foundation-to-column' as const), card: anyCard, to: anyColumn }),
);

describe('move text', () => {
  it.each(texts)('%s is read and printed', (text, move) => {
    expect(parseMove(text)).toEqual({ ok: true, move });
    expect(moveText(move)).toBe(text);
  });

  it('survives printing and reading', () => {
    fc.assert(
      fc.property(anyMove, (move) => {
        expect(parseMove(moveText(move))).toEqual({ ok: true, move });
      }),
    );
  });

  it.each([
    '',
    'Draw',
    'draw ',
    '7H',
    '7h 5>3',
    '10H 5>3',
    '1H 5>3',
    '7X 5>3',
    '7H 0>3',
    '7H 05>3',
    '7H 5>w',
  ])('%j is no move', (text) => {
    const result = parseMove(text);
    expect(result).toMatchObject({ ok: false });
    expect(!result.ok && result.reason).toContain(`${JSON.stringify(text)} is not a move: expected draw`);
  });

  it.each(['7H f>f', '7H w>w', '7H f>w', '7H 5->3', '7H 5>3 ', '7H  5>3', '7H 5>3\n', 'recycle draw'])(
    '%j is no move either',
    (text) => expect(parseMove(text)).toMatchObject({ ok: false }),
  );
});
