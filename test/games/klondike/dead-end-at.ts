import type { KlondikePosition, KlondikeRules } from '../../../src/deals/klondike.ts';
import { MoveGenerator } from '../../../src/games/klondike/generate.ts';
import { ALL_FRESH } from '../../../src/games/klondike/offsets.ts';
import { ALL_PRUNING } from '../../../src/games/klondike/prune.ts';
import { layOut, OFFSET, PASSES } from '../../../src/games/klondike/state.ts';

const generators = new Map<string, MoveGenerator>();

/**
 * Whether the search takes a position for a dead end.
 * @param twins whether clashes of twins are followed
 * @param fresh of which one must be the next stock card played, as a stock word
 */
export function isDeadEnd(
  position: KlondikePosition,
  rules: KlondikeRules,
  twins = true,
  fresh = ALL_FRESH,
): boolean {
  const key = JSON.stringify([rules, twins]);
  const generator = generators.get(key) ?? new MoveGenerator(rules, { ...ALL_PRUNING, twins });
  generators.set(key, generator);
  const layout = layOut(position);
  generator.load(layout);
  const st = layout.start.slice();
  const { draw, passes } = rules;
  st[PASSES] = passes === null ? 0 : Math.max(0, passes - 1 - position.recycles);
  // As the search counts it.
  const atStart = position.waste.length % draw === 0 || position.stock.length === 0;
  if (passes === null && atStart) st[OFFSET] = 0;
  return generator.isDead(st, 0, fresh);
}
