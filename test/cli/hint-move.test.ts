import { describe, expect, test } from 'vitest';
import { thoughtful } from './command.ts';
import { inProcess } from './in-process.ts';

const ask = (move: string, ...more: string[]) =>
  inProcess(['hint', '42', '--draw', '3', '--move', move, ...more]);

/** Three cards are left, a column is empty. */
const LATE = JSON.stringify({
  'tableau piles': [['KH'], ['QS'], [], ['KS'], [], [], []],
  stock: [],
  waste: [],
  foundations: ['KC', 'KD', 'QH', 'JS'],
});

describe('hint --move', () => {
  test('says what a legal move leads to', async () => {
    const { code, stdout } = await ask('3s 4>5');
    expect(code).toBe(0);
    expect(stdout).toBe(
      '3S 4>5 is legal: winning\n  seedrandom seed 42, draw 3, unlimited passes, worrying back\n',
    );
    const lost = await inProcess(['hint', '29', '--shuffle', 'solvitaire', '--draw', '3', '--move', 'draw']);
    expect(lost.code).toBe(1);
    expect(lost.stdout).toMatch(/^draw is legal: losing\n/);
    const unknown = await inProcess([
      'hint',
      '3',
      '--shuffle',
      'solvitaire',
      '--max-states',
      '5',
      '--move',
      'draw',
    ]);
    expect(unknown.code).toBe(3);
    expect(unknown.stdout).toMatch(/^draw is legal: unknown \(the budget of 5 states ran out/);
  });

  // The board of seed 42: 4C / 6C QH / KS 3C 9H / 6H TC 8S 3S / 5H QS 7H KD 4H / 8C 4S QD AS 3D JD / AD 5S 7S 5D 2H 8H JS.
  test.each([
    ['3S 4>1', 'wrong colour (3S cannot go on 4C: a black 3 needs a red 4)'],
    ['3S 4>2', 'wrong rank (3S cannot go on QH: a black 3 needs a red 4)'],
    ['JS 7>1', 'wrong colour and rank (JS cannot go on 4C: a black jack needs a red queen)'],
    ['4H 5>1', 'wrong rank (4H cannot go on 4C: a red 4 needs a black 5)'],
    ['JD 6>2', 'wrong colour (JD cannot go on QH: a red jack needs a black queen)'],
    ['JS 7>f', 'not the next card of its foundation (JS cannot go on its foundation: AS comes next there)'],
    ['AS 6>f', 'covered card (AS is not the top card of column 6: JD is)'],
    ['QD 6>3', 'face-down card (QD lies face down in column 6)'],
    ['2C w>3', "not the waste's top card (2C is not on the waste: the waste is empty)"],
    ['recycle', 'the stock is not empty (cannot recycle: the stock is not empty, 24 cards left)'],
    ['JD 5>2', 'not in that column (JD is not in column 5)'],
    ['JD 6>8', 'no such column (there is no column 8: columns are 1 to 7)'],
    ['AS f>2', "not the foundation's top card (AS is not on its foundation: the foundation is empty)"],
  ])('%s breaks a rule, which is named', async (move, why) => {
    const { code, stdout, stderr } = await ask(move);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout.split('\n')[0]).toBe(`${move} is not legal: ${why}`);
  });

  test.each([
    ['QS 2>3', 'not a king to an empty column (QS cannot go on empty column 3: only a king may)'],
    [
      'KH 1>2',
      'a king to a column that is not empty (KH cannot go on QS: a king goes only on an empty column)',
    ],
    ['QH f>1', 'worrying back is not allowed (QH cannot leave its foundation: worrying back is not allowed)'],
  ])('late in a game: %s', async (move, why) => {
    const { code, stdout } = await thoughtful(['hint', '--deal', '-', '--no-worrying-back', '--move', move], {
      input: LATE,
    });
    expect(code).toBe(1);
    expect(stdout.split('\n')[0]).toBe(`${move} is not legal: ${why}`);
  });

  test('--json says whether it is legal, the reason, and the verdict', async () => {
    const [legal, broken] = [await ask('draw', '--json'), await ask('JD 6>2', '--json')];
    const keys = [
      'game',
      'seed',
      'shuffle',
      'deal',
      'rules',
      'move',
      'legal',
      'rule',
      'reason',
      'verdict',
      'states',
    ];
    for (const { stdout } of [legal, broken]) expect(Object.keys(JSON.parse(stdout))).toEqual(keys);
    expect(JSON.parse(legal.stdout)).toMatchObject({
      move: 'draw',
      legal: true,
      rule: null,
      reason: null,
      verdict: 'winning',
    });
    expect(JSON.parse(broken.stdout)).toMatchObject({
      move: 'JD 6>2',
      legal: false,
      rule: 'wrong colour',
      reason: 'wrong colour (JD cannot go on QH: a red jack needs a black queen)',
      verdict: null,
      states: 0,
    });
  });

  test('a text that is no move is bad usage', async () => {
    const { code, stdout, stderr } = await ask('7H to the left');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(
      'error: "7H to the left" is not a move: expected draw, recycle, or a card with its way such as "7H 5>3", "7H w>f" or "7H f>3"\n',
    );
  });
});
