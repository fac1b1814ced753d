import { describe, expect, it } from 'vitest';
import { cardText } from '../../src/cards/card.ts';
import type { SpiderPosition } from '../../src/deals/spider.ts';
import { applySpiderMove, isSpiderWon, legalSpiderMoves } from '../../src/reference/spider.ts';
import { exhaustSpider } from '../../src/reference/spider-exhaust.ts';
import { parseSpiderMove, spiderMoveText } from '../../src/reference/spider-move.ts';
import { playSpider, spiderRules, spiderTable } from './spider-table.ts';

const RULES = spiderRules();

/** Columns as text, face-down cards in `<>`. */
function shown({ columns, faceDown }: SpiderPosition): string[] {
  return columns.map((column, at) =>
    column
      .map((card, place) => (place < (faceDown[at] ?? 0) ? `<${cardText(card)}>` : cardText(card)))
      .join(' '),
  );
}

const table = spiderTable({
  ranks: 5,
  columns: ['<2C> 5H 4H 3S', '4S 3H 2H', '<5S> 4C', '3H 2S AS'],
  stock: 'AH AC 5C AS',
});

describe('the rules of Spider', () => {
  it('lists all legal moves', () => {
    expect(legalSpiderMoves(table, RULES).map(spiderMoveText)).toEqual([
      '3S 1>3',
      '2H 2>1',
      '3H 2>3',
      'AS 4>2',
      '2S 4>1',
      'deal',
    ]);
  });

  it.each([
    [
      'a run of one suit, its head on any suit',
      '3H 2>3',
      ['<2C> 5H 4H 3S', '4S', '<5S> 4C 3H 2H', '3H 2S AS'],
    ],
    ['a part of a run', '2H 2>1', ['<2C> 5H 4H 3S 2H', '4S 3H', '<5S> 4C', '3H 2S AS']],
    [
      'a row, a card on each column',
      'deal',
      ['<2C> 5H 4H 3S AH', '4S 3H 2H AC', '<5S> 4C 5C', '3H 2S AS AS'],
    ],
  ])('moves %s', (_name, move, columns) => {
    expect(shown(playSpider(table, RULES, [move]))).toEqual(columns);
  });

  it.each([
    [
      '4H 1>3',
      'not a run',
      '4H 3S is not a run: each card must be one rank lower than the one under it and of its suit',
    ],
    ['2C 1>4', 'face-down card', '2C lies face down in column 1'],
    ['5C 1>2', 'not in that column', '5C is not in column 1'],
    ['3S 1>1', 'the same column', '3S must go to another column than 1'],
    ['3S 1>5', 'no such column', 'there is no column 5: columns are 1 to 4'],
    ['3S 9>1', 'no such column', 'there is no column 9: columns are 1 to 4'],
    ['AS 4>1', 'wrong rank', 'AS cannot go on 3S: a card goes on one that is one rank higher'],
  ])('refuses %s: %s', (text, rule, reason) => {
    const parsed = parseSpiderMove(text);
    if (!parsed.ok) throw new Error(parsed.reason);
    const applied = applySpiderMove(table, RULES, parsed.move);
    expect(applied).toMatchObject({ ok: false, rule, reason });
  });

  it('turns a card that comes to lie on top', () => {
    const small = spiderTable({ ranks: 3, columns: ['<AH> 2S', '3S', '2H 3H AS'] });
    expect(shown(playSpider(small, RULES, ['2S 1>2']))).toEqual(['AH', '3S 2S', '2H 3H AS']);
  });

  it('takes a complete run off the table and turns the card under it', () => {
    const small = spiderTable({ ranks: 3, columns: ['<2H> 3S 2S', '3H AS', 'AH'] });
    const state = playSpider(small, RULES, ['AS 2>1']);
    expect(shown(state)).toEqual(['2H', '3H', 'AH']);
    expect(state.completed).toEqual([0, 0, 0, 1]);
    expect(isSpiderWon(playSpider(state, RULES, ['2H 1>2', 'AH 3>2']))).toBe(true);
  });

  it('takes runs off that a row completes, all of them', () => {
    const small = spiderTable({ ranks: 2, columns: ['2H', '2S'], stock: 'AH AS' });
    const state = playSpider(small, RULES, ['deal']);
    expect(state.completed).toEqual([0, 0, 1, 1]);
    expect(isSpiderWon(state)).toBe(true);
  });

  it('leaves a run of mixed suits, and one whose king is face down', () => {
    const small = spiderTable({ ranks: 2, columns: ['2H', '<2S> AS', 'AH 2S', 'AS'] });
    expect(shown(playSpider(small, RULES, ['AS 4>1']))[0]).toBe('2H AS');
    expect(shown(playSpider(small, RULES, ['AS 2>3', 'AS 4>2']))).toEqual(['2H', '', 'AH', '']);
  });

  it('deals no row while a column is empty, unless that is allowed or too few cards are on the table', () => {
    const small = spiderTable({ ranks: 2, columns: ['2H', '', '2S AH', 'AS'], stock: '2S AS 2H AH' });
    const applied = applySpiderMove(small, RULES, { kind: 'deal' });
    expect(applied).toMatchObject({
      rule: 'a column is empty',
      reason: 'cannot deal: column 2 is empty, and each column needs a card',
    });
    const over = spiderRules({ dealOverEmpty: true });
    expect(shown(playSpider(small, over, ['deal']))).toEqual(['2H 2S', 'AS', '2S AH 2H', 'AS AH']);
    const few = spiderTable({ ranks: 2, columns: ['2H', '', '2S', 'AS'], stock: '2S AS AH 2H AH AS' });
    expect(applySpiderMove({ ...few, columns: few.columns.slice(0, 4) }, RULES, { kind: 'deal' }).ok).toBe(
      true,
    );
  });

  it('deals a last row of fewer cards to the first columns, and nothing from an empty stock', () => {
    const small = spiderTable({ ranks: 2, columns: ['2H', '2S', 'AS'], stock: 'AH' });
    const state = playSpider(small, RULES, ['deal']);
    expect(shown(state)).toEqual(['', '2S', 'AS']);
    expect(applySpiderMove(state, RULES, { kind: 'deal' })).toMatchObject({ rule: 'nothing to deal' });
  });

  it.each(['', 'Deal', '7H', '7H 5', '7H 5>f', '10H 1>2', '7H 0>1', '7h 1>2', '7H 1>2 '])(
    'reads %j as no move',
    (text) => {
      expect(parseSpiderMove(text)).toMatchObject({ ok: false });
    },
  );
});

