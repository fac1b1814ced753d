import {
  closeSync,
  createReadStream,
  openSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createInterface } from 'node:readline';
import { KEPT, outputError } from './output-error.ts';
import { headerLine, lineStarts } from './own-line.ts';
import type { BatchPlan } from './plan.ts';
import { removeFiles } from './remove-files.ts';
import type { TriedDeal } from './retry-journal.ts';
import { outcomeFields } from './row.ts';
import type { DealVerdict } from './worker.ts';

/** A deal as a results file has it: the lines of its rows without line breaks. */
export interface RecordedDeal {
  /** From 0. */
  readonly index: number;
  readonly lines: readonly string[];
}

/** What a line says after the deal and rules. */
interface Found {
  readonly verdict: string;
  readonly states: number;
  /** Null where the file has no such column. */
  readonly ms: number | null;
}

/** The deals of a finished results file that have a row without a verdict. */
export async function unknownDeals(out: string, plan: BatchPlan): Promise<RecordedDeal[]> {
  const found: RecordedDeal[] = [];
  for await (const deal of recordedDeals(out, plan)) {
    if (unknownRules(deal, plan).length > 0) found.push(deal);
  }
  return found;
}

/** Indices of the rules under which a deal is unknown. */
export function unknownRules({ index, lines }: RecordedDeal, plan: BatchPlan): number[] {
  const starts = lineStarts(plan, index);
  return lines.flatMap((line, i) => (foundIn(line, starts[i] ?? '').verdict === 'unknown' ? [i] : []));
}

/**
 * The lines of a deal after another try at its unknown rows. The positions (and time) of all tries are added up.
 * @param tried what was found, in the order of {@link unknownRules}.
 */
export function retriedLines(deal: RecordedDeal, plan: BatchPlan, tried: readonly DealVerdict[]): string[] {
  const starts = lineStarts(plan, deal.index);
  const lines = [...deal.lines];
  for (const [nth, i] of unknownRules(deal, plan).entries()) {
    const found = tried[nth];
    if (found === undefined) throw new RangeError(`no result for rules ${i}`);
    const before = foundIn(lines[i] ?? '', starts[i] ?? '');
    const after = {
      verdict: found.verdict,
      states: before.states + found.states,
      moves: found.moves,
      ...(before.ms === null ? {} : { ms: before.ms + found.ms }),
    };
    lines[i] = `${starts[i] ?? ''}${outcomeFields(after).join(',')}`;
  }
  return lines;
}

/**
 * Writes a results file anew with the deals that were tried, whole or not at all. A deal whose lines are not those
 * before the try stays as it is, so that doing it twice changes nothing.
 */
export async function rewriteDeals(
  out: string,
  plan: BatchPlan,
  timings: boolean,
  tried: ReadonlyMap<number, TriedDeal>,
): Promise<void> {
  const path = realpathSync(out);
  const fresh = `${path}.new`;
  try {
    const file = openSync(fresh, 'w', statSync(path).mode);
    try {
      writeFileSync(file, `${headerLine(plan.columns, timings)}\n`);
      for await (const { index, lines } of recordedDeals(path, plan)) {
        const text = lines.join('\n');
        const other = tried.get(index);
        writeFileSync(file, `${other?.before === text ? other.after : text}\n`);
      }
    } finally {
      closeSync(file);
    }
    renameSync(fresh, path);
  } catch (error) {
    removeFiles(fresh);
    throw outputError(out, error, KEPT);
  }
}

/** All deals of a finished results file, which was checked before. */
async function* recordedDeals(out: string, plan: BatchPlan): AsyncGenerator<RecordedDeal> {
  let index = -1;
  let lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(out, 'latin1') })) {
    if (index < 0) index = 0;
    else if (lines.push(line) === plan.rules.length) {
      yield { index, lines };
      index++;
      lines = [];
    }
  }
}

function foundIn(line: string, start: string): Found {
  const [verdict = '', states, , ms] = line.slice(start.length).split(',');
  return { verdict, states: Number(states), ms: ms === undefined ? null : Number(ms) };
}
