import { basename } from 'node:path';
import type { Origin } from '../batch/origin.ts';
import { whole } from './numbers.ts';

/** Options whose values are files: where these lie is nobody's business who gets the page. */
const FILE_OPTIONS = ['--out', '--deal'];
const WORKERS = '--workers';
const RANGE = /^[^\s-][^\s]*\.\.[^\s]+$|^-?\d+\.\.-?\d+$/;

/**
 * The command of a run as it would be typed in the folder of its file, without the number of workers, which changes nothing.
 * @param general whether it stands for several that differ in their deals and file.
 */
export function commandText(command: readonly string[], general: boolean): string {
  if (command.length === 0) return 'not typed: the run was started by a program';
  const words = pairs(command).flatMap(({ option, value }) => {
    if (option === WORKERS) return [];
    if (option !== null && value !== null) {
      const file = FILE_OPTIONS.includes(option);
      return [option, file ? (general && option === '--out' ? 'FILE' : basename(value)) : value];
    }
    if (value === null) return option === null ? [] : [option];
    return [general && RANGE.test(value) ? 'FROM..TO' : value];
  });
  return words.map(quoted).join(' ');
}

/** Tells runs apart by all that matters to their rows but the deals. */
export function sameRun({ command, versions, searches, rules, maxStates, maxMemoryBytes, retries }: Origin) {
  const general = commandText(command, true);
  return JSON.stringify([general, versions, searches, rules, maxStates, maxMemoryBytes, retries]);
}

/** The program's versions and the signatures of its searches. */
export function programText({ versions, searches }: Origin): string {
  const many = (name: string, plural: string, list: readonly (string | number)[]) =>
    `${list.length === 1 ? name : plural} ${list.join(', ')}`;
  const search =
    searches === 'several'
      ? 'several searches'
      : searches === 'not recorded'
        ? 'search not recorded'
        : many('search', 'searches', searches);
  return `thoughtful ${many('version', 'versions', versions)}, ${search}`;
}

/** The budget of a row, and the larger ones of later tries. */
export function budgetText({ maxStates, maxMemoryBytes, retries }: Origin): string {
  const memory =
    maxMemoryBytes === null ? 'the default of memory' : `${megabytes(maxMemoryBytes)} of tables a worker`;
  const first = `${whole(maxStates)} positions a row, ${memory}`;
  const again = retries.map((retry) => `${whole(retry.maxStates)} positions`);
  return again.length === 0 ? first : `${first}; unknown rows again with ${again.join(', ')}`;
}

function megabytes(bytes: number): string {
  return `${whole(Math.round(bytes / 2 ** 20))} MB`;
}

interface Piece {
  readonly option: string | null;
  readonly value: string | null;
}

/** Options whose values this must know, with these; other words by themselves. */
function pairs(command: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  for (let i = 0; i < command.length; i++) {
    const word = command[i] ?? '';
    const [, option = null, value = null] = /^(--[a-z-]+)=(.*)$/s.exec(word) ?? [];
    if (option !== null) pieces.push({ option, value });
    else if ([...FILE_OPTIONS, WORKERS].includes(word))
      pieces.push({ option: word, value: command[++i] ?? null });
    else pieces.push({ option: null, value: word });
  }
  return pieces;
}

/** A word as a shell takes it. */
function quoted(word: string): string {
  return /^[\w./,:=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
