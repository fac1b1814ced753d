import { createReadStream } from 'node:fs';
import { InputError } from '../cards/input-error.ts';
import { VERDICTS, type Verdict } from '../search/verdict.ts';
import { countVerdicts, NO_VERDICTS, type VerdictCounts } from './counts.ts';
import { outputError } from './output-error.ts';
import { headerLine, lineStarts, mayBeTorn, ownLine } from './own-line.ts';
import type { BatchPlan } from './plan.ts';

/** How packed data begins, one character a byte. */
const GZIP = '\u001f\u008b';

/** What an interrupted run left behind. */
export interface Leftover {
  /** Complete deals, from the plan's first on. */
  readonly deals: number;
  /** Bytes of the header and these deals; what follows is half-written and has to go. */
  readonly bytes: number;
  /** Verdicts of these deals for each of the plan's rules. */
  readonly verdicts: readonly VerdictCounts[];
}

/**
 * Reads a results file that a run is to go on with. A torn last line and a deal that lacks some of its lines do not
 * count.
 * @param maxStates where no record tells the budget of the rows: that of now, which none of them may be above.
 * @throws InputError naming the first line that the plan would not have written.
 */
export async function readLeftover(
  path: string,
  plan: BatchPlan,
  timings: boolean,
  maxStates = Number.POSITIVE_INFINITY,
): Promise<Leftover> {
  let verdicts: readonly VerdictCounts[] = plan.rules.map(() => NO_VERDICTS);
  let [deals, bytes, lineCount, offset] = [0, 0, 0, 0];
  let starts: readonly string[] = [];
  let dealVerdicts: Verdict[] = [];

  /** What the line after `lineCount` others must begin with; null when the file should be at its end. */
  const expected = (): string | null => {
    if (lineCount === 0) return headerLine(plan.columns, timings);
    if (deals === plan.dealCount) return null;
    if (dealVerdicts.length === 0) starts = lineStarts(plan, deals);
    return starts[dealVerdicts.length] ?? null;
  };
  const refuse = (line: string, start: string | null) => {
    if (lineCount === 0 && line.startsWith(GZIP))
      return new InputError(
        `${path} is packed by gzip, expected the CSV to go on with: unpack it, or name another --out`,
      );
    if (lineCount > 0 && start !== null && line.startsWith(start)) {
      const rest = quoted(line.slice(start.length, start.length + 60));
      const columns = plan.columns.slice(plan.columns.indexOf('verdict'));
      return new InputError(
        `${path}, line ${lineCount + 1}: ${rest} after the rules, expected ${columns.join(',')}${timings ? ' and a time' : ''} ` +
          `(${VERDICTS.join(', ')}; moves of winnable ones only)`,
      );
    }
    const found = line === '' ? 'an empty line' : quoted(line.slice(0, 60));
    const instead = start === null ? 'the end of the file' : JSON.stringify(start);
    return new InputError(
      `${path}, line ${lineCount + 1}: the file belongs to other arguments: ${found}, expected ${instead}`,
    );
  };
  const overBudget = (states: number) =>
    new InputError(
      `${path}, line ${lineCount + 1}: the file belongs to other arguments: ${states} states, ` +
        `expected at most the ${maxStates} of --max-states`,
    );
  const take = (line: string) => {
    const start = expected();
    offset += line.length + 1;
    if (lineCount === 0) {
      if (line !== start) throw refuse(line, start);
      bytes = offset;
    } else {
      const own = start === null ? null : ownLine(line, start, timings);
      if (own === null) throw refuse(line, start);
      if (own.states > maxStates) throw overBudget(own.states);
      dealVerdicts.push(own.verdict);
    }
    lineCount++;
    if (dealVerdicts.length < plan.rules.length) return;
    verdicts = countVerdicts(verdicts, dealVerdicts);
    dealVerdicts = [];
    deals++;
    bytes = offset;
  };

  let rest = '';
  try {
    // One character a byte: whatever is not ASCII is not ours and is refused by the comparison.
    for await (const chunk of createReadStream(path, 'latin1')) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    }
  } catch (error) {
    throw outputError(path, error);
  }
  // Zero bytes at the end are what a power loss leaves of text that was not on the disk yet.
  rest = rest.replace(/\0+$/, '');
  const start = expected();
  if (rest !== '' && (start === null || !mayBeTorn(rest, start))) throw refuse(rest, start);
  return { deals, bytes, verdicts };
}

/** A piece of a line as a message shows it: not when it is no text. */
function quoted(text: string): string {
  return /^[\t\r\x20-\x7e\xa0-\xff]*$/.test(text) ? JSON.stringify(text) : 'bytes that are no text';
}
