import { expect, test } from 'vitest';
import { start } from '../command.ts';
import { inProcess } from '../in-process.ts';

const RANKS = ['K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2', 'A'];
const run = (suit: string) => RANKS.map((rank) => `${rank}${suit}`);

/** One move from the win. */
const LAST_MOVE = JSON.stringify({
  'tableau piles': [run('S').slice(0, -1), ['AS']],
  stock: [],
  foundations: ['C', 'C', 'D', 'D', 'H', 'H', 'S'].flatMap(run),
});

test('Ctrl-C reaches a search of Spider that is under way, and what was printed stays', async () => {
  // The second deal takes seconds.
  const { stdout: hard } = await inProcess(['deal', '--game', 'spider', '1', '--format', 'solvitaire']);
  const args = ['solve', '--game', 'spider', '--deal', '-', '--json'];
  const running = start(args, { input: `${LAST_MOVE}\n${hard}` });
  running.child.stdout?.once('data', () => setTimeout(() => running.child.kill('SIGINT'), 250));
  const { code, stdout, stderr } = await running.ended;
  expect({ code, stderr }).toEqual({ code: 130, stderr: 'stopped\n' });
  expect(JSON.parse(stdout)).toMatchObject({ seed: '1', verdict: 'winnable' });
});
