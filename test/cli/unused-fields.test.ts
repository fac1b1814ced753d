import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { unusedFields } from '../../src/deals/formats/unused-fields.ts';
import { KLONDIKE_PRESETS } from '../../src/games/klondike/rules.ts';
import { inProcess } from './in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-unused-'));
const written = async (name: string, ...args: string[]) => {
  const path = join(folder, name);
  writeFileSync(path, (await inProcess(args)).stdout);
  return path;
};
afterAll(() => rmSync(folder, { recursive: true }));

const solved = await written('solved.json', 'solve', '42', '--draw', '3', '--json');
const win = await written('win.json', 'solve', '42', '--draw', '3', '--json', '--moves');
const completed = await written('completed.json', 'complete', '42', '--draw', '3', '--json');
const fresh = await written('fresh.txt', 'deal', '42', '--format', 'solvitaire');
const several = join(folder, 'several.json');
const [one] = [(await inProcess(['solve', '42', '--json', '--moves'])).stdout];
writeFileSync(several, one.repeat(3));

const MOVES = 'its moves are not used; replay reads them';
const BOTH = 'its rules and moves are not used; replay reads them';
const RULES = 'its rules are not used, only those of the options';

describe('--deal tells in one line which fields of a result it does not use', () => {
  test.each([
    ['moves and other rules', ['solve', '--deal', win], `warning: ${win}: ${BOTH}\n`],
    ['of complete', ['complete', '--deal', completed], `warning: ${completed}: ${BOTH}\n`],
    ['moves by the same rules', ['hint', '--deal', win, '--draw', '3'], `warning: ${win}: ${MOVES}\n`],
    ['other rules', ['hint', '--deal', solved], `warning: ${solved}: ${RULES}\n`],
    ['moves where nothing is played', ['deal', '--deal', win], `warning: ${win}: ${MOVES}\n`],
    ['several results', ['solve', '--deal', several], `warning: ${several}: ${MOVES}\n`],
    ['nothing: the same rules', ['solve', '--deal', solved, '--draw', '3'], ''],
    ['nothing: no rules played', ['deal', '--deal', solved], ''],
    ['nothing: a deal alone', ['solve', '--deal', fresh], ''],
  ])('%s', async (_name, args, stderr) => {
    const end = await inProcess(args);
    expect({ code: end.code, stderr: end.stderr }).toEqual({ code: 0, stderr });
  });

  test('several rules, one of them its own', () => {
    const text = readFileSync(solved, 'utf8');
    const [single, three] = [KLONDIKE_PRESETS['draw-1'], KLONDIKE_PRESETS['draw-3']];
    expect(unusedFields(text, 'x', [single, three])).toBeNull();
    expect(unusedFields(text, 'x', [single, { ...three, passes: 3 }])).toBe(`x: ${RULES}`);
  });

  test('replay uses both', async () => {
    expect(await inProcess(['replay', win])).toMatchObject({ code: 0, stderr: '' });
  });
});
