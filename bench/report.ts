import type { Measured } from './measure.ts';

/** A bench run as it is saved in bench/baseline. */
export interface Run {
  readonly seeds: string;
  readonly machine: string;
  readonly node: string;
  readonly corners: readonly Measured[];
}

const COLUMNS: readonly (readonly [title: string, cell: (m: Measured, first: Measured) => string])[] = [
  ['', (m) => m.name],
  ['deals', (m) => whole(m.deals)],
  ['won', (m) => whole(m.verdicts.winnable)],
  ['lost', (m) => whole(m.verdicts.unwinnable)],
  ['unknown', (m) => whole(m.verdicts.unknown)],
  ['positions', (m) => whole(m.positions.total)],
  ['median', (m) => whole(m.positions.median)],
  ['p99', (m) => whole(m.positions.p99)],
  ['max', (m) => whole(m.positions.max)],
  ['s', (m) => (m.time.total / 1000).toFixed(2)],
  ['ms/deal', (m) => perDeal(m).toFixed(2)],
  ['to first', (m, first) => (perDeal(m) / perDeal(first)).toFixed(2)],
  ['median ms', (m) => m.time.median.toFixed(2)],
  ['p99 ms', (m) => m.time.p99.toFixed(1)],
  ['max ms', (m) => m.time.max.toFixed(1)],
  ['positions/s', (m) => whole((m.positions.total / m.time.total) * 1000)],
];

/** The table of a run. */
export function runTable(run: Run): string {
  return aligned([
    COLUMNS.map(([title]) => title),
    ...run.corners.map((m) => COLUMNS.map(([, cell]) => cell(m, run.corners[0] ?? m))),
  ]);
}

/** The ratios of a run to an earlier one, corner by corner: below 1 is less than before. */
export function comparisonTable(run: Run, earlier: Run): string {
  const rows = run.corners.flatMap((now) => {
    const before = earlier.corners.find((m) => m.name === now.name);
    if (before === undefined) return [];
    return [
      [
        now.name,
        (now.positions.total / before.positions.total).toFixed(3),
        (perDeal(now) / perDeal(before)).toFixed(3),
        (now.time.median / before.time.median).toFixed(3),
        (now.time.p99 / before.time.p99).toFixed(3),
      ],
    ];
  });
  return aligned([['ratio to before', 'positions', 'ms/deal', 'median ms', 'p99 ms'], ...rows]);
}

function perDeal(m: Measured): number {
  return m.time.total / m.deals;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/** Pads cells so that columns line up, the first to the left. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  return rows.map(line).join('\n');
}
