import { figures } from '../statistics/cost-table.ts';
import { inList, whole } from './numbers.ts';
import type { Origins } from './origins.ts';
import type { Study } from './study.ts';

const SECONDS_A_DAY = 86_400;
/** From here on, days say more. */
const FEWEST_DAYS = 0.1;

/** What the verdicts took of CPU time, in total and each, beside the published; null where it was not recorded. */
export function costText({ game }: Study, { groups }: Origins): string | null {
  const measured = groups.flatMap(({ cpu, rules }) => (cpu === null ? [] : [{ ...cpu, rules }]));
  const [first] = measured;
  if (first === undefined) return null;
  const seconds = measured.reduce((sum, each) => sum + each.seconds, 0);
  const deals = measured.reduce((sum, each) => sum + each.deals, 0);
  const verdicts = measured.reduce((sum, each) => sum + each.deals * each.rules, 0);
  const alike = measured.every(({ rules }) => rules === first.rules);
  const rules = first.rules === 1 ? '' : ` under all ${whole(first.rules)} sets of rules together`;
  const aDeal = alike ? `${figures(seconds / deals)} s a deal${rules}` : null;
  const aVerdict = alike && first.rules === 1 ? null : `${figures(seconds / verdicts)} s a verdict`;
  const each = [aDeal, aVerdict].filter((text) => text !== null).join(', ');
  const published = game.costs.map(
    ({ source, game, secondsPerDeal }) => `${figures(secondsPerDeal)} s (${source}, ${game})`,
  );
  const beside = published.length === 0 ? '' : ` Published for one set of rules: ${inList(published)}.`;
  return `Deciding took ${totalText(seconds)} of CPU time: ${each}.${beside}`;
}

/** Seconds, and days where it was long. */
export function totalText(seconds: number): string {
  const days = seconds / SECONDS_A_DAY;
  const text = `${figures(seconds)} s`;
  return days < FEWEST_DAYS ? text : `${text} (${figures(days)} days)`;
}
