import { describe, expect, it } from 'vitest';
import type { KlondikeRules } from '../../../src/deals/klondike.ts';
import { dealFromSeed } from '../../../src/deals/shuffles/shuffle.ts';
import { Beam } from '../../../src/games/klondike/beam.ts';
import { BeamPasses } from '../../../src/games/klondike/beam-passes.ts';
import { expandWin } from '../../../src/games/klondike/expand.ts';
import { MoveGenerator } from '../../../src/games/klondike/generate.ts';
import { LEANING } from '../../../src/games/klondike/leanings.ts';
import { coveredOffsets } from '../../../src/games/klondike/offsets.ts';
import type { Forcing } from '../../../src/games/klondike/prune.ts';
import { ALL_PRUNING, playForced } from '../../../src/games/klondike/prune.ts';
import { layOut, PASSES } from '../../../src/games/klondike/state.ts';
import { unfold } from '../../../src/games/klondike/unfold.ts';
import { MemoryBudget } from '../../../src/search/memory-budget.ts';
import { replay } from '../../../src/verify/replay.ts';
import { rules } from '../../reference/table.ts';

const never = (): boolean => false;
const MANY = 1_000_000;

/** A beam under rules, and one run of it over a deal. */
function beamUnder(by: KlondikeRules) {
  const { draw, passes, worryingBack } = by;
  const generator = new MoveGenerator(by, ALL_PRUNING);
  const anyOrder = draw === 1 && passes === null;
  const forcing: Forcing = { worryingBack, safe: true, freeUp: worryingBack, anyOrder };
  const beam = new Beam(by, coveredOffsets(draw, passes !== null, true), generator, forcing, false);
  const run = (seed: number, width: number, leaning: number, most = MANY, bytes = 2 ** 28) => {
    const { position } = dealFromSeed('solvitaire', String(seed));
    const layout = layOut(position);
    const start = layout.start.slice();
    start[PASSES] = passes === null ? 0 : passes - 1;
    generator.load(layout);
    playForced(start, 0, layout, forcing);
    const end = beam.run(start, layout, new MemoryBudget(bytes), width, leaning, most, never);
    return { end, position, layout };
  };
  return { beam, forcing, run };
}

/** Deals that are won under each rules, by a beam as wide as given; draw 3's take a depth-first search millions of positions. */
const WON: readonly (readonly [
  name: string,
  seed: number,
  width: number,
  leaning: number,
  by: KlondikeRules,
])[] = [
  ['draw 1', 3, 64, LEANING.STOCK, rules()],
  ['draw 1, no worrying back', 3, 64, LEANING.FOUNDATIONS, rules({ worryingBack: false })],
  ['draw 3', 35, 64, LEANING.STOCK, rules({ draw: 3 })],
  ['draw 3, locked cards first', 315, 64, LEANING.LOCKED, rules({ draw: 3 })],
  ['draw 3, even foundations', 315, 64, LEANING.EVEN, rules({ draw: 3 })],
  ['draw 3, no worrying back', 70_651, 256, LEANING.STOCK, rules({ draw: 3, worryingBack: false })],
  ['draw 3, any', 6498, 256, LEANING.ANY, rules({ draw: 3, worryingBack: false })],
  ['draw 3, columns in turn', 35, 64, LEANING.SPREAD, rules({ draw: 3 })],
  ['draw 1, columns in turn', 3, 4, LEANING.SPREAD, rules({ worryingBack: false })],
  ['three passes', 9, 256, LEANING.STOCK, rules({ draw: 3, passes: 3 })],
];

describe('a beam', () => {
  it.each(WON)('finds a win that the referee accepts: %s', (_name, seed, width, leaning, by) => {
    const { beam, forcing, run } = beamUnder(by);
    const { end, position, layout } = run(seed, width, leaning);
    expect(end).toBe('won');
    expect(beam.states).toBeGreaterThan(0);
    const moves = expandWin(position, by, unfold(layout, beam.path(), forcing));
    expect(replay(position, by, moves).ok).toBe(true);
  });

  it('finds nothing in a lost deal, however wide', () => {
    const { beam, run } = beamUnder(rules());
    // Seed 78 is lost, but not at a look.
    expect(run(78, 1 << 30, LEANING.STOCK).end).toBe('nothing');
    expect(beam.states).toBeGreaterThan(1000);
  });

  it('enters fewer positions the narrower it is', () => {
    const { beam, run } = beamUnder(rules());
    run(78, 4, LEANING.ANY);
    const narrow = beam.states;
    run(78, 64, LEANING.ANY);
    expect(narrow).toBeLessThan(beam.states);
  });

  it('gives the same again, and ends at its budget', () => {
    const { beam, run } = beamUnder(rules({ draw: 3 }));
    expect(run(78, 64, LEANING.EVEN).end).toBe('nothing');
    const { states } = beam;
    expect(run(78, 64, LEANING.EVEN, states - 1).end).toBe('positions');
    expect(beam.states).toBe(states - 1);
    expect(run(78, 64, LEANING.EVEN, states).end).toBe('nothing');
    expect(beam.states).toBe(states);
  });
});

describe('passes of a beam', () => {
  it('become due one after the other, an eighth of all positions', () => {
    const passes = new BeamPasses(1000);
    expect(passes.dueAt).toBe(Number.POSITIVE_INFINITY);
    passes.begin();
    expect(passes.dueAt).toBe(1000);
    const first = passes.pass();
    passes.made(100);
    expect(passes.dueAt).toBe(1000);
    expect(passes.pass()).not.toEqual(first);
    passes.made(400);
    expect(passes.dueAt).toBe(4000);
    passes.begin();
    expect([passes.dueAt, passes.pass()]).toEqual([1000, first]);
    passes.none();
    expect(passes.dueAt).toBe(Number.POSITIVE_INFINITY);
  });

  it('end with the widest ones', () => {
    const passes = new BeamPasses(1);
    passes.begin();
    const widths: number[] = [];
    while (passes.dueAt < Number.POSITIVE_INFINITY) {
      widths.push(passes.pass().width);
      passes.made(1);
    }
    expect(widths).toEqual([4, 4, ...[16, 64, 256, 1024].flatMap((width) => Array(6).fill(width))]);
  });
});
