import { type Comparison, compareNeed, compareRate, SOURCES } from './published.ts';
import type { Statistics } from './tally.ts';
import { type Interval, percent, percentDown, percentUp } from './wilson.ts';

/**
 * Statistics as one JSON document. Rates are percentages with three decimals, rounded as in the other formats;
 * `passes` is null for unlimited.
 */
export function statsJson(statistics: Statistics, compare: boolean): string {
  const { rules, necessity } = statistics;
  const document = {
    rules: rules.map((tally) => ({
      draw: tally.rules.draw,
      passes: tally.rules.passes,
      worryingBack: tally.rules.worryingBack,
      deals: tally.deals,
      winnable: tally.winnable,
      unwinnable: tally.unwinnable,
      unknown: tally.unknown,
      ratePercent: percentOrNull(tally.rate),
      intervalPercent: rounded(tally.interval),
      certainPercent: rounded(tally.bounds),
      ...(compare ? { published: compareRate(tally.rules, tally.interval).map(comparison) } : {}),
    })),
    needWorryingBack: necessity.map((need) => ({
      draw: need.rules.draw,
      passes: need.rules.passes,
      deals: need.deals,
      winnable: need.winnable,
      needing: need.needing,
      sharePercent: percentOrNull(need.share),
      intervalPercent: rounded(need.interval),
      certainPercent: rounded(need.bounds),
      ...(compare ? { published: compareNeed(need.rules, need.interval).map(comparison) } : {}),
    })),
    ...(compare ? { sources: SOURCES } : {}),
  };
  return `${JSON.stringify(document)}\n`;
}

function comparison({ source, sample, rate, interval, agrees }: Comparison) {
  return { source, sample, percent: Number(percent(rate)), intervalPercent: rounded(interval), agrees };
}

function percentOrNull(share: number | null): number | null {
  return share === null ? null : Number(percent(share));
}

function rounded(interval: Interval | null): Interval | null {
  if (interval === null) return null;
  return { lower: Number(percentDown(interval.lower)), upper: Number(percentUp(interval.upper)) };
}
