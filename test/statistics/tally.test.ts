import { describe, expect, it } from 'vitest';
import type { LocatedRow } from '../../src/batch/row.ts';
import { InputError } from '../../src/cards/input-error.ts';
import type { Verdict } from '../../src/search/verdict.ts';
import { tally } from '../../src/statistics/tally.ts';

/** A row as `draw worryingBack seed verdict`, such as `1 yes 7 winnable`. */
function row(text: string, place: Partial<LocatedRow> = {}): LocatedRow {
  const [draw = '', worryingBack, seed = '', verdict = ''] = text.split(' ');
  return {
    row: {
      seed,
      shuffle: 'seedrandom',
      rules: { draw: Number(draw), passes: null, worryingBack: worryingBack === 'yes' },
      verdict: verdict as Verdict,
      states: 1,
      moves: verdict === 'winnable' ? 90 : null,
    },
    file: 'a.csv',
    line: 2,
    deals: 'seedrandom',
    ...place,
  };
}

const rows = (...texts: string[]) => texts.map((text) => row(text));

describe('tally', () => {
  it('counts each set of rules, in the order of rules whatever the order of rows', async () => {
    const { rules } = await tally(
      rows(
        '3 no 1 unwinnable',
        '1 no 1 unknown',
        '3 yes 1 winnable',
        '1 yes 1 winnable',
        '1 yes 2 unwinnable',
      ),
    );
    expect(
      rules.map((t) => [t.rules.draw, t.rules.worryingBack, t.deals, t.winnable, t.unwinnable, t.unknown]),
    ).toEqual([
      [1, true, 2, 1, 1, 0],
      [1, false, 1, 0, 0, 1],
      [3, true, 1, 1, 0, 0],
      [3, false, 1, 0, 1, 0],
    ]);
  });

  it('keeps unknown deals in the sample and never counts them as lost', async () => {
    const texts = ['winnable', 'winnable', 'unwinnable', 'unknown'].map(
      (verdict, i) => `1 yes ${i} ${verdict}`,
    );
    const [all] = (await tally(rows(...texts))).rules;
    expect(all?.bounds).toEqual({ lower: 0.5, upper: 0.75 });
    expect(all?.rate).toBe(0.625);
    // Wilson for 2 of 4 and 3 of 4, z = 1.96, worked out by hand from the formula.
    expect(all?.interval.lower).toBeCloseTo(0.150036, 5);
    expect(all?.interval.upper).toBeCloseTo(0.95441, 5);
  });

  it('tells no rate when everything is unknown', async () => {
    const [all] = (await tally(rows('1 yes 1 unknown', '1 yes 2 unknown'))).rules;
    expect([all?.rate, all?.bounds]).toEqual([null, { lower: 0, upper: 1 }]);
  });

  it.each([
    { name: 'equal rows are one', verdicts: ['winnable', 'winnable'], counted: [1, 0, 0] },
    { name: 'a later verdict replaces unknown', verdicts: ['unknown', 'unwinnable'], counted: [0, 1, 0] },
    { name: 'a later unknown is ignored', verdicts: ['winnable', 'unknown'], counted: [1, 0, 0] },
    { name: 'two unknowns stay one', verdicts: ['unknown', 'unknown'], counted: [0, 0, 1] },
  ])('the same deal twice: $name', async ({ verdicts, counted }) => {
    const [all] = (await tally(rows(...verdicts.map((verdict) => `1 yes 5 ${verdict}`)))).rules;
    expect([all?.winnable, all?.unwinnable, all?.unknown]).toEqual(counted);
  });

  it('equal seeds of different deals are different deals', async () => {
    const both = [row('1 yes 1 winnable'), row('1 yes 1 unwinnable', { deals: 'solvitaire' })];
    expect((await tally(both)).rules[0]?.deals).toBe(2);
  });

  it('contradicting verdicts are an error that names both places', async () => {
    const both = [
      row('1 yes 5 winnable', { line: 7 }),
      row('3 yes 5 winnable', { file: 'b.csv', line: 3 }),
      row('1 yes 5 unwinnable', { file: 'b.csv', line: 4 }),
    ];
    await expect(tally(both)).rejects.toThrow(InputError);
    await expect(tally(both)).rejects.toThrow(
      /^b\.csv, line 4 \(seed 5\): unwinnable contradicts a\.csv, line 7 \(seed 5\), both for draw 1, /,
    );
  });

  it('holds more deals than it first made room for', async () => {
    const many = Array.from({ length: 1000 }, (_, i) => `1 yes ${i} ${i % 4 ? 'winnable' : 'unwinnable'}`);
    const [all] = (await tally(rows(...many))).rules;
    expect([all?.deals, all?.winnable, all?.unwinnable]).toEqual([1000, 750, 250]);
  });
});

describe('need for worrying back, from rows', () => {
  it('pairs the same deals only', async () => {
    const { necessity } = await tally(
      rows(
        '3 yes 1 winnable',
        '3 no 1 winnable',
        '3 yes 2 winnable',
        '3 no 2 unwinnable',
        '3 yes 3 unwinnable',
        '3 no 3 unwinnable',
        '3 yes 4 winnable',
        '3 no 5 winnable',
        '1 yes 2 winnable',
      ),
    );
    expect(necessity).toHaveLength(1);
    const [need] = necessity;
    expect([need?.rules.draw, need?.deals, need?.winnable, need?.needing, need?.share]).toEqual([
      3, 3, 2, 1, 0.5,
    ]);
  });

  it('a win without worrying back decides an unknown with it', async () => {
    const [need] = (await tally(rows('3 yes 1 unknown', '3 no 1 winnable'))).necessity;
    expect([need?.winnable, need?.bounds]).toEqual([1, { lower: 0, upper: 0 }]);
  });

  it('tells nothing where no deal was run both ways', async () => {
    expect((await tally(rows('3 yes 1 winnable', '3 no 2 winnable'))).necessity).toEqual([]);
  });

  it('a deal that is won only without worrying back is an error that names both places', async () => {
    const both = [row('3 yes 9 unwinnable', { line: 4 }), row('3 no 9 winnable', { line: 5 })];
    await expect(tally(both)).rejects.toThrow(/^a\.csv, line 5 \(seed 9\): .* a\.csv, line 4 \(seed 9\)/);
  });
});
