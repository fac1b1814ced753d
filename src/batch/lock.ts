import {
  closeSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { InputError } from '../cards/input-error.ts';
import { isSystemError } from '../cards/system-error.ts';
import { outputError } from './output-error.ts';
import { type ProcessId, processIsAlive, thisProcess } from './process-id.ts';

/** Who works on a results file. */
interface Owner extends ProcessId {
  readonly host: string;
}

/** Owners that died while they wrote their lock leave it torn; one that young may still be written. */
const MAX_WRITING_MS = 10_000;

/** Stale locks taken away before it is clear that something else is wrong with the path. */
const MAX_TRIES = 100;

/** Path of the lock beside a results file; the same for all names that links give the file. */
export function lockPath(out: string): string {
  try {
    return `${realpathSync(out)}.lock`;
  } catch {
    return `${out}.lock`;
  }
}

/**
 * Makes a results file this process's own, until it is released or the process ends. The lock of a process that is
 * gone (killed, or lost with the machine) is taken over; one from another machine cannot be told and is respected.
 * @returns the function that releases it.
 * @throws InputError when another run works on the file, or the lock cannot be written.
 */
export function lockResults(out: string): () => void {
  const path = lockPath(out);
  const text = `${JSON.stringify({ ...thisProcess(), host: hostname() } satisfies Owner)}\n`;
  for (let tries = 0; !create(out, path, text); tries++) {
    if (tries === MAX_TRIES) throw inUse(out, path, null);
    const found = read(path);
    if (found === null) continue;
    const owner = ownerOf(found);
    if (owner === null ? isYoung(path) : isAlive(owner)) throw inUse(out, path, owner);
    takeAway(path, found);
  }
  const remove = () => {
    if (read(path) === text) rmSync(path, { force: true });
  };
  process.once('exit', remove);
  return () => {
    process.off('exit', remove);
    remove();
  };
}

/** Writes the lock unless there is one. */
function create(out: string, path: string, text: string): boolean {
  const file = open(out, path);
  if (file === null) return false;
  try {
    writeFileSync(file, text);
    return true;
  } catch (error) {
    // On a full disk a torn lock would stay, and refuse the next run.
    rmSync(path, { force: true });
    throw outputError(path, error);
  } finally {
    closeSync(file);
  }
}

/** Makes the lock's file; null when it is there. */
function open(out: string, path: string): number | null {
  try {
    return openSync(path, 'wx');
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return null;
    throw outputError(hasCode(error, 'ENOENT') ? out : path, error);
  }
}

/** Removes a stale lock, but not one that another run put in its place meanwhile. */
function takeAway(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw outputError(path, error);
  }
  const taken = read(aside);
  if (taken !== null && taken !== stale) renameSync(aside, path);
  rmSync(aside, { force: true });
}

/** The lock's text; null when it is gone. */
function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw outputError(path, error);
  }
}

function ownerOf(text: string): Owner | null {
  try {
    const { pid, start, host } = JSON.parse(text) as Partial<Owner>;
    const sound = Number.isSafeInteger(pid) && (pid ?? 0) > 0 && typeof host === 'string';
    return sound ? { pid: Number(pid), start: typeof start === 'string' ? start : null, host } : null;
  } catch {
    return null;
  }
}

function isAlive(owner: Owner): boolean {
  return owner.host !== hostname() || processIsAlive(owner);
}

function isYoung(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs < MAX_WRITING_MS;
}

function inUse(out: string, path: string, owner: Owner | null): InputError {
  const elsewhere = owner !== null && owner.host !== hostname();
  const who = owner === null ? '' : ` (process ${owner.pid}${elsewhere ? ` on ${owner.host}` : ''})`;
  const instead = elsewhere ? `; if that one is gone, remove ${path}` : '';
  return new InputError(
    `${out} is in use by another run${who}; expected that to end first, or another --out${instead}`,
  );
}

function hasCode(error: unknown, code: string): boolean {
  return isSystemError(error) && error.code === code;
}