describe('plain search of Spider', () => {
  it.each([
    ['one move from a win', { ranks: 2, columns: ['2H', 'AH'] }, 'winnable'],
    ['nothing left', { ranks: 2, columns: ['', ''], completed: [0, 0, 1, 0] }, 'winnable'],
    ['aces under twos of the other suit', { ranks: 2, columns: ['AH 2S', 'AS 2H'] }, 'unwinnable'],
    ['the same with an empty column', { ranks: 2, columns: ['AH 2S', 'AS 2H', ''] }, 'winnable'],
    [
      'a row that may not be dealt over the empty column',
      { ranks: 2, columns: ['2H AS', 'AH 2S', ''], stock: '' },
      'winnable',
    ],
  ])('%s', (_name, given, outcome) => {
    expect(exhaustSpider(spiderTable(given), RULES, 1000).outcome).toBe(outcome);
  });

  it('gives up beyond its positions', () => {
    const given = spiderTable({ ranks: 2, columns: ['AH 2S', 'AS 2H', ''] });
    expect(exhaustSpider(given, RULES, 2)).toEqual({ outcome: 'gaveUp', positions: 2 });
  });

  it.each([
    ['a card missing', { ranks: 2, columns: ['2H', ''] }, /AH appears 0 times/],
    ['a rank too high', { ranks: 2, columns: ['3H', '2H AH'] }, /is no card of a deck of 2 ranks/],
    ['a column all face down', { ranks: 2, columns: ['<2H>', 'AH'] }, /ends in 2H face down/],
    ['a complete run left', { ranks: 2, columns: ['2H AH', ''] }, /complete run/],
  ])('refuses %s', (_name, given, reason) => {
    expect(() => exhaustSpider(spiderTable(given), RULES, 10)).toThrow(reason);
  });
});
