import { describe, expect, it } from 'vitest';
import { decideNow } from '../../src/advice/deciding.ts';
import type { KlondikePosition, KlondikeRules } from '../../src/deals/klondike.ts';
import { dealFromSeed } from '../../src/deals/shuffles/shuffle.ts';
import type { NotationName } from '../../src/lines/notation.ts';
import { notationNamed } from '../../src/lines/notations.ts';
import { type ReplayOptions, replaying } from '../../src/replay/replay-game.ts';
import { solve } from '../../src/solve/solve.ts';
import { publicLine, rulesOf, startOf } from '../lines/public.ts';
import { openDeal, openMoves } from '../verify/open-deal.ts';

const draw1: KlondikeRules = { draw: 1, passes: null, worryingBack: true };
const onePass: KlondikeRules = { draw: 1, passes: 1, worryingBack: false };

function replayed(
  position: KlondikePosition,
  rules: KlondikeRules,
  items: readonly string[],
  notation: NotationName = 'thoughtful',
  options: ReplayOptions = {},
  maxStates = 200_000,
) {
  const game = { line: 1, shuffle: null, seed: null, position, rules, items, notation };
  const told = decideNow(replaying(game, options), (place) => solve(place, rules, { maxStates }));
  return told.report;
}

describe('replay', () => {
  it('a win is won, without any search', () => {
    const report = replayed(openDeal, onePass, openMoves);
    expect(report).toEqual({
      line: 1,
      shuffle: null,
      seed: null,
      notation: 'thoughtful',
      outcome: 'holds',
      moves: 76,
      won: true,
      up: 52,
      cards: 52,
      verdict: 'winnable',
      lostAfter: null,
      states: 0,
    });
  });

  it('a part of a win can still be won', () => {
    const report = replayed(openDeal, onePass, openMoves.slice(0, 30));
    expect(report).toMatchObject({ outcome: 'holds', moves: 30, won: false, verdict: 'winnable', up: 29 });
    expect(report.lostAfter).toBeNull();
  });

  it('names the move that loses, as the verdicts before and after it say: with one pass, a draw', () => {
    const { position } = dealFromSeed('solvitaire', '2');
    const draws = Array.from({ length: 24 }, () => 'draw');
    const report = replayed(position, onePass, draws);
    expect(report).toMatchObject({
      verdict: 'unwinnable',
      stuck: false,
      lostAfter: { move: 2, text: 'draw' },
    });
    expect(replayed(position, onePass, draws.slice(0, 1))).toMatchObject({ verdict: 'winnable' });
    expect(replayed(position, onePass, draws.slice(0, 2))).toMatchObject({ verdict: 'unwinnable' });
  });

  it('in another notation the item that it is written in is named too', () => {
    const { position } = dealFromSeed('solvitaire', '2');
    const report = replayed(position, onePass, ['DR1', 'DR5'], 'klondike-solver');
    expect(report.lostAfter).toEqual({ move: 2, text: 'draw', item: 2, written: 'DR5' });
  });

  it('a deal that cannot be won is lost from the start', () => {
    const { position } = dealFromSeed('solvitaire', '1');
    expect(replayed(position, draw1, ['draw'])).toMatchObject({
      outcome: 'holds',
      verdict: 'unwinnable',
      lostAfter: { move: 0, text: null },
    });
  });

  it('a game that does not hold is judged as far as it does', () => {
    const moves = [...openMoves.slice(0, 5), 'KS 1>f', ...openMoves.slice(5)];
    const report = replayed(openDeal, onePass, moves);
    expect(report).toMatchObject({
      outcome: 'fails',
      moves: 5,
      at: 6,
      move: 'KS 1>f',
      won: false,
      up: 5,
      verdict: 'winnable',
    });
    expect(report.reason).toMatch(/^KS is not the top card of column 1/);
  });

  it('no moves at all: the verdict on the deal', () => {
    expect(replayed(openDeal, onePass, [])).toMatchObject({
      outcome: 'holds',
      moves: 0,
      verdict: 'winnable',
    });
  });

  it('a budget that runs out leaves a range, and no verdict is made up', () => {
    const { position } = dealFromSeed('solvitaire', '2');
    const items = Array.from({ length: 24 }, () => 'draw');
    const game = {
      line: 1,
      shuffle: null,
      seed: null,
      position,
      rules: onePass,
      items,
      notation: 'thoughtful',
    };
    const { report } = decideNow(replaying(game as never), (place) =>
      solve(place, onePass, { maxStates: 50 }),
    );
    expect(report).toMatchObject({ verdict: 'unwinnable', lostAfter: null });
    expect(report.undecided?.budget).toBe('positions');
    expect(report.undecided?.from).toBeLessThanOrEqual(2);
    expect(report.undecided?.to).toBeGreaterThanOrEqual(2);
  });

  it('the score counts also where the game is not won, the bonus only where it is', () => {
    const part = replayed(openDeal, onePass, openMoves.slice(0, 2), 'thoughtful', {
      score: true,
      seconds: 10,
    });
    expect(part).toMatchObject({ score: 30, bonus: 0 });
    const all = replayed(openDeal, onePass, openMoves, 'thoughtful', { seconds: 10 });
    expect(all).toMatchObject({ score: 625, bonus: 680 });
  });

  it('public games of other programs can be judged', () => {
    const line = publicLine('mk-readme');
    const items = notationNamed(line.notation).split(line.moves);
    const report = replayed(startOf(line), rulesOf(line), items, line.notation);
    expect(report).toMatchObject({ outcome: 'holds', moves: 17, won: false, up: 2, verdict: 'winnable' });
  });
});
