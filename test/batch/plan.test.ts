import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planBatch, rulesProduct } from '../../src/batch/plan.ts';
import { InputError } from '../../src/cards/input-error.ts';
import { rangeOfSeeds } from '../../src/deals/seed-range.ts';
import { dealFromSeed } from '../../src/deals/shuffles/shuffle.ts';

const DRAW_1 = { draw: 1, passes: null, worryingBack: true };

describe('plan of a range of seeds', () => {
  it.each([
    { range: '1..3', seeds: ['1', '2', '3'] },
    { range: '7..7', seeds: ['7'] },
    { range: '-1..1', seeds: ['-1', '0', '1'] },
    { range: '9007199254740993..9007199254740994', seeds: ['9007199254740993', '9007199254740994'] },
  ])('$range', ({ range, seeds }) => {
    const plan = planBatch({ kind: 'seeds', shuffle: 'seedrandom', range: rangeOfSeeds(range) }, [DRAW_1]);
    expect(seeds.map((_, i) => plan.seedAt(i))).toEqual(seeds);
    expect([plan.dealCount, plan.shuffle, plan.dealsId]).toEqual([
      seeds.length,
      'seedrandom',
      `seeds ${range}`,
    ]);
    expect(seeds.map((_, i) => plan.positionAt(i))).toEqual(
      seeds.map((seed) => dealFromSeed('seedrandom', seed).position),
    );
  });

  it('refuses an end that the shuffle does not take', () => {
    const range = rangeOfSeeds('1..99999999999');
    expect(() => planBatch({ kind: 'seeds', shuffle: 'solvitaire', range }, [DRAW_1])).toThrow(InputError);
  });
});

describe('plan of deals from a file', () => {
  const deals = ['5', '3'].map((seed) => dealFromSeed('solvitaire', seed));

  it('numbers them from 1, whatever they were called', () => {
    const plan = planBatch({ kind: 'deals', deals }, [DRAW_1]);
    expect([plan.shuffle, plan.seedAt(0), plan.seedAt(1)]).toEqual(['file', '1', '2']);
    expect(plan.positionAt(1)).toEqual(deals[1]?.position);
  });

  it('tells the same deals from others and from another order', () => {
    const id = (list: typeof deals) => planBatch({ kind: 'deals', deals: list }, [DRAW_1]).dealsId;
    expect(id(deals)).toBe(id([...deals]));
    expect(new Set([id(deals), id(deals.toReversed()), id(deals.slice(0, 1))]).size).toBe(3);
  });

  it('refuses none', () => {
    expect(() => planBatch({ kind: 'deals', deals: [] }, [DRAW_1])).toThrow(InputError);
  });
});

describe('rules of a plan', () => {
  it('are sorted by draw, passes (unlimited last), worrying back before without', () => {
    const rules = rulesProduct({ draws: [3, 1], passes: [null, 2, 1], worryingBack: [false, true] });
    expect(rules.map(({ draw, passes, worryingBack }) => [draw, passes, worryingBack])).toEqual([
      [1, 1, true],
      [1, 1, false],
      [1, 2, true],
      [1, 2, false],
      [1, null, true],
      [1, null, false],
      [3, 1, true],
      [3, 1, false],
      [3, 2, true],
      [3, 2, false],
      [3, null, true],
      [3, null, false],
    ]);
  });

  it('do not depend on the order or repetition of the options', () => {
    const all = rulesProduct({ draws: [1, 2, 3], passes: [1, null], worryingBack: [true, false] });
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 1 }), (some) => {
        const source = { kind: 'deals', deals: [dealFromSeed('solvitaire', '1')] } as const;
        expect(planBatch(source, [...some, ...some]).rules).toEqual(
          all.filter((each) => some.includes(each)),
        );
      }),
    );
  });
});
