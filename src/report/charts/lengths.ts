import type { Mark } from 'vega';
import { whole } from '../numbers.ts';
import type { RulesStudy, Study } from '../study.ts';
import type { Chart, Layout, Picture } from './chart.ts';
import { axis, box } from './marks.ts';
import { type Ridge, ridgesPicture } from './ridges.ts';

/** About so many bars are drawn. */
const BARS = 50;
const FEWEST_BARS = 11;
const STEPS = [1, 2, 5] as const;

type Lengths = ReadonlyMap<number, number>;

/** How long the wins are. */
export function lengthsChart({ rules, columns, game }: Study): Chart {
  const won = rules.filter(({ lengths }) => lengths.size > 0);
  const none = rules.filter(({ lengths }) => lengths.size === 0);
  return {
    id: 'lengths',
    title: 'How long the wins are',
    lead: 'Winnable deals by the number of moves in the win that was found. Every hill is scaled to its highest bar.',
    description: won.map(({ name, lengths }) => `${name}: ${summaryOf(lengths, false)}.`).join(' '),
    draw: won.length === 0 ? null : (layout) => draw(won, layout),
    tables: won.length === 0 ? [] : [figuresTable(won, columns), binsTable(won, columns)],
    notes: [
      `${game.moves} These are the wins that the search came upon, not the shortest ones.`,
      ...(none.length === 0
        ? []
        : [`No deal is known to be winnable: ${none.map(({ name }) => name).join('; ')}.`]),
    ],
  };
}

/** The smallest length that at least a share of the wins do not exceed. */
function quantile(lengths: Lengths, share: number): number {
  const sorted = [...lengths].sort(([a], [b]) => a - b);
  let left = Math.ceil(share * sorted.reduce((sum, [, wins]) => sum + wins, 0));
  for (const [moves, wins] of sorted) {
    left -= wins;
    if (left <= 0) return moves;
  }
  return 0;
}

function ends(lengths: Lengths): [number, number] {
  const moves = [...lengths.keys()];
  return [moves.reduce((a, b) => Math.min(a, b)), moves.reduce((a, b) => Math.max(a, b))];
}

function summaryOf(lengths: Lengths, narrow: boolean): string {
  const [least, most] = ends(lengths);
  const middle = `median ${whole(quantile(lengths, 0.5))} moves`;
  if (narrow) return `${middle}, from ${whole(least)} to ${whole(most)}`;
  const [low, high] = [quantile(lengths, 0.05), quantile(lengths, 0.95)];
  return `${middle}, 90% from ${whole(low)} to ${whole(high)}, all from ${whole(least)} to ${whole(most)}`;
}

interface Bins {
  readonly from: number;
  readonly to: number;
  /** Moves that one bar covers. */
  readonly step: number;
}

/** Bars of a round width over all wins of all rules. */
function binsOf(rules: readonly RulesStudy[]): Bins {
  const all = rules.map(({ lengths }) => ends(lengths));
  const least = Math.min(...all.map(([low]) => low));
  const most = Math.max(...all.map(([, high]) => high));
  const steps = Array.from({ length: 16 }, (_, i) => STEPS.map((step) => step * 10 ** i)).flat();
  const step = steps.find((each) => (most - least) / each <= BARS) ?? most;
  const from = Math.floor(least / step) * step;
  const to = (Math.floor(most / step) + 1) * step;
  // A few lengths are not to look like all there are.
  const margin = Math.max(0, Math.ceil((FEWEST_BARS - (to - from) / step) / 2)) * step;
  return { step, from: Math.max(0, from - margin), to: to + margin };
}

function winsByBin(lengths: Lengths, { from, to, step }: Bins): number[] {
  const wins = Array.from({ length: Math.round((to - from) / step) }, () => 0);
  for (const [moves, number] of lengths) {
    const bin = Math.floor((moves - from) / step);
    wins[bin] = (wins[bin] ?? 0) + number;
  }
  return wins;
}

function draw(rules: readonly RulesStudy[], layout: Layout): Picture {
  const bins = binsOf(rules);
  const { palette, narrow } = layout;
  const below = axis(palette, {
    orient: 'bottom',
    scale: 'x',
    tickCount: narrow ? 5 : 10,
    tickMinStep: 1,
    format: ',d',
    title: 'moves',
  });
  const scale = (width: number) => ({
    name: 'x',
    type: 'linear' as const,
    zero: false,
    domain: [bins.from, bins.to],
    range: [0, width],
  });
  const ridges = rules.map(
    ({ name, lengths }): Ridge => ({
      name,
      summary: summaryOf(lengths, narrow),
      marks: (width, height) => hill(winsByBin(lengths, bins), width, height, layout),
    }),
  );
  return ridgesPicture({ ridges, scale, axis: below, above: 0 }, layout);
}

function hill(wins: readonly number[], width: number, height: number, { palette }: Layout): Mark[] {
  const most = Math.max(...wins);
  const step = width / wins.length;
  return wins.flatMap((number, bin) => {
    const size = (number / most) * height;
    const area = { x: bin * step + 0.5, y: height - size, width: step - 1, height: size };
    return number === 0 ? [] : [box({ ...area, fill: palette.winnable })];
  });
}

function figuresTable(rules: readonly RulesStudy[], head: Study['columns']) {
  const names = ['wins', 'fewest moves', '5% within', 'median', '95% within', 'most moves'];
  return {
    title: 'Moves of the wins',
    columns: [...head, ...names.map((name) => ({ name, align: 'right' as const }))],
    rows: rules.map(({ cells, tally, lengths }) => {
      const [least, most] = ends(lengths);
      const figures = [0.05, 0.5, 0.95].map((share) => quantile(lengths, share));
      return [...cells, ...[tally.winnable, least, ...figures, most].map(String)];
    }),
  };
}

function binsTable(rules: readonly RulesStudy[], head: Study['columns']) {
  const bins = binsOf(rules);
  return {
    title: 'Wins by their moves',
    columns: [...head, ...['moves', 'wins'].map((name) => ({ name, align: 'right' as const }))],
    rows: rules.flatMap(({ cells, lengths }) =>
      winsByBin(lengths, bins).flatMap((wins, bin) => {
        const low = bins.from + bin * bins.step;
        const range = bins.step === 1 ? whole(low) : `${whole(low)} to ${whole(low + bins.step - 1)}`;
        return wins === 0 ? [] : [[...cells, range, String(wins)]];
      }),
    ),
  };
}
