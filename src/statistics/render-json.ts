import { rulesJson } from '../deals/games/rule-columns.ts';
import type { AnyComparison, ComparedGame } from './compared-game.ts';
import { worryingBackApart } from './necessity.ts';
import type { Statistics } from './tally.ts';
import { type Interval, percent, percentDown, percentUp } from './wilson.ts';

/**
 * Statistics as one JSON document, which names every game but Klondike. Rates are percentages with three decimals, rounded as in the other formats;
 * `passes` is null for unlimited.
 */
export function statsJson<Rules>(
  game: ComparedGame<Rules>,
  statistics: Statistics<Rules>,
  compare: boolean,
): string {
  const { rules, necessity } = statistics;
  const { worryingBack } = worryingBackApart(game);
  const others = game.keys.filter((key) => key !== 'worryingBack');
  const needs = necessity.map((need) => ({
    ...rulesJson(others, need.rules),
    deals: need.deals,
    winnable: need.winnable,
    needing: need.needing,
    sharePercent: percentOrNull(need.share),
    intervalPercent: rounded(need.interval),
    certainPercent: rounded(need.bounds),
    ...(compare ? { published: game.compareNeed(need.rules, need.interval).map(comparison) } : {}),
  }));
  const document = {
    ...(game.name === 'klondike' ? {} : { game: game.name }),
    rules: rules.map((tally) => ({
      ...rulesJson(game.keys, tally.rules),
      deals: tally.deals,
      winnable: tally.winnable,
      unwinnable: tally.unwinnable,
      unknown: tally.unknown,
      ratePercent: percentOrNull(tally.rate),
      intervalPercent: rounded(tally.interval),
      certainPercent: rounded(tally.bounds),
      ...(compare ? { published: game.compareRate(tally.rules, tally.interval).map(comparison) } : {}),
    })),
    ...(worryingBack === null ? {} : { needWorryingBack: needs }),
    ...(compare ? { sources: game.sources } : {}),
  };
  return `${JSON.stringify(document)}\n`;
}

function comparison({ source, sample, rate, interval, agrees }: AnyComparison) {
  return { source, sample, percent: Number(percent(rate)), intervalPercent: rounded(interval), agrees };
}

function percentOrNull(share: number | null): number | null {
  return share === null ? null : Number(percent(share));
}

function rounded(interval: Interval | null): Interval | null {
  if (interval === null) return null;
  return { lower: Number(percentDown(interval.lower)), upper: Number(percentUp(interval.upper)) };
}
