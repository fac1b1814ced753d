import { describe, expect, it } from 'vitest';
import { dealFromSeed } from '../../../../src/deals/shuffles/shuffle.ts';
import { LowerBound, NEVER } from '../../../../src/games/klondike/shortest/bound.ts';
import { MOVE_COUNTS } from '../../../../src/games/klondike/shortest/counts.ts';
import { shortestGame } from '../../../../src/games/klondike/shortest/game.ts';
import { Successors } from '../../../../src/games/klondike/shortest/successors.ts';
import { Random } from '../../../differential/random.ts';

const STEPS = 120;

describe.each([
  { draw: 1, passes: null, worryingBack: true },
  { draw: 1, passes: 3, worryingBack: false },
  { draw: 3, passes: null, worryingBack: true },
])('lower bound at draw $draw, passes $passes', (rules) => {
  it('falls by no more than a move costs, along random play of real deals', () => {
    let falls = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const random = new Random(`bound ${seed}`);
      const { position } = dealFromSeed('solvitaire', String(seed));
      const game = shortestGame(position, rules, random.pick(MOVE_COUNTS));
      const bound = new LowerBound(game);
      const successors = new Successors(game);
      let key: readonly number[] = game.start;
      for (let step = 0; step < STEPS; step++) {
        const [k0 = 0, k1 = 0, k2 = 0, k3 = 0] = key;
        const before = bound.of(k0, k1);
        if (before >= NEVER) break;
        successors.expand(k0, k1, k2, k3);
        const { list } = successors;
        if (list.count === 0) break;
        for (let i = 0; i < list.count; i++) {
          const after = bound.of(list.k0[i] ?? 0, list.k1[i] ?? 0);
          if (before > after + (list.cost[i] ?? 0))
            expect.fail(`seed ${seed}, step ${step}: ${before} to ${after}`);
          if (after < before) falls++;
        }
        const taken = random.between(0, list.count - 1);
        key = [list.k0, list.k1, list.k2, list.k3].map((words) => words[taken] ?? 0);
      }
    }
    expect(falls).toBeGreaterThan(1000);
  });
});
