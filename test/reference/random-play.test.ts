import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkPosition } from '../../src/deals/check-position.ts';
import type { KlondikePosition, KlondikeRules } from '../../src/deals/klondike.ts';
import { applyMove, legalMoves } from '../../src/reference/klondike.ts';
import type { Move } from '../../src/reference/move.ts';
import { moveText, parseMove } from '../../src/reference/move-text.ts';
import { anyDeal, anyRules } from './table.ts';

/** Every move that can be written for a position, legal or not: each card each way. */
function everyMove({ ranks, columns }: KlondikePosition): Move[] {
  const numbers = columns.map((_, column) => column);
  const cards = Array.from({ length: 52 }, (_, card) => card).filter((card) => card % 13 < ranks);
  const ofCard = cards.flatMap((card): Move[] => [
    { kind: 'waste-to-foundation', card },
    ...numbers.flatMap((column): Move[] => [
      { kind: 'waste-to-column', card, to: column },
      { kind: 'column-to-foundation', card, from: column },
      { kind: 'foundation-to-column', card, to: column },
      ...numbers.map((from): Move => ({ kind: 'run', card, from, to: column })),
    ]),
  ]);
  return [{ kind: 'draw' }, { kind: 'recycle' }, ...ofCard];
}

/** The positions of a game in which each number picks one of the moves that are legal then. */
function walk(deal: KlondikePosition, rules: KlondikeRules, picks: readonly number[]): KlondikePosition[] {
  const visited = [deal];
  for (const pick of picks) {
    const state = visited.at(-1) ?? deal;
    const moves = legalMoves(state, rules);
    const move = moves[pick % moves.length];
    if (move === undefined) break;
    const result = applyMove(state, rules, move);
    if (!result.ok) throw new Error(`${moveText(move)}: ${result.reason}`);
    visited.push(result.state);
  }
  return visited;
}

const anyPicks = fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 60 });

it('the moves listed are exactly the moves that can be played', () => {
  fc.assert(
    fc.property(anyDeal, anyRules, anyPicks, (deal, rules, picks) => {
      const state = walk(deal, rules, picks).at(-1) ?? deal;
      const listed = legalMoves(state, rules).map(moveText);
      const playable = everyMove(state)
        .filter((move) => applyMove(state, rules, move).ok)
        .map(moveText);
      expect(new Set(listed).size).toBe(listed.length);
      expect([...listed].sort()).toEqual(playable.sort());
    }),
    { numRuns: 300 },
  );
});

it('the listed moves of a game are read back as they were printed', () => {
  fc.assert(
    fc.property(anyDeal, anyRules, anyPicks, (deal, rules, picks) => {
      for (const move of walk(deal, rules, picks).flatMap((state) => legalMoves(state, rules))) {
        expect(parseMove(moveText(move))).toEqual({ ok: true, move });
      }
    }),
  );
});

it('every card stays in the game, once', () => {
  fc.assert(
    fc.property(anyDeal, anyRules, anyPicks, (deal, rules, picks) => {
      expect(walk(deal, rules, picks).map(checkPosition)).toEqual(
        expect.not.arrayContaining([expect.anything()]),
      );
    }),
    { numRuns: 300 },
  );
});

it('a move leaves the position it is played on as it was', () => {
  fc.assert(
    fc.property(anyDeal, anyRules, anyPicks, (deal, rules, picks) => {
      const before = structuredClone(deal);
      walk(deal, rules, picks);
      expect(deal).toEqual(before);
    }),
  );
});

it('a run that left the card it lay on can go back', () => {
  fc.assert(
    fc.property(anyDeal, anyRules, anyPicks, (deal, rules, picks) => {
      const state = walk(deal, rules, picks).at(-1) ?? deal;
      for (const move of legalMoves(state, rules)) {
        if (move.kind !== 'run') continue;
        const after = applyMove(state, rules, move);
        if (!after.ok) throw new Error(after.reason);
        const turned = after.state.faceDown[move.from] !== state.faceDown[move.from];
        if (turned || after.state.columns[move.from]?.length === 0) continue;
        const back = applyMove(after.state, rules, { ...move, from: move.to, to: move.from });
        expect(back).toEqual({ ok: true, state });
      }
    }),
  );
});
