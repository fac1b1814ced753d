import { rangeText, rateText } from '../../statistics/game-tables.ts';
import { whole } from '../numbers.ts';
import type { RulesStudy, Study } from '../study.ts';
import type { Chart, Layout, Picture } from './chart.ts';
import { coursePanel, DASH, HEADING, publishedOf } from './course-panel.ts';
import { legend } from './legend.ts';
import { box, line } from './marks.ts';

const AXIS_BELOW = 42;
const GAP = 14;
/** More panels than this are drawn lower. */
const MANY = 8;
/** Fewer deals have no course to show. */
const FEWEST = 10;

/** How the rate and its interval change with the number of deals looked at. */
export function convergenceChart({ rules, columns }: Study): Chart {
  const drawn = rules.filter(({ tally }) => tally.deals >= FEWEST);
  const few = rules.filter((each) => !drawn.includes(each));
  return {
    id: 'convergence',
    title: 'How the rate settles with more deals',
    lead: 'The rate over the first deals, ever more of them, in the order of the files. The band is its 95% interval.',
    description: drawn.map(inWords).join(' '),
    draw: drawn.length === 0 ? null : (layout) => draw(drawn, layout),
    tables: [tableOf(rules, columns)],
    notes: few.length === 0 ? [] : [`Fewer than ${FEWEST} deals: ${few.map(({ name }) => name).join('; ')}.`],
  };
}

function inWords({ name, tally, convergence }: RulesStudy): string {
  const [first] = convergence;
  if (first === undefined) return '';
  return `${name}: ${rangeText(first.interval)} over ${whole(first.deals)} deals, ${rangeText(tally.interval)} over ${whole(tally.deals)}.`;
}

function tableOf(rules: readonly RulesStudy[], head: Study['columns']) {
  const right = ['deals', 'winnable', 'unwinnable', 'unknown', 'rate %', '95% interval'] as const;
  return {
    title: 'The rate over the first deals',
    columns: [...head, ...right.map((name) => ({ name, align: 'right' as const }))],
    rows: rules.flatMap(({ cells, convergence }) =>
      convergence.map(({ deals, winnable, unwinnable, unknown, rate, interval }) => [
        ...cells,
        ...[deals, winnable, unwinnable, unknown].map(String),
        rateText(rate),
        rangeText(interval),
      ]),
    ),
  };
}

function draw(rules: readonly RulesStudy[], layout: Layout): Picture {
  const { width, narrow, palette } = layout;
  const columns = narrow || rules.length === 1 ? 1 : 2;
  const cell = (width - (columns - 1) * 2 * GAP) / columns;
  const plot = rules.length > MANY ? 84 : 130;
  const pitch = HEADING + plot + AXIS_BELOW + GAP;
  const published = new Set(rules.flatMap((each) => publishedOf(each)?.source ?? []));
  const key = legend(
    [
      {
        label: 'rate and 95% interval',
        sign: (x, y) => [
          box({ x: x - 9, y: y - 5, width: 18, height: 10, fill: palette.band }),
          line({ x: x - 9, y, x2: x + 9, y2: y, stroke: palette.here, strokeWidth: 2 }),
        ],
      },
      ...(published.size > 0
        ? [
            {
              label: `published rate (${[...published].join(', ')})`,
              sign: (x: number, y: number) => [
                line({
                  x: x - 9,
                  y,
                  x2: x + 9,
                  y2: y,
                  stroke: palette.published,
                  strokeWidth: 1.5,
                  strokeDash: DASH,
                }),
              ],
            },
          ]
        : []),
    ],
    layout,
  );
  const lines = Math.ceil(rules.length / columns);
  return {
    height: key.height + lines * pitch - GAP,
    marks: [
      ...key.marks,
      ...rules.flatMap((each, i) =>
        coursePanel(
          each,
          (i % columns) * (cell + 2 * GAP),
          key.height + Math.floor(i / columns) * pitch,
          cell,
          plot,
          layout,
        ),
      ),
    ],
  };
}
