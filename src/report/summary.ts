import { rangeText } from '../statistics/game-tables.ts';
import { type Interval, percent, percentDown, percentUp } from '../statistics/wilson.ts';
import { agreementText } from './agreement.ts';
import { costText } from './cost-text.ts';
import { allRows } from './effort.ts';
import { capital, count, inList, sharePercent, whole } from './numbers.ts';
import type { Origins } from './origins.ts';
import { studiedText } from './studied-text.ts';
import type { NeedStudy, RulesStudy, Study } from './study.ts';

/** What a study says, in sentences: plain text. */
export interface Summary {
  /** What was decided, and how completely. */
  readonly what: string;
  /** One for each of the rules. */
  readonly rates: readonly string[];
  /** What the rates are worth: agreement, the need for worrying back, the effort and the cost. */
  readonly findings: readonly string[];
}

/** Sums up a study. */
export function summaryOf(study: Study, origins: Origins): Summary {
  const findings = [needText(study.needs), agreementText(study), effortText(study), costText(study, origins)];
  return {
    what: whatText(study),
    rates: ratesText(study.rules),
    findings: findings.filter((each) => each !== null),
  };
}

function whatText(study: Study): string {
  const { rules } = study;
  const verdicts = rules.reduce((sum, { tally }) => sum + tally.deals, 0);
  const unknown = rules.reduce((sum, { tally }) => sum + tally.unknown, 0);
  const kinds = rules.length === 1 ? 'one set of rules' : `${rules.length} sets of rules`;
  const begin = `${count(study.deals, 'deal')} (${studiedText(study)}), ${count(verdicts, 'verdict')} under ${kinds}`;
  if (unknown === 0) return `${begin}, none unknown.`;
  return `${begin}; ${whole(unknown)} (${sharePercent(unknown / verdicts)}) ${unknown === 1 ? 'is' : 'are'} unknown.`;
}

/** Longer lists are told by their ends. */
const MOST_RATES = 8;
const MOST_NEEDS = 4;

function ratesText(rules: readonly RulesStudy[]): string[] {
  if (rules.length <= MOST_RATES) return rules.map((each) => capital(rateText(each)));
  const known = rules.filter(({ tally }) => tally.rate !== null);
  const ranked = known.toSorted((a, b) => (b.tally.rate ?? 0) - (a.tally.rate ?? 0));
  const [highest, lowest] = [ranked[0], ranked.at(-1)];
  if (highest === undefined || lowest === undefined)
    return ['Nothing is known yet; all verdicts are unknown.'];
  return [`The highest rate: ${rateText(highest)}`, `The lowest: ${rateText(lowest)}`];
}

function rateText({ name, tally }: RulesStudy): string {
  const { deals, winnable, unknown, rate, interval, bounds } = tally;
  if (rate === null) return `${name}: nothing is known yet; ${allUnknown(deals)}.`;
  const counts = `${whole(winnable)} of ${count(deals, 'deal')}${unknown === 0 ? '' : `, ${whole(unknown)} unknown`}`;
  return `${name}: ${shareText(rate, bounds)} can be won (95% interval ${rangeText(interval)}; ${counts}).`;
}

function allUnknown(deals: number): string {
  if (deals === 1) return 'the one verdict is unknown';
  return deals === 2 ? 'both verdicts are unknown' : `all ${whole(deals)} verdicts are unknown`;
}

/** A share in this very sample: one figure, or where unknown deals leave it open, from where to where. */
function shareText(share: number, bounds: Interval): string {
  return bounds.lower === bounds.upper
    ? `${percent(share)}%`
    : `between ${percentDown(bounds.lower)} and ${percentUp(bounds.upper)}%`;
}

function needText(needs: readonly NeedStudy[]): string | null {
  const known = needs.flatMap(({ where, need: { winnable, share, interval, bounds } }) => {
    if (winnable === 0 || share === null || interval === null || bounds === null) return [];
    const figure = `${shareText(share, bounds)} ${where} (95% interval ${rangeText(interval)})`;
    return [{ share, figure }];
  });
  if (known.length === 0) return null;
  if (known.length <= MOST_NEEDS)
    return `Of the winnable deals, ${inList(known.map(({ figure }) => figure))} need worrying back.`;
  const ranked = known.toSorted((a, b) => a.share - b.share);
  const [least, most] = [ranked[0]?.figure, ranked.at(-1)?.figure];
  return `Of the winnable deals, at the least ${least} and at the most ${most} need worrying back.`;
}

function effortText({ rules }: Study): string | null {
  const searched = rules.filter(({ effort }) => effort.searched.total > 0);
  if (searched.length === 0) return null;
  const deals = rules.reduce((sum, { tally }) => sum + tally.deals, 0);
  const proven = rules.reduce((sum, { effort }) => sum + allRows(effort.proven), 0);
  const sum = searched.reduce((total, { effort }) => total + effort.searched.sum, 0);
  const most = Math.max(...searched.map(({ effort }) => effort.searched.largest));
  const mean = whole(Math.round(sum / deals));
  const without = proven === 0 ? '' : `; ${sharePercent(proven / deals)} took no search of their own`;
  return `The verdicts took ${mean} positions on average, ${whole(most)} at most${without}.`;
}
