import type { Study } from '../study.ts';
import type { Chart } from './chart.ts';
import { convergenceChart } from './convergence.ts';
import { effortChart } from './effort.ts';
import { lengthsChart } from './lengths.ts';
import { needChart } from './need.ts';
import { publishedChart } from './published.ts';
import { winnabilityChart } from './winnability.ts';

/** Everything that a study shows, in the order of the page; without the need for worrying back in a game that has none. */
export function allCharts(study: Study): Chart[] {
  return [winnabilityChart, publishedChart, needChart, convergenceChart, effortChart, lengthsChart].flatMap(
    (chart) => chart(study) ?? [],
  );
}
