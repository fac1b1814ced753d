import { rangeText } from '../statistics/game-tables.ts';
import { compareNeed, compareRate } from '../statistics/published.ts';
import type { RulesTally, Statistics } from '../statistics/tally.ts';
import { type Interval, percent, percentDown, percentUp } from '../statistics/wilson.ts';
import { amongPublished, sourcesText } from './deal-sources.ts';
import { allRows } from './effort.ts';
import { count, sharePercent, whole } from './numbers.ts';
import { rulesName } from './rules-name.ts';
import type { Study } from './study.ts';

/** What a study says, in sentences: plain text. */
export interface Summary {
  /** What was decided, and how completely. */
  readonly what: string;
  /** One for each of the rules. */
  readonly rates: readonly string[];
  /** What the rates are worth: agreement, the need for worrying back, the effort. */
  readonly findings: readonly string[];
}

/** Sums up a study. */
export function summaryOf(study: Study): Summary {
  const { statistics } = study;
  return {
    what: whatText(study),
    rates: ratesText(statistics.rules),
    findings: [needText(statistics), agreementText(study), effortText(study)].filter((each) => each !== null),
  };
}

function whatText({ statistics: { rules }, sources, deals }: Study): string {
  const verdicts = rules.reduce((sum, tally) => sum + tally.deals, 0);
  const unknown = rules.reduce((sum, tally) => sum + tally.unknown, 0);
  const kinds = rules.length === 1 ? 'one set of rules' : `${rules.length} sets of rules`;
  const begin = `${count(deals, 'deal')} (${sourcesText(sources)}), ${count(verdicts, 'verdict')} under ${kinds}`;
  if (unknown === 0) return `${begin}, none unknown.`;
  return `${begin}; ${whole(unknown)} (${sharePercent(unknown / verdicts)}) ${unknown === 1 ? 'is' : 'are'} unknown.`;
}

/** Longer lists are told by their ends. */
const MOST_RATES = 8;
const MOST_NEEDS = 4;

function ratesText(rules: readonly RulesTally[]): string[] {
  if (rules.length <= MOST_RATES) return rules.map((tally) => capital(rateText(tally)));
  const known = rules.filter(({ rate }) => rate !== null);
  const ranked = known.toSorted((a, b) => (b.rate ?? 0) - (a.rate ?? 0));
  const [highest, lowest] = [ranked[0], ranked.at(-1)];
  if (highest === undefined || lowest === undefined) return [];
  return [`The highest rate: ${rateText(highest)}`, `The lowest: ${rateText(lowest)}`];
}

function rateText({ rules, deals, winnable, unknown, rate, interval, bounds }: RulesTally): string {
  const name = rulesName(rules);
  if (rate === null) return `${name}: nothing is known yet; all ${whole(deals)} verdicts are unknown.`;
  const counts = `${whole(winnable)} of ${count(deals, 'deal')}${unknown === 0 ? '' : `, ${whole(unknown)} unknown`}`;
  return `${name}: ${shareText(rate, bounds)} can be won (95% interval ${rangeText(interval)}; ${counts}).`;
}

/** A share in this very sample: one figure, or where unknown deals leave it open, from where to where. */
function shareText(share: number, bounds: Interval): string {
  return bounds.lower === bounds.upper
    ? `${percent(share)}%`
    : `between ${percentDown(bounds.lower)} and ${percentUp(bounds.upper)}%`;
}

function needText({ necessity }: Statistics): string | null {
  const known = necessity.flatMap(({ rules: { draw, passes }, winnable, share, interval, bounds }) =>
    winnable === 0 || share === null || interval === null || bounds === null
      ? []
      : [
          `${shareText(share, bounds)} at draw ${draw}${passesText(passes)} (95% interval ${rangeText(interval)})`,
        ],
  );
  if (known.length === 0) return null;
  const first = known[0];
  const told = known.length > MOST_NEEDS ? `from ${first} to ${known.at(-1)}` : inList(known);
  return `Of the winnable deals, ${told} need worrying back.`;
}

function passesText(passes: number | null): string {
  if (passes === null) return '';
  return passes === 1 ? ' with 1 pass' : ` with ${whole(passes)} passes`;
}

function agreementText({ statistics: { rules, necessity }, sources }: Study): string | null {
  // An interval of which nothing is known overlaps with everything.
  const rates = rules
    .filter(({ rate }) => rate !== null)
    .flatMap((tally) =>
      compareRate(tally.rules, tally.interval).map(({ agrees }) => ({
        agrees,
        name: rulesName(tally.rules),
      })),
    );
  const needs = necessity
    .filter(({ winnable }) => winnable > 0)
    .flatMap((need) =>
      compareNeed(need.rules, need.interval).map(({ agrees }) => ({
        agrees,
        name: `need at draw ${need.rules.draw}`,
      })),
    );
  const figures = [...rates, ...needs];
  if (figures.length === 0) return null;
  const apart = figures.filter(({ agrees }) => !agrees);
  const all = `${figures.length} published ${figures.length === 1 ? 'figure' : 'figures'}`;
  const text =
    apart.length === 0
      ? `${figures.length === 1 ? 'The one published figure agrees' : `All ${all} agree`}: the 95% intervals overlap.`
      : `Of ${all}, ${apart.length} ${apart.length === 1 ? 'does' : 'do'} not agree: ${inList([...new Set(apart.map(({ name }) => name))])}.`;
  return apart.length === 0 && amongPublished(sources)
    ? `${text} The deals are part of those of the published study, so agreement is expected.`
    : text;
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

function inList(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
