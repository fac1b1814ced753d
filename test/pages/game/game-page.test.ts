import { describe, expect, test } from 'vitest';
import { type Deal, deal, KLONDIKE_PRESETS, parse, solve } from '../../../src/index.ts';
import { playLine } from '../../../src/lines/play.ts';
import type { GameData, GameStep } from '../../../src/pages/game/game-data.ts';
import { gameSteps } from '../../../src/pages/game/game-steps.ts';
import { klondikeSteps, klondikeTable } from '../../../src/pages/game/klondike-table.ts';
import { klondikePage } from '../../../src/pages/game/pages.ts';

const RULES = KLONDIKE_PRESETS['draw-3'];
const dealt = deal(24, 'solvitaire');

function winOf(subject: Deal): readonly string[] {
  const result = solve(subject, RULES);
  if (result.verdict !== 'winnable') throw new Error(result.verdict);
  return result.moves;
}

const moves = winOf(dealt);

function pageOf(name = 'solvitaire seed 24'): string {
  return klondikePage({
    deal: dealt,
    rules: RULES,
    moves,
    name,
    rulesWords: 'draw 3',
    lengthWords: '153 moves',
    maker: 'test',
  });
}

describe('the page of a game', () => {
  test('has the same bytes each time, and not many', () => {
    expect(pageOf()).toBe(pageOf());
    expect(pageOf().length).toBeLessThan(150_000);
  });

  test('tells rules, length, share text and who made it', () => {
    const page = pageOf();
    for (const text of [
      'Draw 3. Winnable: 153 moves.',
      'Made by test.',
      '<title>Klondike: solvitaire seed 24</title>',
    ]) {
      expect(page).toContain(text);
    }
    const [, share = ''] = /id="share">(\w+)</.exec(page) ?? [];
    expect(parse(share, 'share').deals[0]?.position).toEqual(dealt.position);
  });

  test('a name cannot become markup', () => {
    expect(pageOf('<script>alert(1)</script>')).not.toContain('<script>alert');
  });

  test('lists every move once, after the start', () => {
    const listed = [...pageOf().matchAll(/data-step="(\d+)".*?class="notation">([^<]*)</g)];
    expect(listed.map(([, at]) => Number(at))).toEqual([0, ...moves.map((_, i) => i + 1)]);
    expect(listed.slice(1).map(([, , move]) => move)).toEqual(
      moves.map((move) => move.replace('>', '&#62;')),
    );
  });

  test('moves that do not hold are never shown', () => {
    expect(() => klondikeSteps(dealt.position, RULES, ['recycle'])).toThrow('move 1 (recycle) does not hold');
  });
});

/** As the page's script tells the steps whole. */
const { unpackedSteps }: { unpackedSteps: (game: GameData) => GameStep[] } = await import(
  new URL('../../../src/pages/game/browser/unpack.js', import.meta.url).href
);

describe('each position in the page', () => {
  const [, json = ''] = /id="game">(.*)<\/script>/.exec(pageOf()) ?? [];
  const game: GameData = JSON.parse(json);
  const unpacked = unpackedSteps(game);
  const { start, steps } = playLine(dealt.position, RULES, moves, 'thoughtful');
  const positions = [start, ...steps.map(({ after }) => after)];

  test('is the one of the referee', () => {
    const read = unpacked.map(({ text }) => parse(text.join('\n'), 'columns').deals[0]?.position);
    expect(read).toEqual(positions);
    expect(game.steps.map(({ move }) => move)).toEqual([null, ...moves]);
  });

  test('knows whether a pass is left', () => {
    const rules = { ...RULES, passes: 2 };
    const left = [0, 1].map((recycles) => {
      const position = { ...dealt.position, recycles };
      const table = klondikeTable(position, rules);
      return gameSteps(table, klondikeSteps(position, rules, [])).steps[0]?.passLeft;
    });
    expect(left).toEqual([true, false]);
  });
});
