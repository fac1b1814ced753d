import { readFileSync } from 'node:fs';
import { isSystemError } from '../cards/system-error.ts';

/** A process of this machine, also told apart from a later one that was given the same number. */
export interface ProcessId {
  readonly pid: number;
  /** When it began, in ticks since the machine did; null where the system does not tell. */
  readonly start: string | null;
}

/** The process that asks. */
export function thisProcess(): ProcessId {
  return { pid: process.pid, start: statOf(process.pid)?.start ?? null };
}

/** Whether a process still runs. One that ended but was not yet waited for by its parent runs no more. */
export function processIsAlive({ pid, start }: ProcessId): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Any other failure (no permission) comes from a process that is there.
    if (isSystemError(error) && error.code === 'ESRCH') return false;
  }
  const stat = statOf(pid);
  if (stat === null) return true;
  return !['Z', 'X'].includes(stat.state) && (start === null || stat.start === start);
}

/** State and start of a process from Linux's proc(5); null elsewhere. */
function statOf(pid: number): { readonly state: string; readonly start: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The command's name stands in brackets and may hold blanks; state is field 3, start field 22.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state = '', start = ''] = [fields[0], fields[19]];
    return { state, start };
  } catch {
    return null;
  }
}
