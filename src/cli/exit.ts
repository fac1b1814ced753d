import { CommanderError } from 'commander';
import { InputError } from '../cards/input-error.ts';
import { isSystemError, systemReason } from '../cards/system-error.ts';
import type { Verdict } from '../search/verdict.ts';

/** The exit codes of every command. */
export const EXIT = {
  /** Done; `solve`: winnable; `verify`: all hold. */
  done: 0,
  /** `solve`: unwinnable; `verify`: at least one does not hold. */
  no: 1,
  /** Bad usage or bad input. */
  usage: 2,
  /** `solve`: the budget ran out. */
  unknown: 3,
  /** A defect of this program; kept apart from every verdict. */
  internal: 70,
  interrupted: 130,
  /** The reader of the results went away before they were complete; what a shell shows for SIGPIPE. */
  readerGone: 141,
  terminated: 143,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The exit code of a command that decided deals: whether all are winnable, else whether any is unknown. */
export function exitCodeFor(verdicts: readonly Verdict[]): ExitCode {
  if (verdicts.includes('unknown')) return EXIT.unknown;
  return verdicts.includes('unwinnable') ? EXIT.no : EXIT.done;
}

/** How a command ends when something was thrown: its exit code, and the text for stderr (empty for none). */
export interface Ending {
  readonly code: ExitCode;
  readonly message: string;
}

/** Turns whatever a command threw into its ending: one line for the user's mistakes, the stack for ours. */
export function endingOf(error: unknown): Ending {
  if (error instanceof CommanderError) {
    return error.exitCode === 0 ? { code: EXIT.done, message: '' } : usage(error.message);
  }
  if (error instanceof InputError) return usage(error.message);
  if (isSystemError(error) && 'syscall' in error) return usage(systemMessage(error));
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: EXIT.internal, message: `internal error: ${stack}` };
}

/** Sentences of the argument parser, said as the rest of our messages: what is wrong, then what was expected. */
const REWORDINGS: readonly (readonly [RegExp, string])[] = [
  [/^option '(--[\w-]+)[^']*' argument '' is invalid\. /, "$1 '': "],
  [/^option '(--[\w-]+)[^']*' argument '(.*)' is invalid\. /s, '$1 $2: '],
  [/^command-argument value '(.*)' is invalid for argument '(.*)'\. /s, "$2 '$1': "],
  [/^option '(--[\w-]+) (<.*>)' argument missing$/, '$1: expected a value $2 after it'],
  [/^missing required argument '(.*)'$/, 'expected an argument: $1'],
  [/^(unknown option '-[^-].*)$/s, '$1; a seed that begins with a dash goes after --'],
  [/^(unknown command '[^']*')$/s, '$1; expected one of those that thoughtful --help lists'],
];

function usage(message: string): Ending {
  const raw = message
    .replace(/^error: /, '')
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .trim();
  const line = REWORDINGS.reduce((text, [pattern, words]) => text.replace(pattern, words), raw);
  return { code: EXIT.usage, message: `error: ${line}` };
}

function systemMessage(error: Error & { readonly code: string }): string {
  const { syscall, path }: NodeJS.ErrnoException = error;
  const verb = syscall === 'write' ? 'write' : 'read';
  const what = path === undefined ? `${syscall ?? verb} failed` : `cannot ${verb} ${path}`;
  return `${what}: ${systemReason(error)}`;
}
