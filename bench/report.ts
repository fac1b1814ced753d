import type { Measured } from './measure.ts';

/** A bench run as it is saved in bench/baseline. */
export interface Run {
  readonly seeds: string;
  readonly machine: string;
  readonly node: string;
  readonly corners: readonly Measured[];
}

const COLUMNS = [
  ['', (m: Measured) => m.name],
  ['deals', (m: Measured) => whole(m.deals)],
  ['won', (m: Measured) => whole(m.verdicts.winnable)],
  ['lost', (m: Measured) => whole(m.verdicts.unwinnable)],
  ['unknown', (m: Measured) => whole(m.verdicts.unknown)],
  ['positions', (m: Measured) => whole(m.positions.total)],
  ['median', (m: Measured) => whole(m.positions.median)],
  ['p99', (m: Measured) => whole(m.positions.p99)],
  ['max', (m: Measured) => whole(m.positions.max)],
  ['s', (m: Measured) => (m.time.total / 1000).toFixed(2)],
  ['ms/deal', (m: Measured) => (m.time.total / m.deals).toFixed(2)],
  ['median ms', (m: Measured) => m.time.median.toFixed(2)],
  ['p99 ms', (m: Measured) => m.time.p99.toFixed(1)],
  ['max ms', (m: Measured) => m.time.max.toFixed(1)],
  ['positions/s', (m: Measured) => whole((m.positions.total / m.time.total) * 1000)],
] as const;

/** The table of a run. */
export function runTable(run: Run): string {
  return aligned([
    COLUMNS.map(([title]) => title),
    ...run.corners.map((m) => COLUMNS.map(([, cell]) => cell(m))),
  ]);
}

/** The ratios of a run to an earlier one, corner by corner: below 1 is less than before. */
export function comparisonTable(run: Run, earlier: Run): string {
  const rows = run.corners.flatMap((now) => {
    const before = earlier.corners.find((m) => m.name === now.name);
    if (before === undefined) return [];
    const perDeal = (m: Measured) => m.time.total / m.deals;
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
