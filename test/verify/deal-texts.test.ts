import { expect, test } from 'vitest';
import { FORMAT_NAMES } from '../../src/deals/formats/format.ts';
import { printDeal } from '../../src/deals/formats/print.ts';
import { dealFromSeed } from '../../src/deals/shuffles/shuffle.ts';
import { solve } from '../../src/solve/solve.ts';
import { verifyText } from '../../src/verify/verify.ts';
import { POSITION_AS } from '../deals/formats/position-sample.ts';
import { onePosition } from '../deals/formats/sample.ts';

const rules = { draw: 3, passes: 3, worryingBack: false };
const fresh = dealFromSeed('solvitaire', '5');
const inPlay = { ...fresh, position: onePosition(POSITION_AS.cards) };

test.each(FORMAT_NAMES.flatMap((format) => [[format, fresh] as const, [format, inPlay] as const]))(
  'the deal of a win may be a text in %s',
  (format, deal) => {
    const result = solve(deal, rules);
    const { verdict } = result;
    const moves = result.verdict === 'winnable' ? result.moves : [];
    const entry = { game: 'klondike', deal: printDeal(deal, format), rules, verdict, moves };
    expect(verifyText(JSON.stringify(entry), 'win.json')).toMatchObject([
      { line: 1, outcome: 'holds', moves: moves.length },
    ]);
  },
);

test('a mistyped share text is refused', () => {
  const deal = printDeal(fresh, 'share').replace(/.$/, 'U');
  const entry = { game: 'klondike', deal, rules, verdict: 'unwinnable' };
  expect(() => verifyText(`\n${JSON.stringify(entry)}`, 'win.json')).toThrow(
    'win.json:2: share text: "U" (character 54) is in no share text; expected digits and letters other than U',
  );
});
