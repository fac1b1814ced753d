import { expect, test } from 'vitest';
import { thoughtful } from './command.ts';

/** Only spades are left, the low ones under the high ones; 6S comes up from the stock and fits nowhere. */
const STUCK = JSON.stringify({
  'tableau piles': [['8S'], ['as', 'KS'], ['2s', 'QS'], ['3s', 'JS'], ['4s', 'TS'], ['5s', '9S'], ['7S']],
  stock: ['6S'],
  waste: [],
  foundations: ['KC', 'KD', 'KH'],
});

test('a stuck position is told apart from others that cannot be won; the exit code stays 1', async () => {
  const [plain, json] = await Promise.all([
    thoughtful(['solve', '--deal', '-'], { input: STUCK }),
    thoughtful(['solve', '--deal', '-', '--json', '--moves'], { input: STUCK }),
  ]);
  expect(plain.stdout).toMatch(
    /^unwinnable \(stuck: no move but going through the stock\) {2}deal 1 of stdin, draw 1, unlimited passes, worrying back\n/,
  );
  expect(JSON.parse(json.stdout)).toMatchObject({ verdict: 'unwinnable', stuck: true });
  expect([plain, json].map(({ code, stderr }) => ({ code, stderr }))).toEqual([
    { code: 1, stderr: '' },
    { code: 1, stderr: '' },
  ]);
});

test('only an unwinnable verdict says whether it is stuck', async () => {
  const ends = await Promise.all([
    thoughtful(['solve', '24', '--shuffle', 'solvitaire', '--draw', '3', '--json']),
    thoughtful(['solve', '3', '--shuffle', 'solvitaire', '--max-states', '5', '--json']),
    thoughtful(['solve', '29', '--shuffle', 'solvitaire', '--draw', '3', '--json']),
  ]);
  expect(ends.map(({ stdout }) => JSON.parse(stdout).stuck)).toEqual([undefined, undefined, false]);
});
