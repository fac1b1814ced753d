import type { FreecellRules } from '../deals/freecell.ts';
import { FREECELL } from '../deals/games/freecell.ts';
import { SPIDER } from '../deals/games/spider.ts';
import type { SpiderRules } from '../deals/spider.ts';
import type { AnyComparison, ComparedGame } from './compared-game.ts';
import { type Interval, overlaps, wilsonWithUnknown } from './wilson.ts';

/** Rates by cells without worrying back, in percent; their intervals are not known here. */
const FREECELL_RATES: Readonly<Record<number, number>> = { 0: 0.2137, 1: 19.348, 2: 79.544, 3: 99.3583 };

/**
 * FreeCell's published figures. Blake & Gent's are without worrying back: the FreeCell presets of their Solvitaire leave
 * `foundations removable` at its default, false (`sol_preset_types.cpp` in github.com/thecharlieblake/Solvitaire); those
 * of Klondike set it. A win without worrying back is one with it, so beside rules with it they are lower bounds. The count
 * of Microsoft deals is the same with both kinds of rules: the eight are lost either way.
 */
export const COMPARED_FREECELL: ComparedGame<FreecellRules> = {
  ...FREECELL,
  sources: {
    BG: 'Blake & Gent, "The Winnability of Klondike Solitaire and Many Other Patience Games", JAIR 85 (2026), doi 10.1613/jair.1.17167; their FreeCell is without worrying back',
    MS: 'the eight lost ones of the first million Microsoft deals: 11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948',
  },
  agreement:
    'Intervals agree when they overlap, a figure without one when it lies in the interval here; one without worrying back beside rules with it when it lies in the interval or below.',
  compareRate({ cells, columns, worryingBack }, ours) {
    if (columns !== 8) return [];
    const percent = FREECELL_RATES[cells];
    return [
      ...(percent === undefined ? [] : [ratesOfBG(percent / 100, worryingBack, ours)]),
      ...(cells === 4 ? [counted('MS', 'Microsoft deals 1 to 1,000,000', 999_992, 8, ours)] : []),
    ];
  },
  compareNeed: () => [],
};

/** Spider's published figures. */
export const COMPARED_SPIDER: ComparedGame<SpiderRules> = {
  ...SPIDER,
  sources: { record: 'the public record of solvers for four suits' },
  agreement: 'Intervals agree when they overlap.',
  compareRate: ({ suits, dealOverEmpty }, ours) =>
    suits === 4 && !dealOverEmpty ? [counted('record', '32,000 deals', 31_998, 2, ours)] : [],
  compareNeed: () => [],
};

function ratesOfBG(rate: number, worryingBack: boolean, ours: Interval): AnyComparison {
  const agrees = rate <= ours.upper && (worryingBack || ours.lower <= rate);
  const sample = worryingBack ? 'solvitaire seeds, no worrying back' : 'solvitaire seeds';
  return { source: 'BG', sample, rate, interval: null, agrees };
}

function counted(source: string, sample: string, won: number, lost: number, ours: Interval): AnyComparison {
  const interval = wilsonWithUnknown(won, lost, 0);
  return { source, sample, rate: won / (won + lost), interval, agrees: overlaps(ours, interval) };
}
