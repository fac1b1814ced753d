import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/cards/input-error.ts';
import { NOTATION_NAMES } from '../../src/lines/notation.ts';
import { rewriteLine } from '../../src/lines/rewrite.ts';
import { verifyReportText, verifyText } from '../../src/verify/verify.ts';
import { entry, openDeal, openMoves } from './open-deal.ts';

const rules = { draw: 1, passes: 1, worryingBack: false };
const moves = Object.fromEntries(
  NOTATION_NAMES.map((name) => [name, rewriteLine(openDeal, rules, openMoves, name)]),
);

describe('verify reads every notation', () => {
  it.each(NOTATION_NAMES)('%s: recognised, named by the entry, or asked for', (notation) => {
    const holds = [{ line: 1, shuffle: 'file', seed: '42', outcome: 'holds', moves: 76 }];
    const items = moves[notation];
    expect(verifyText(entry({ moves: items }), 'win.json')).toEqual(holds);
    expect(verifyText(entry({ moves: items, notation }), 'win.json')).toEqual(holds);
    expect(verifyText(entry({ moves: items, notation: null }), 'win.json')).toEqual(holds);
    expect(verifyText(entry({ moves: items }), 'win.json', { notation })).toEqual(holds);
  });

  it.each(NOTATION_NAMES)('%s: as one text, and several moves a text', (notation) => {
    const holds = [{ line: 1, shuffle: 'file', seed: '42', outcome: 'holds', moves: 76 }];
    const items = moves[notation] ?? [];
    const several = [items.slice(0, 9).join(' '), ...items.slice(9, 20), items.slice(20).join('\n')];
    for (const written of [items.join(' '), [items.join(', ')], several]) {
      expect(verifyText(entry({ moves: written }), 'win.json')).toEqual(holds);
      expect(verifyText(entry({ moves: written, notation, verdict: undefined }), 'win.json')).toEqual(holds);
    }
  });

  it('moves without a verdict that win nothing do not hold', () => {
    const text = entry({ moves: openMoves.slice(0, -1), verdict: undefined });
    expect(verifyText(text, 'win.json')).toMatchObject([{ outcome: 'fails', at: 76 }]);
  });

  it('what is asked for goes before what the entry says', () => {
    const text = entry({ moves: moves['klondike-solver'], notation: 'klondike-solver' });
    expect(verifyText(text, 'win.json', { notation: 'minimal-klondike' })).toMatchObject([
      { outcome: 'fails', at: 1, move: '7C' },
    ]);
  });

  it('the item that does not hold is named as it is written, by its number there', () => {
    const items = moves['klondike-solver'] ?? [];
    const text = entry({ moves: items.toSpliced(6, 1, '7D') });
    expect(verifyText(text, 'win.json').map(verifyReportText)).toEqual([
      'line 1 (file 42): does not hold at move 7 (7D): AS cannot go on the foundation of diamonds',
    ]);
  });

  it('a win that is not reached comes one after the last item', () => {
    const items = (moves['minimal-klondike'] ?? []).slice(0, -1);
    const [report] = verifyText(entry({ moves: items }), 'win.json');
    expect(report).toMatchObject({ outcome: 'fails', at: items.length + 1, move: null });
  });

  it('a notation that there is not is bad input', () => {
    const read = () => verifyText(entry({ notation: 'pysol' }), 'win.json');
    expect(read).toThrow(InputError);
    expect(read).toThrow(
      'win.json:1: notation is "pysol"; expected one of: thoughtful, klondike-solver, minimal-klondike',
    );
  });
});

describe('verify tells the score', () => {
  // All 52 cards go up and 21 turn.
  const score = 52 * 10 + 21 * 5;

  it('when asked for', () => {
    const [report] = verifyText(entry(), 'win.json', { score: true });
    expect(report).toEqual({ line: 1, shuffle: 'file', seed: '42', outcome: 'holds', moves: 76, score });
    expect(report && verifyReportText(report)).toBe('line 1 (file 42): holds: won in 76 moves, score 625');
  });

  it.each([
    [0, 700],
    [100, 500],
    [351, 0],
  ])('with the time bonus: in %i s', (seconds, bonus) => {
    const [report] = verifyText(entry(), 'win.json', { seconds });
    expect(report).toMatchObject({ outcome: 'holds', score, bonus });
    expect(report && verifyReportText(report)).toContain(
      `, score 625 and time bonus ${bonus}: ${score + bonus}`,
    );
  });

  it('but not of moves that are no win', () => {
    const [report] = verifyText(entry({ moves: openMoves.slice(0, 9) }), 'win.json', { seconds: 1 });
    expect(report).not.toHaveProperty('score');
    expect(report).not.toHaveProperty('bonus');
  });
});
