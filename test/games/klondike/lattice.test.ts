import { describe, expect, it } from 'vitest';
import type { KlondikeRules } from '../../../src/deals/klondike.ts';
import { asksLoosened, isEasier, provedBy, rulesToAsk } from '../../../src/games/klondike/lattice.ts';
import { rules } from '../../reference/table.ts';

const ALL: readonly KlondikeRules[] = [1, 2, 3, 4, 6, 24].flatMap((draw) =>
  [1, 2, 3, null].flatMap((passes) => [true, false].map((worryingBack) => ({ draw, passes, worryingBack }))),
);

describe('the rules to ask', () => {
  it('are easier than those that ask, and the easiest ask none', () => {
    for (const one of ALL) {
      const asked = rulesToAsk(one);
      if (asked === null) expect(one).toEqual(rules());
      else expect([asked, isEasier(asked, one), isEasier(one, asked)]).toEqual([asked, true, false]);
    }
  });

  it.each<[Partial<KlondikeRules>, Partial<KlondikeRules>]>([
    [{ draw: 3 }, {}],
    [{ passes: 1 }, {}],
    [{ draw: 3, worryingBack: false }, { worryingBack: false }],
    [{ worryingBack: false }, {}],
  ])('%j asks %j', (asking, asked) => {
    expect(rulesToAsk(rules(asking))).toEqual(rules(asked));
  });
});

describe('one set of rules easier than another', () => {
  it.each<[Partial<KlondikeRules>, Partial<KlondikeRules>, boolean]>([
    [{}, {}, true],
    [{}, { worryingBack: false }, true],
    [{ worryingBack: false }, {}, false],
    [{ draw: 1 }, { draw: 3 }, true],
    [{ draw: 3 }, { draw: 1 }, false],
    [{ draw: 2 }, { draw: 4 }, true],
    [{ draw: 2 }, { draw: 3 }, false],
    [{ draw: 3 }, { draw: 4 }, false],
    [{ passes: 2 }, { passes: 1 }, true],
    [{ passes: 1 }, { passes: 2 }, false],
    [{ passes: null }, { passes: 3 }, true],
    [{ passes: 3 }, { passes: null }, false],
    [{ draw: 1, passes: 1 }, { draw: 3, passes: null }, false],
    [{ draw: 1, passes: 3 }, { draw: 3, passes: 3, worryingBack: false }, true],
    [{ draw: 1, worryingBack: false }, { draw: 3 }, false],
  ])('%j than %j: %j', (easy, strict, expected) => {
    expect(isEasier(rules(easy), rules(strict))).toBe(expected);
  });

  it('is an order: each as itself, and what is easier than an easier one is easier', () => {
    for (const a of ALL) {
      expect(isEasier(a, a)).toBe(true);
      expect(isEasier(rules(), a)).toBe(true);
      for (const b of ALL) {
        if (!isEasier(a, b)) continue;
        if (isEasier(b, a)) expect(b).toEqual(a);
        for (const c of ALL) if (isEasier(b, c)) expect(isEasier(a, c)).toBe(true);
      }
    }
  });
});

describe('a loosened stock', () => {
  it.each<[Partial<KlondikeRules>, boolean]>([
    [{ draw: 3 }, true],
    [{ draw: 2, worryingBack: false }, true],
    [{ draw: 1 }, false],
    [{ draw: 3, passes: 3 }, false],
    [{ draw: 1, passes: 1 }, false],
  ])('is asked about under %j: %j', (by, expected) => {
    expect(asksLoosened(rules(by))).toBe(expected);
  });
});

describe('a win', () => {
  it('that brings no card back is one without worrying back, under the same rules else', () => {
    const by = rules({ draw: 3, passes: 2 });
    expect(provedBy(by, false)).toEqual(rules({ draw: 3, passes: 2, worryingBack: false }));
    expect(provedBy(by, true)).toEqual(by);
  });
});
