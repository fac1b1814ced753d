import type { ResultRow } from '../../batch/row.ts';
import type { Palette } from './chart.ts';
import type { LegendEntry } from './legend.ts';
import { type AreaStyle, box } from './marks.ts';

type Verdict = ResultRow['verdict'];

/** In the order in which they are stacked. */
export const STACKED = ['winnable', 'unknown', 'unwinnable'] as const satisfies readonly Verdict[];

/** Dark, pale and hollow: told apart without colours too. */
export function areaOf(verdict: Verdict, palette: Palette): AreaStyle {
  switch (verdict) {
    case 'winnable':
      return { fill: palette.winnable, stroke: palette.winnable };
    case 'unwinnable':
      return { fill: palette.unwinnable, stroke: palette.edge };
    case 'unknown':
      return { fill: palette.panel, stroke: palette.text, strokeDash: [2, 2] };
  }
}

/** The legend of the verdicts that are there. */
export function verdictLegend(verdicts: readonly Verdict[], palette: Palette): LegendEntry[] {
  return verdicts.map((verdict) => ({
    label: verdict,
    sign: (x, y) => [box({ x: x - 8, y: y - 5, width: 16, height: 10, ...areaOf(verdict, palette) })],
  }));
}
