import { describe, expect, test } from 'vitest';
import { parseCard } from '../../../src/cards/text.ts';
import type { KlondikePosition } from '../../../src/deals/klondike.ts';
import { type Deal, deal, KLONDIKE_PRESETS, parse, solve } from '../../../src/index.ts';
import { playLine } from '../../../src/lines/play.ts';
import type { BoardData, GameData } from '../../../src/pages/game/game-data.ts';
import { gamePage } from '../../../src/pages/game/game-page.ts';
import { gameSteps } from '../../../src/pages/game/game-steps.ts';

const RULES = KLONDIKE_PRESETS['draw-3'];
const dealt = deal(24, 'solvitaire');

function winOf(subject: Deal): readonly string[] {
  const result = solve(subject, RULES);
  if (result.verdict !== 'winnable') throw new Error(result.verdict);
  return result.moves;
}

const moves = winOf(dealt);

function pageOf(name = 'solvitaire seed 24'): string {
  return gamePage({
    deal: dealt,
    rules: RULES,
    moves,
    name,
    rulesWords: 'draw 3',
    lengthWords: '153 moves',
    maker: 'test',
  });
}

/** The position that the page's data stand for. */
function positionOf({ columns, stock, waste, ...rest }: BoardData): KlondikePosition {
  const cards = (pile: string) => (pile.match(/../g) ?? []).map((text) => parseCard(text) ?? -1);
  return { ranks: 13, columns: columns.map(cards), stock: cards(stock), waste: cards(waste), ...rest };
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
    expect(() => gameSteps(dealt.position, RULES, ['recycle'])).toThrow('move 1 (recycle) does not hold');
  });
});

describe('each position in the page', () => {
  const [, json = ''] = /id="game">(.*)<\/script>/.exec(pageOf()) ?? [];
  const game: GameData = JSON.parse(json);
  const { start, steps } = playLine(dealt.position, RULES, moves, 'thoughtful');
  const positions = [start, ...steps.map(({ after }) => after)];

  test('is the one of the referee', () => {
    expect(game.steps.map(({ board }) => positionOf(board))).toEqual(positions);
    expect(game.steps.map(({ move }) => move)).toEqual([null, ...moves]);
  });

  test('knows whether a pass is left', () => {
    const rules = { ...RULES, passes: 2 };
    const [first] = gameSteps({ ...dealt.position, recycles: 0 }, rules, []);
    const [second] = gameSteps({ ...dealt.position, recycles: 1 }, rules, []);
    expect([first?.passLeft, second?.passLeft]).toEqual([true, false]);
  });
});
