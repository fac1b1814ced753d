import { describe, expect, it } from 'vitest';
import { verifyReportText, verifyText } from '../../src/verify/verify.ts';
import { entry, openMoves } from './open-deal.ts';

const lost = entry({ seed: '7', verdict: 'unwinnable', moves: undefined });
const named = { line: 1, shuffle: 'file', seed: '42' };

describe('verify', () => {
  it.each([
    ['one line', entry()],
    ['no line end, Windows line ends, byte order mark', `\uFEFF${entry()}\r\n\r\n`],
  ])('reads a win: %s', (_name, text) => {
    expect(verifyText(text, 'win.json')).toEqual([{ ...named, outcome: 'holds', moves: 76 }]);
  });

  it('reads a document over many lines', () => {
    const text = `\n${JSON.stringify(JSON.parse(entry()), null, 2)}\n`;
    expect(verifyText(text, 'win.json')).toEqual([{ ...named, line: 2, outcome: 'holds', moves: 76 }]);
  });

  it('reports each entry of JSON Lines by its line', () => {
    const broken = entry({ seed: '8', moves: ['AC 7>f', '2C 7>f'] });
    const reports = verifyText(`${entry()}\n\n${lost}\n${broken}\n`, 'wins.jsonl');
    expect(reports.map(verifyReportText)).toEqual([
      'line 1 (file 42): holds: won in 76 moves',
      'line 3 (file 7): nothing to verify: the verdict is unwinnable',
      'line 4 (file 8): does not hold at move 2 (2C 7>f): 2C is not the top card of column 7: AD is',
    ]);
  });

  it.each([
    ['over two lines', 'AC\n7>f', 'at move 1 ("AC\\n7>f"...): "AC\\n7>f" is not a move: '],
    ['with control characters', 'AC\u001b[31m', 'at move 1 ("AC\\u001b[31m"...): '],
    ['of any length', 'x'.repeat(1000), `at move 1 ("${'x'.repeat(20)}"...): `],
  ])('a move %s is told on one line', (_name, move, says) => {
    const [report] = verifyText(entry({ moves: [move] }), 'win.json');
    const text = report === undefined ? '' : verifyReportText(report);
    expect(text).toContain(says);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come out.
    expect(text).not.toMatch(/[\u0000-\u001f]/);
  });

  it('reports a win that is not reached', () => {
    const text = entry({ seed: undefined, moves: openMoves.slice(0, -1) });
    expect(verifyText(text, 'win.json').map(verifyReportText)).toEqual([
      'line 1: does not hold: the moves end before the win: 1 of 52 cards are not on the foundations',
    ]);
  });

  it('has nothing to verify for an unknown verdict', () => {
    const text = entry({ verdict: 'unknown', moves: undefined });
    expect(verifyText(text, 'win.json')).toEqual([
      { ...named, outcome: 'nothing-to-verify', verdict: 'unknown' },
    ]);
  });

  it('replays by the rules of the entry', () => {
    const text = entry({ rules: { draw: 2, passes: null, worryingBack: true } });
    expect(verifyText(text, 'win.json')).toMatchObject([{ outcome: 'fails', at: 30, move: '8C w>f' }]);
  });

  it('replays from a position in the middle of a game', () => {
    const suits = ['C', 'D', 'H', 'S'];
    const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
    const pack = suits.flatMap((suit) => ranks.map((rank) => rank + suit));
    const position = {
      'tableau piles': [[], ['Qc', 'KS'], [], [], [], [], []],
      stock: [],
      waste: ['KC'],
      foundations: pack.filter((card) => !['QC', 'KS', 'KC'].includes(card)),
    };
    const moves = ['KS 2>f', 'QC 2>f', 'KC w>f'];
    const text = entry({ deal: undefined, position, moves });
    expect(verifyText(text, 'win.json')).toEqual([{ ...named, outcome: 'holds', moves: 3 }]);
  });
});
