import type { Verdict } from '../search/verdict.ts';

/** How often each verdict was found. */
export type VerdictCounts = Readonly<Record<Verdict, number>>;

export const NO_VERDICTS: VerdictCounts = { winnable: 0, unwinnable: 0, unknown: 0 };

/** The sum of two counts. */
export function addCounts(a: VerdictCounts, b: VerdictCounts): VerdictCounts {
  return {
    winnable: a.winnable + b.winnable,
    unwinnable: a.unwinnable + b.unwinnable,
    unknown: a.unknown + b.unknown,
  };
}

/** Counts the verdicts on one deal, each to the rules at its index. */
export function countVerdicts(
  counts: readonly VerdictCounts[],
  verdicts: readonly Verdict[],
): readonly VerdictCounts[] {
  return counts.map((each, i) => {
    const verdict = verdicts[i];
    return verdict === undefined ? each : { ...each, [verdict]: each[verdict] + 1 };
  });
}
