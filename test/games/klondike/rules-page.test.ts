import { describe, expect, it } from 'vitest';
import type { KlondikeRules } from '../../../src/deals/klondike.ts';
import { KLONDIKE_PRESETS } from '../../../src/games/klondike/rules.ts';
import { rulesPage } from '../../../src/games/klondike/rules-page.ts';
import { POINTS, TIME_BONUS } from '../../../src/lines/score.ts';
import { rules } from '../../reference/table.ts';

/** A page as one line, so that where its lines break does not matter. */
const flat = (of: KlondikeRules) => rulesPage('title', of).replace(/\s+/g, ' ');

describe.each(Object.entries(KLONDIKE_PRESETS))('the page of %s', (_name, preset) => {
  const page = rulesPage('its title', preset);

  it('has all its parts, in lines of at most 80 characters', () => {
    const lines = page.split('\n');
    expect(lines[0]).toBe('its title');
    expect(lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(' (')[0])).toEqual([
      'Goal',
      'Layout',
      'Moves',
      'Stock and waste',
      'Passes through the stock',
      'Foundations',
      'What a verdict means',
      'Score',
    ]);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    for (const line of lines) expect(line).toBe(line.trimEnd());
  });

  it('tells the points that are counted', () => {
    const text = flat(preset);
    expect(text).toContain(`${POINTS.toFoundation} points for a card to a foundation`);
    expect(text).toContain(`${POINTS.turnedCard} for a card that is turned face up`);
    expect(text).toContain(`${POINTS.wasteToTableau} for a card from the waste to a column`);
    const back = `${-POINTS.fromFoundation} points are taken off`;
    if (preset.worryingBack) expect(text).toContain(back);
    else expect(text).not.toContain(back);
    const start = preset.draw === 1 ? TIME_BONUS.drawOne : TIME_BONUS.drawMore;
    expect(text).toContain(`${start.toLocaleString('en-US')} less ${TIME_BONUS.perSecond} for each second`);
  });
});

describe('what differs between rules', () => {
  it.each<[string, Partial<KlondikeRules>, string]>([
    ['draw 1', {}, 'A draw turns one card from the stock to the waste.'],
    ['draw 3', { draw: 3 }, 'A draw turns three cards from the stock to the waste'],
    ['draw 24', { draw: 24 }, 'A draw turns 24 cards from the stock to the waste'],
    ['unlimited passes', {}, 'Unlimited. Whenever the stock is empty, the waste may be turned over'],
    ['one pass', { passes: 1 }, 'One. The stock is gone through once; the waste is never turned over.'],
    [
      'two passes',
      { passes: 2 },
      'Two. When the stock is empty, the waste may be turned over to be the stock, once in',
    ],
    [
      'three passes',
      { passes: 3 },
      'Three. When the stock is empty, the waste may be turned over to be the stock, twice',
    ],
    [
      'eight passes',
      { passes: 8 },
      '8. When the stock is empty, the waste may be turned over to be the stock, 7 times',
    ],
    ['worrying back', {}, 'Worrying back is allowed: the top card of a foundation may go back'],
    ['final foundations', { worryingBack: false }, 'Final: a card on a foundation stays there.'],
  ])('%s', (_name, changed, says) => {
    expect(flat(rules(changed))).toContain(says);
  });
});
