import { describe, expect, it } from 'vitest';
import type { KlondikePosition, KlondikeRules } from '../../../../src/deals/klondike.ts';
import { NEVER } from '../../../../src/games/klondike/shortest/bound.ts';
import { shortestGame } from '../../../../src/games/klondike/shortest/game.ts';
import { ShortestProof } from '../../../../src/games/klondike/shortest/prove.ts';
import { MemoryBudget } from '../../../../src/search/memory-budget.ts';
import { rules, table } from '../../../reference/table.ts';

const LIMITS = { maxStates: 100_000, maxMemoryBytes: 2 ** 26 };

function proofOf(position: KlondikePosition, by: KlondikeRules): ShortestProof {
  return new ShortestProof(shortestGame(position, by, 'thoughtful'), new MemoryBudget(2 ** 26), () => {});
}

/** The length found by the proof alone, without a win to begin with. */
function lengthOf(position: KlondikePosition, by: KlondikeRules): number | string {
  const end = proofOf(position, by).run(NEVER, Number.POSITIVE_INFINITY, LIMITS);
  return end.kind === 'found' ? end.length : end.kind;
}

describe('the proof of a shortest win', () => {
  it('leaves a safe card in the waste where cards are drawn in twos: its place decides which come on top', () => {
    // With QC gone KD would always be drawn on top of QD. So: draw, draw, recycle, draw, QD, QC, draw, KC, KD.
    const position = table({ waste: 'QC', stock: 'QD KD KC', foundations: [11, 11, 13, 13] });
    expect(lengthOf(position, rules({ draw: 2 }))).toBe(9);
  });

  it('tells a lost position from one that a single pass wins', () => {
    const position = table({ waste: 'QD', stock: 'KD QC KC', foundations: [11, 11, 13, 13] });
    expect(lengthOf(position, rules({ draw: 1, passes: 1 }))).toBe(7);
    const buried = table({ columns: ['<QD> KD'], foundations: [13, 11, 13, 13] });
    expect(lengthOf(buried, rules())).toBe('none');
  });

  it('pauses and goes on to the same end', () => {
    const position = table({ waste: 'QC', stock: 'QD KD KC', foundations: [11, 11, 13, 13] });
    const proof = proofOf(position, rules({ draw: 2 }));
    const ends: string[] = [];
    for (let pauseAt = 2; ends.at(-1) !== 'found' && ends.length < 50; pauseAt++) {
      ends.push(proof.run(NEVER, pauseAt, LIMITS).kind);
    }
    expect(ends).toContain('paused');
    expect(ends.at(-1)).toBe('found');
    expect(proof.atLeast).toBe(9);
  });

  it('asked only for shorter wins than there are, proves that there are none', () => {
    const position = table({ waste: 'QC', stock: 'QD KD KC', foundations: [11, 11, 13, 13] });
    const proof = proofOf(position, rules({ draw: 2 }));
    expect(proof.run(9, Number.POSITIVE_INFINITY, LIMITS)).toEqual({ kind: 'none' });
    expect(proof.atLeast).toBe(9);
  });
});
