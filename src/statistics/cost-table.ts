import { PUBLISHED_COSTS, type PublishedCost } from './published-costs.ts';
import type { Table } from './table.ts';

/** CPU time that went into some results, user and system of all threads. */
export interface Cost {
  readonly name: string;
  /** Deals that were measured. */
  readonly deals: number;
  /** Sets of rules that each of them was decided under. */
  readonly rules: number;
  readonly seconds: number;
}

const SECONDS_A_DAY = 86_400;

/** CPU time in total, per deal and per verdict, beside the published. */
export function costTable(
  ours: readonly Cost[],
  published: readonly PublishedCost[] = PUBLISHED_COSTS,
): Table {
  const right = ['deals measured', 'rules a deal', 'CPU s', 'CPU days', 'CPU s a deal', 'CPU s a verdict'];
  return {
    title: 'Cost',
    columns: [
      { name: 'source', align: 'left' },
      { name: 'part or game', align: 'left' },
      ...right.map((name) => ({ name, align: 'right' }) as const),
    ],
    rows: [...ours.map(ourRow), ...published.map(publishedRow)],
  };
}

function ourRow({ name, deals, rules, seconds }: Cost): string[] {
  const each = seconds / deals;
  return [
    ...['here', name, deals.toLocaleString('en-US'), String(rules)],
    ...[seconds, seconds / SECONDS_A_DAY, each, each / rules].map(figures),
  ];
}

function publishedRow({ source, game, secondsPerDeal, days }: PublishedCost): string[] {
  const total = days === null ? ['-', '-'] : [figures(days * SECONDS_A_DAY), figures(days)];
  return [source, game, '-', '1', ...total, figures(secondsPerDeal), figures(secondsPerDeal)];
}

/** Three significant figures: `0.00543`, `2,170`. */
export function figures(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
}
