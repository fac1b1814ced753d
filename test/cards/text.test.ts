import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardText, RANKS, SUITS } from '../../src/cards/card.ts';
import { parseCard, scanCards } from '../../src/cards/text.ts';

describe('one card in any usual spelling', () => {
  it.each([
    ['AS', 'AS'],
    ['1s', 'AS'],
    ['td', 'TD'],
    ['10D', 'TD'],
    ['10♦', 'TD'],
    ['T♢', 'TD'],
    ['7♥', '7H'],
    ['7♡', '7H'],
    ['7♥\uFE0F', '7H'],
    ['q♣', 'QC'],
    ['Q♧', 'QC'],
    ['K♠', 'KS'],
    ['k♤', 'KS'],
    ['11c', 'JC'],
    ['12C', 'QC'],
    ['13C', 'KC'],
    [' "2h", ', '2H'],
  ])('%j is %s', (text, card) => {
    const read = parseCard(text);
    expect(read === null ? null : cardText(read)).toBe(card);
  });

  it.each(['', '0C', '14C', '1', '10', 'H', '7X', 'H7', '7H8', '7H 8C', '??', 'hello'])(
    '%j is none',
    (text) => {
      expect(parseCard(text)).toBeNull();
    },
  );
});

describe('many cards in one text', () => {
  const rank = fc.integer({ min: 0, max: 12 });
  const suit = fc.integer({ min: 0, max: 3 });
  const spellings = [['A', '1', 'a'], ...RANKS.slice(1).map((letter) => [letter, letter.toLowerCase()])];
  spellings[9] = ['T', 't', '10'];
  const signs = SUITS.map((letter, i) => [letter, letter.toLowerCase(), '♣♦♥♠'.charAt(i), '♧♢♡♤'.charAt(i)]);

  it('reads any mix of spellings and separators', () => {
    const spelled = fc
      .tuple(rank, suit, fc.nat(5), fc.nat(5), fc.constantFrom('', ' ', ', ', '|', '\t', ' - ', '/'))
      .map(([r, s, i, j, separator]) => {
        const ranks = spellings[r] ?? [];
        const suits = signs[s] ?? [];
        return { card: s * 13 + r, text: `${ranks[i % ranks.length]}${suits[j % suits.length]}${separator}` };
      });
    fc.assert(
      fc.property(fc.array(spelled), (cards) => {
        const tokens = scanCards(cards.map(({ text }) => text).join(''));
        expect(tokens.map((token) => (token.kind === 'card' ? token.card : token.text))).toEqual(
          cards.map(({ card }) => card),
        );
      }),
    );
  });

  it('tells placeholders and unknown text apart, and goes on behind them', () => {
    const tokens = scanCards('7H???8x9C foo,TD');
    expect(tokens.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'card 7H',
      'unknown ??',
      'unknown ?',
      'bad 8x',
      'card 9C',
      'bad foo',
      'card TD',
    ]);
  });

  it('keeps the case of the suit, which some formats give a meaning', () => {
    const lower = scanCards('kc Kc kC KC ♣').map((token) => token.kind === 'card' && token.lowerSuit);
    expect(lower).toEqual([true, true, false, false, false]);
  });
});
