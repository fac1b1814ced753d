import { describe, expect, it } from 'vitest';
import { cardText } from '../../src/cards/card.ts';
import { dealingOrder } from '../../src/deals/klondike.ts';
import { dealFromSeed } from '../../src/deals/shuffles/shuffle.ts';
import { KLONDIKE_PRESETS } from '../../src/games/klondike/rules.ts';
import { solve } from '../../src/solve/solve.ts';
import { verifyReportText, verifyText } from '../../src/verify/verify.ts';
import { entry } from './open-deal.ts';

const rules = KLONDIKE_PRESETS['draw-1'];
const dealt = dealFromSeed('seedrandom', '42');
const won = solve(dealt.position, rules, { maxStates: 100_000 });
const moves = won.verdict === 'winnable' ? won.moves : [];

/** A true win of seedrandom seed 42, named otherwise. */
const named = (changed: Readonly<Record<string, unknown>>) => {
  const deal = (dealingOrder(dealt.position) ?? []).map(cardText).join(' ');
  const text = entry({ shuffle: 'seedrandom', seed: '42', deal, rules, moves, ...changed });
  return verifyText(text, 'win.json').map(verifyReportText).join('\n');
};

describe('a win of another deal than the seed it names', () => {
  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    [
      'another seed',
      { seed: '43' },
      '(seedrandom 43): does not hold: the cards are not the deal of seedrandom seed 43',
    ],
    [
      'another shuffle',
      { shuffle: 'greenfelt' },
      '(greenfelt 42): does not hold: the cards are not the deal of greenfelt seed 42',
    ],
    [
      'a seed that the shuffle does not take',
      { shuffle: 'solvitaire', seed: 'x' },
      '(solvitaire x): does not hold: seed "x": the solvitaire shuffle expects a whole number from 0 to 4294967295 (32 bits; others would repeat these deals)',
    ],
    [
      'a position in the middle of a game',
      {
        deal: undefined,
        position: { 'tableau piles': [['KC']], foundations: ['QC', 'KD', 'KH', 'KS'] },
        moves: ['KC 1>f'],
      },
      '(seedrandom 42): does not hold: the cards are not the deal of seedrandom seed 42',
    ],
  ])('does not hold: %s', (_name, changed, report) => expect(named(changed)).toBe(`line 1 ${report}`));

  it('is told by the move where one does not hold', () =>
    expect(named({ seed: '43', moves: ['KC 1>f'] })).toMatch(/ does not hold at move 1 /));

  it('tells a program move 0', () => {
    const text = entry({ shuffle: 'seedrandom', seed: '43' });
    expect(verifyText(text, 'win.json')).toMatchObject([{ outcome: 'fails', at: 0, move: null }]);
  });
});

describe('holds', () => {
  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['with the seed that deals it', {}, ' (seedrandom 42)'],
    ['with the seed as a number', { seed: 42 }, ' (seedrandom 42)'],
    ['numbered in a file', { shuffle: 'file', seed: '3' }, ' (file 3)'],
    ['from a share text', { shuffle: 'share', seed: 'some text' }, ' (share some text)'],
    ['with a seed of no shuffle', { shuffle: undefined }, ' (seed 42)'],
    ['with null for a shuffle', { shuffle: null, seed: null }, ''],
    ['without a seed', { seed: undefined }, ''],
  ])('%s', (_name, changed, name) => {
    expect(moves.length).toBeGreaterThan(52);
    expect(named(changed)).toBe(`line 1${name}: holds: won in ${moves.length} moves`);
  });
});
