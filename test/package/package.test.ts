import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inProcess } from '../cli/in-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** A folder with the packed package in its node_modules, and beside it only what the package says it depends on. */
const home = mkdtempSync(join(tmpdir(), 'thoughtful-package-'));
const modules = join(home, 'node_modules');
const installed = join(modules, 'thoughtful');
let packed: string[] = [];

beforeAll(async () => {
  const pack = ['pack', '--json', '--pack-destination', home];
  const { stdout } = await run('npm', pack, { cwd: ROOT }).catch(({ stdout, stderr }) => {
    throw new Error(`npm pack failed: ${stdout}${stderr}`);
  });
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.search(/^\[/m)));
  packed = files.map((file: { path: string }) => file.path);
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', join(home, filename), '-C', installed, '--strip-components=1']);
  const { dependencies, bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of [...Object.keys(dependencies), '@types/node', 'undici-types']) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  mkdirSync(join(modules, '.bin'));
  symlinkSync(join(installed, bin.thoughtful), join(modules, '.bin', 'thoughtful'));
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }');
});

afterAll(() => rmSync(home, { recursive: true }));

describe('the packed package', () => {
  test('holds the built code and types, the license and the read-me files, and no sources', () => {
    for (const path of [
      'dist/cli/main.js',
      'dist/index.js',
      'dist/index.d.ts',
      'dist/pages/browser/shell.css',
      'dist/pages/game/browser/game-page.js',
      'LICENSE',
      'README.md',
      'CHANGELOG.md',
    ]) {
      expect(packed).toContain(path);
    }
    expect(
      packed.filter((path) => !/^(dist\/.*\.(js|d\.ts|css)|LICENSE|[A-Z]+\.md|package\.json)$/.test(path)),
    ).toEqual([]);
  });

  test('runs as npx thoughtful', async () => {
    const npx = (...args: string[]) => run('npx', ['--no-install', 'thoughtful', ...args], { cwd: home });
    expect((await npx('rules')).stdout).toMatch(/^draw-1 /);
    const { stdout } = await npx(
      'solve',
      '24',
      '--shuffle',
      'solvitaire',
      '--draw',
      '3',
      '--json',
      '--moves',
    );
    expect(JSON.parse(stdout)).toMatchObject({ seed: '24', verdict: 'winnable' });
    const batch = await npx('batch', '1..2', '--max-states', '5', '--workers', '1');
    expect(batch.stdout).toMatch(/^1,seedrandom,1,unlimited,yes,/m);
  });

  test('writes the page of a win as the sources do', async () => {
    const args = ['solve', '24', '--shuffle', 'solvitaire', '--draw', '3', '--html'];
    const packedPage = join(home, 'packed.html');
    const { stderr } = await run('npx', ['--no-install', 'thoughtful', ...args, packedPage], { cwd: home });
    expect(stderr).toBe(`${packedPage} written\n`);
    const sourcePage = join(home, 'source.html');
    await inProcess([...args, sourcePage]);
    expect(readFileSync(packedPage, 'utf8')).toBe(readFileSync(sourcePage, 'utf8'));
  });

  test('solves, verifies, reads and counts as a library', async () => {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', LIBRARY_USE], { cwd: home });
    expect(JSON.parse(stdout)).toEqual({
      verdict: 'winnable',
      holds: true,
      parsed: '1',
      deals: 1,
      games: ['winnable', 'deal'],
    });
  });

  test('has types that a strict consumer can compile against', async () => {
    writeFileSync(join(home, 'consumer.ts'), CONSUMER);
    const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--types', 'node'];
    const { stdout } = await run(process.execPath, [tsc, ...options, 'consumer.ts'], { cwd: home });
    expect(stdout).toBe('');
  });
});

const LIBRARY_USE = `
import { deal, freecell, KLONDIKE_PRESETS, parse, printDeal, solve, spider, statistics, verify } from 'thoughtful';
const dealt = deal(24, 'solvitaire');
const rules = KLONDIKE_PRESETS['draw-3'];
const result = solve(dealt, 'draw-3');
const { ok } = verify(dealt, rules, result.moves);
const { deals } = parse(printDeal(dealt, 'pysol'));
const row = { seed: '24', shuffle: 'solvitaire', rules, verdict: result.verdict, states: result.states, moves: result.moves.length };
const counted = await statistics([row]);
const games = [freecell.solve(freecell.deal(1)).verdict, spider.legalMoves(spider.deal(1, 'seedrandom', 'one-suit')).at(-1)];
console.log(JSON.stringify({ verdict: result.verdict, holds: ok, parsed: deals[0].seed, deals: counted.rules[0].deals, games }));
`;

const CONSUMER = `
import { deal, type FreecellPosition, freecell, type GameDeal, type SearchResult, solve, type Verdict } from 'thoughtful';
const result: SearchResult = solve(deal('any text'), { draw: 3 }, { maxStates: 1000 });
const verdict: Verdict = result.verdict;
const moves: readonly string[] = result.verdict === 'winnable' ? result.moves : [];
// @ts-expect-error a loss has no moves
result.moves;
const dealt: GameDeal<FreecellPosition> = freecell.deal(1, 'microsoft', { cells: 3 });
// @ts-expect-error FreeCell has no draw
freecell.solve(dealt, { draw: 3 });
console.log(verdict, moves.length, dealt.position.cells.length);
`;
