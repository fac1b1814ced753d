import { afterEach, expect, test, vi } from 'vitest';
import { EXIT, endingOf } from '../../src/cli/exit.ts';
import { parseArguments } from '../../src/cli/program.ts';

afterEach(() => vi.restoreAllMocks());

async function printed(args: readonly string[]): Promise<string> {
  const texts: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => texts.push(String(text)) > 0);
  try {
    await parseArguments(args);
  } catch (error) {
    // Help and version end the parsing by an exception.
    expect(endingOf(error)).toEqual({ code: EXIT.done, message: '' });
  }
  return texts.join('');
}

test.each(['', 'solve', 'hint', 'complete', 'batch', 'stats', 'report', 'deal', 'verify', 'rules'])(
  '%s --help has an example',
  async (name) => {
    const help = await printed([...(name === '' ? [] : [name]), '--help']);
    expect(help).toContain(`\n  $ thoughtful ${name}`);
    expect(help).toContain('Usage: thoughtful');
  },
);

test('the top help lists every exit code', async () => {
  const help = await printed(['--help']);
  for (const code of [0, 1, 2, 3, 130]) expect(help).toMatch(new RegExp(`^ +${code} `, 'm'));
});

test('stats --help says what its columns mean', async () => {
  const help = await printed(['stats', '--help']);
  expect(help).toMatch(/rate % is the middle of the certain bounds/);
  expect(help).toMatch(/95% interval .*all unknown deals lost .*all won/);
});

test.each(['solve', 'batch', 'deal'])('%s --help says that microsoft is not for Klondike', async (name) => {
  const help = (await printed([name, '--help'])).replace(/\s+/g, ' ');
  expect(help).toContain('microsoft (FreeCell deal numbers) is refused for Klondike');
});

test('--version prints the version of the package', async () => {
  expect(await printed(['--version'])).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('rules lists the presets with what they mean', async () => {
  const lines = (await printed(['rules'])).trimEnd().split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['draw-1', 'draw-3', 'single-pass', 'three-pass']);
  expect(lines[3]).toMatch(/draw 3, 3 passes, no worrying back/);
});

test('rules --json is one document, of one preset when it is named', async () => {
  const all = JSON.parse(await printed(['rules', '--json']));
  expect(all).toHaveLength(4);
  expect(all[2]).toEqual({
    name: 'single-pass',
    game: 'klondike',
    rules: { draw: 1, passes: 1, worryingBack: false },
  });
  const one = JSON.parse(await printed(['rules', 'single-pass', '--json']));
  expect(one).toEqual({ ...all[2], page: (await printed(['rules', 'single-pass'])).trimEnd() });
});

test.each([
  [
    'draw-1',
    'draw 1, unlimited passes, worrying back (default)',
    /turns one card .* Worrying back is allowed/,
  ],
  ['draw-3', 'draw 3, unlimited passes, worrying back', /turns three cards .* Worrying back is allowed/],
  ['single-pass', 'draw 1, 1 pass, no worrying back', /gone through once; .* a card on a foundation stays/],
  ['three-pass', 'draw 3, 3 passes, no worrying back', /twice in a game, .* a card on a foundation stays/],
])('rules %s prints its page', async (name, described, says) => {
  const page = await printed(['rules', name]);
  expect(page.split('\n')[0]).toBe(`${name}: ${described}`);
  expect(page.replace(/\s+/g, ' ')).toMatch(says);
});
