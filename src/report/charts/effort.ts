import type { Mark } from 'vega';
import { allRows, type ByVerdict, type Effort } from '../effort.ts';
import { quantile } from '../log-counts.ts';
import { sharePercent, short, whole } from '../numbers.ts';
import type { RulesStudy, Study } from '../study.ts';
import type { Chart, Layout, Picture } from './chart.ts';
import { legend } from './legend.ts';
import { axis, box } from './marks.ts';
import { type Ridge, ridgesPicture } from './ridges.ts';
import { areaOf, STACKED, verdictLegend } from './verdict-areas.ts';

/** How many positions the verdicts took. */
export function effortChart({ rules, columns, game }: Study): Chart {
  const searched = rules.filter(({ effort }) => effort.searched.total > 0);
  const unknown = rules.some(({ tally }) => tally.unknown > 0);
  const proven = rules.some(({ effort }) => allRows(effort.proven) > 0);
  return {
    id: 'effort',
    title: 'How many positions a verdict takes',
    lead: 'Deals by the number of positions searched, which doubles from one bar to the next. Every hill is scaled to its highest bar.',
    description: rules.map(({ name, effort }) => `${name}: ${summaryOf(effort, false)}.`).join(' '),
    draw: searched.length === 0 ? null : (layout) => draw(searched, layout),
    tables: [figuresTable(rules, columns), binsTable(rules, columns)],
    notes: [
      game.positions,
      ...(unknown ? ['Unknown deals stand where their budget ran out; a verdict would take more.'] : []),
      ...(proven
        ? [
            'Deals without a search: what was found for the same deal under other rules proves the verdict. They are not in the hills.',
          ]
        : []),
      ...(searched.length === 0 ? ['No deal took a search, so there is nothing to draw.'] : []),
    ],
  };
}

function summaryOf({ searched, proven }: Effort, narrow: boolean): string {
  const without = allRows(proven);
  const middle = quantile(searched, 0.5);
  const late = quantile(searched, 0.99);
  if (middle === null || late === null) return 'no deal took a search';
  const share = sharePercent(without / (without + searched.total));
  if (narrow)
    return `median ${short(middle)}, most ${short(searched.largest)}${without === 0 ? '' : `, ${share} without a search`}`;
  const figures = `median ${whole(middle)}, 99% within ${short(late)}, most ${whole(searched.largest)}`;
  return without === 0 ? figures : `${figures}; ${share} without a search`;
}

function draw(rules: readonly RulesStudy[], layout: Layout): Picture {
  const { palette, narrow } = layout;
  const bins = Math.max(...rules.map(({ effort }) => effort.bins.length));
  const present = STACKED.filter((verdict) =>
    rules.some(({ effort }) => effort.bins.some((rows) => rows[verdict] > 0)),
  );
  const key = legend(verdictLegend(present, palette), layout);
  const tens = Array.from({ length: 17 }, (_, i) => 10 ** i).filter((tick) => tick <= 2 ** bins);
  const step = Math.ceil(tens.length / (narrow ? 7 : 14));
  const below = axis(palette, {
    orient: 'bottom',
    scale: 'x',
    values: tens.filter((_, i) => i % step === 0),
    format: '~s',
    title: 'positions, logarithmic',
  });
  const scale = (width: number) => ({
    name: 'x',
    type: 'log' as const,
    domain: [1, 2 ** bins],
    range: [0, width],
  });
  const ridges = rules.map(
    ({ name, effort }): Ridge => ({
      name,
      summary: summaryOf(effort, narrow),
      marks: (width, height) => hill(effort.bins, bins, width, height, layout),
    }),
  );
  const picture = ridgesPicture({ ridges, scale, axis: below, above: key.height }, layout);
  return { height: picture.height, marks: [...key.marks, ...picture.marks] };
}

function hill(
  rows: readonly ByVerdict[],
  bins: number,
  width: number,
  height: number,
  { palette }: Layout,
): Mark[] {
  const most = Math.max(...rows.map(allRows));
  const step = width / bins;
  return rows.flatMap((counts, bin) => {
    let y = height;
    return STACKED.flatMap((verdict) => {
      if (counts[verdict] === 0) return [];
      const size = (counts[verdict] / most) * height;
      y -= size;
      return [box({ x: bin * step + 0.5, y, width: step - 1, height: size, ...areaOf(verdict, palette) })];
    });
  });
}

const QUANTILES = [0.5, 0.9, 0.99, 0.999] as const;

function figuresTable(rules: readonly RulesStudy[], head: Study['columns']) {
  const names = [
    'deals',
    'without a search',
    'median',
    '90% within',
    '99% within',
    '99.9% within',
    'most',
    'sum',
  ];
  return {
    title:
      'Positions of the deals that took a search; from 1,000 on rounded up to three digits, most and sum are exact',
    columns: [...head, ...names.map((name) => ({ name, align: 'right' as const }))],
    rows: rules.map(({ cells, tally, effort: { proven, searched } }) => [
      ...cells,
      String(tally.deals),
      String(allRows(proven)),
      ...QUANTILES.map((share) => String(quantile(searched, share) ?? '-')),
      searched.total === 0 ? '-' : String(searched.largest),
      String(searched.sum),
    ]),
  };
}

function binsTable(rules: readonly RulesStudy[], head: Study['columns']) {
  return {
    title: 'Deals by positions',
    columns: [...head, ...['positions', ...STACKED].map((name) => ({ name, align: 'right' as const }))],
    rows: rules.flatMap(({ cells, effort: { proven, bins } }) =>
      [{ range: '0', counts: proven }, ...bins.map((counts, bin) => ({ range: rangeOf(bin), counts }))].map(
        ({ range, counts }) => [...cells, range, ...STACKED.map((verdict) => String(counts[verdict]))],
      ),
    ),
  };
}

function rangeOf(bin: number): string {
  return bin === 0 ? '1' : `${whole(2 ** bin)} to ${whole(2 ** (bin + 1) - 1)}`;
}
