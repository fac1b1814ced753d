import { describe, expect, it } from 'vitest';
import type { LocatedRow, ResultRow } from '../../src/batch/row.ts';
import { InputError } from '../../src/cards/input-error.ts';
import { KLONDIKE } from '../../src/deals/games/klondike.ts';
import { isEasier } from '../../src/games/klondike/lattice.ts';
import { tally } from '../../src/statistics/tally.ts';

type Rules = ResultRow['rules'];

/** `3 unlimited yes winnable`: draw, passes, worrying back and verdict of seed 5, on the line given. */
function row(text: string, line: number): LocatedRow {
  const [draw, passes, worryingBack, verdict] = text.split(' ');
  const rules = {
    draw: Number(draw),
    passes: passes === 'unlimited' ? null : Number(passes),
    worryingBack: worryingBack === 'yes',
  };
  const row = {
    seed: '5',
    shuffle: 'seedrandom',
    rules,
    verdict: verdict as ResultRow['verdict'],
    states: 1,
    moves: verdict === 'winnable' ? 90 : null,
  };
  return { row, file: 'a.csv', line, deals: 'seedrandom' };
}

const tallied = (...texts: string[]) => tally(texts.map((text, i) => row(text, i + 2)));

describe('verdicts on a deal that cannot both be true', () => {
  it.each([
    ['draw counts', '3 unlimited yes winnable', '1 unlimited yes unwinnable'],
    ['passes', '1 1 yes winnable', '1 unlimited yes unwinnable'],
    ['two limits of passes', '3 2 no winnable', '3 3 no unwinnable'],
    ['worrying back', '3 unlimited no winnable', '3 unlimited yes unwinnable'],
    ['all at once', '6 1 no winnable', '2 2 yes unwinnable'],
  ])('are an error that names both places: %s', async (_name, strict, easy) => {
    await expect(tallied(strict, easy)).rejects.toThrow(InputError);
    await expect(tallied(strict, easy)).rejects.toThrow(
      /^a\.csv, line 2 \(seed 5\): winnable under draw .* contradicts unwinnable under draw .* in a\.csv, line 3 \(seed 5\); expected [^\n]+$/,
    );
  });

  it.each([
    ['lost under harder rules', '1 unlimited yes winnable', '3 1 no unwinnable'],
    ['draw counts that do not divide', '3 unlimited yes winnable', '2 unlimited yes unwinnable'],
    ['one harder in draws, the other in passes', '3 unlimited yes winnable', '1 1 yes unwinnable'],
    [
      'one harder in draws, the other in worrying back',
      '3 unlimited yes winnable',
      '1 unlimited no unwinnable',
    ],
    ['one unknown', '3 unlimited yes winnable', '1 unlimited yes unknown'],
  ])('are not these: %s', async (_name, one, other) => {
    expect((await tallied(one, other)).rules).toHaveLength(2);
  });
});

it('the order of rules is that of the search', () => {
  const all: Rules[] = [1, 2, 3, 4, 6, 24].flatMap((draw) =>
    [1, 2, 3, null].flatMap((passes) =>
      [true, false].map((worryingBack) => ({ draw, passes, worryingBack })),
    ),
  );
  for (const strict of all) {
    for (const easy of all) expect(KLONDIKE.winsCarryOver(strict, easy)).toBe(isEasier(easy, strict));
  }
});
