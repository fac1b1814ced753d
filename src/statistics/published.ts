import type { ResultRow } from '../batch/row.ts';
import { type Interval, overlaps, wilsonWithUnknown } from './wilson.ts';

/** Where the published figures stand. */
export const SOURCES = {
  BG: 'Blake & Gent, "The Winnability of Klondike Solitaire and Many Other Patience Games", JAIR 85 (2026), doi 10.1613/jair.1.17167, Tables 3 and 8',
  CP25: 'Dang, Gent, Nightingale, Ulrich-Oltean, Waller, "Constraint Models for Klondike", CP 2025, doi 10.4230/LIPIcs.CP.2025.9',
  LB: 'the lonelybot README (May 2026)',
} as const;
type SourceName = keyof typeof SOURCES;

/** A published winnability; all are for unlimited passes. Shares, 0 to 1. */
export interface PublishedRate {
  readonly source: SourceName;
  readonly draw: number;
  readonly worryingBack: boolean;
  /** Which deals: their number and shuffle. */
  readonly sample: string;
  readonly rate: number;
  /** 95%. */
  readonly interval: Interval;
}

/** A published share of winnable deals that need worrying back; unlimited passes. Shares, 0 to 1. */
export interface PublishedNeed {
  readonly source: SourceName;
  readonly draw: number;
  readonly sample: string;
  readonly share: number;
  /** 95%. */
  readonly interval: Interval;
}

const MILLION = '1,000,000 solvitaire seeds';

/** BG: draw; won, lost, unknown with worrying back; the same without; need in percent and its half width. */
const BLAKE_GENT = [
  [1, 904_226, 94_629, 1_145, 901_702, 97_622, 676, 0.34, 0.08],
  [2, 885_476, 113_084, 1_440, 882_409, 116_624, 967, 0.43, 0.11],
  [3, 819_371, 180_472, 157, 815_114, 184_637, 249, 0.52, 0.04],
  [4, 693_296, 306_564, 140, 687_198, 312_729, 73, 0.89, 0.04],
  [5, 534_329, 465_656, 15, 526_376, 473_621, 3, 1.49, 0.04],
  [6, 358_539, 641_460, 1, 349_817, 650_183, 0, 2.44, 0.06],
  [7, 237_786, 762_214, 0, 229_522, 770_478, 0, 3.47, 0.08],
  [8, 122_759, 877_241, 0, 117_024, 882_976, 0, 4.68, 0.13],
  [9, 76_699, 923_301, 0, 72_140, 927_860, 0, 5.94, 0.18],
  [10, 42_372, 957_628, 0, 39_392, 960_608, 0, 7.04, 0.25],
  [11, 20_655, 979_345, 0, 19_037, 980_963, 0, 7.84, 0.37],
  [12, 8_489, 991_511, 0, 7_788, 992_212, 0, 8.28, 0.59],
  [13, 5_998, 994_002, 0, 5_444, 994_556, 0, 9.26, 0.74],
] as const;

export const PUBLISHED_RATES: readonly PublishedRate[] = [
  ...BLAKE_GENT.flatMap(([draw, won, lost, unknown, wonWithout, lostWithout, unknownWithout]) => [
    counted('BG', draw, true, MILLION, won, lost, unknown),
    counted('BG', draw, false, MILLION, wonWithout, lostWithout, unknownWithout),
  ]),
  given('CP25', 1, true, MILLION, 90.454, 0.09),
  given('CP25', 3, true, MILLION, 81.942, 0.08),
  counted('CP25', 3, false, '2,000,000 solvitaire seeds', 1_630_728, 369_272, 0),
  counted('LB', 3, true, '5,910,579 klondike-solver seeds', 4_843_708, 1_066_871, 0),
  counted('LB', 3, true, '1,071,884 solvitaire seeds', 878_240, 193_644, 0),
];

export const PUBLISHED_NEEDS: readonly PublishedNeed[] = BLAKE_GENT.map((row) => {
  const [draw, , , , , , , need, half] = row;
  return { source: 'BG', draw, sample: MILLION, ...around(need, half) };
});

/** A published figure beside one of ours. */
export interface Comparison {
  readonly source: SourceName;
  readonly sample: string;
  readonly rate: number;
  readonly interval: Interval;
  /** Whether the two 95% intervals overlap; null when ours does not exist. */
  readonly agrees: boolean | null;
}

/** The published rates for some rules beside our interval; none for limited passes, of which nobody has published. */
export function compareRate(rules: ResultRow['rules'], ours: Interval): Comparison[] {
  if (rules.passes !== null) return [];
  return PUBLISHED_RATES.filter(
    ({ draw, worryingBack }) => draw === rules.draw && worryingBack === rules.worryingBack,
  ).map(({ source, sample, rate, interval }) => ({
    source,
    sample,
    rate,
    interval,
    agrees: overlaps(ours, interval),
  }));
}

/** The published needs for worrying back for some rules beside our interval. */
export function compareNeed(rules: ResultRow['rules'], ours: Interval | null): Comparison[] {
  if (rules.passes !== null) return [];
  return PUBLISHED_NEEDS.filter(({ draw }) => draw === rules.draw).map(
    ({ source, sample, share, interval }) => ({
      source,
      sample,
      rate: share,
      interval,
      agrees: ours === null ? null : overlaps(ours, interval),
    }),
  );
}

function counted(
  source: SourceName,
  draw: number,
  worryingBack: boolean,
  sample: string,
  won: number,
  lost: number,
  unknown: number,
): PublishedRate {
  const rate = (2 * won + unknown) / (2 * (won + lost + unknown));
  return { source, draw, worryingBack, sample, rate, interval: wilsonWithUnknown(won, lost, unknown) };
}

/** A rate that is published in percent with its half width. */
function given(
  source: SourceName,
  draw: number,
  worryingBack: boolean,
  sample: string,
  percent: number,
  half: number,
): PublishedRate {
  const { share: rate, interval } = around(percent, half);
  return { source, draw, worryingBack, sample, rate, interval };
}

function around(percent: number, half: number): { share: number; interval: Interval } {
  return {
    share: percent / 100,
    interval: { lower: (percent - half) / 100, upper: (percent + half) / 100 },
  };
}
