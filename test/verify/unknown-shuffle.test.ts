import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FREECELL } from '../../src/deals/games/freecell.ts';
import { SPIDER } from '../../src/deals/games/spider.ts';
import { verifyText } from '../../src/verify/verify.ts';
import { inProcess } from '../cli/in-process.ts';
import { entry } from './open-deal.ts';

const freecellRules = { cells: 4, columns: 8, worryingBack: true };
const spiderRules = { suits: 4, dealOverEmpty: false, layout: 'standard' } as const;

/** An entry of another game, whose moves do not hold: what it names is looked at before they are played. */
const freecell = (named: object) =>
  JSON.stringify({
    game: 'freecell',
    deal: FREECELL.print(FREECELL.deal('microsoft', '1', freecellRules), 'cards'),
    rules: freecellRules,
    verdict: 'winnable',
    moves: ['KS 1>f'],
    ...named,
  });
const spider = (named: object) =>
  JSON.stringify({
    game: 'spider',
    deal: SPIDER.print(SPIDER.deal('seedrandom', '1', spiderRules), 'cards'),
    rules: spiderRules,
    verdict: 'winnable',
    moves: ['deal'],
    ...named,
  });

const KLONDIKE = 'expected one of: seedrandom, solvitaire, klondike-solver, greenfelt, file, share';
const FREECELL_NAMES = 'expected one of: microsoft, solvitaire, seedrandom, file';
const SPIDER_NAMES = 'expected one of: seedrandom, solvitaire, file';

describe('a shuffle that verify cannot check is refused', () => {
  it.each<[string, string, string]>([
    ['Klondike', entry({ shuffle: 'riffle' }), `shuffle is "riffle"; ${KLONDIKE}`],
    ['FreeCell', freecell({ shuffle: 'riffle', seed: '1' }), `shuffle is "riffle"; ${FREECELL_NAMES}`],
    ['Spider', spider({ shuffle: 'riffle', seed: '1' }), `shuffle is "riffle"; ${SPIDER_NAMES}`],
    [
      'one that deals no Klondike',
      entry({ shuffle: 'microsoft' }),
      `shuffle is "microsoft", which deals no Klondike; ${KLONDIKE}`,
    ],
    [
      'one that deals no FreeCell',
      freecell({ shuffle: 'greenfelt', seed: '1' }),
      `shuffle is "greenfelt", which deals no FreeCell; ${FREECELL_NAMES}`,
    ],
    ['a share text of FreeCell', freecell({ shuffle: 'share' }), `shuffle is "share"; ${FREECELL_NAMES}`],
    ['in capitals', entry({ shuffle: 'File' }), `shuffle is "File"; ${KLONDIKE}`],
    ['an empty name', entry({ shuffle: '' }), `shuffle is ""; ${KLONDIKE}`],
    ['a number', entry({ shuffle: 42 }), `shuffle is 42; ${KLONDIKE}`],
    ['without a seed', entry({ shuffle: 'riffle', seed: undefined }), `shuffle is "riffle"; ${KLONDIKE}`],
    [
      'of an entry that has nothing to replay',
      entry({ shuffle: 'riffle', verdict: 'unknown', moves: undefined }),
      `shuffle is "riffle"; ${KLONDIKE}`,
    ],
    [
      'a seed that is none',
      entry({ shuffle: 'seedrandom', seed: true }),
      'seed is true; expected a text or a number',
    ],
  ])('%s', (_name, text, problem) =>
    expect(() => verifyText(`${entry()}\n${text}`, 'wins.json')).toThrow(
      new RegExp(`^wins\\.json:2: ${problem}$`),
    ),
  );
});

describe('a deal that names no shuffle is verified', () => {
  it.each<[string, string, object]>([
    ['Klondike from a file', entry({ shuffle: 'file', seed: '3' }), { outcome: 'holds' }],
    ['Klondike without a word', entry({ shuffle: undefined, seed: undefined }), { outcome: 'holds' }],
    ['FreeCell from a file', freecell({ shuffle: 'file', seed: '1' }), { outcome: 'fails', at: 1 }],
    ['FreeCell without a word', freecell({}), { outcome: 'fails', at: 1 }],
    ['Spider from a file', spider({ shuffle: 'file', seed: '1' }), { outcome: 'fails', at: 2 }],
    ['Spider without a word', spider({}), { outcome: 'fails', at: 2 }],
  ])('%s', (_name, text, outcome) => expect(verifyText(text, 'win.json')).toMatchObject([outcome]));
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thoughtful-unknown-shuffle-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['verify', 'replay'])('%s ends with exit code 2 and one line', async (command) => {
    const file = join(folder, 'win.json');
    writeFileSync(file, entry({ shuffle: 'riffle' }));
    const { code, stdout, stderr } = await inProcess([command, file]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(`error: ${file}:1: shuffle is "riffle"; ${KLONDIKE}\n`);
  });
});
