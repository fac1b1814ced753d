import picocolors from 'picocolors';
import { isSystemError, systemReason } from '../cards/system-error.ts';
import { EXIT } from './exit.ts';

/** Writes a result: stdout carries nothing else. */
export function print(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

/** Writes a message for the person at the terminal to stderr. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Colours for one stream: only on a terminal that can show them, and never with NO_COLOR set. */
export function colorsOf(stream: NodeJS.WriteStream): ReturnType<typeof picocolors.createColors> {
  const { NO_COLOR, TERM } = process.env;
  return picocolors.createColors(stream.isTTY === true && !NO_COLOR && TERM !== 'dumb');
}

/** Whether stderr can redraw a line: a terminal that is not dumb. */
export function canRedraw(): boolean {
  return process.stderr.isTTY === true && process.env.TERM !== 'dumb';
}

/**
 * Ends the process when stdout takes no more: without a word when its reader has gone, as in `thoughtful ... | head`,
 * else with one line. The exit code is a verdict only where that is known already: results still to come could change it.
 */
export function endOnUnwritableOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? EXIT.readerGone);
    note(`error: cannot write stdout: ${isSystemError(error) ? systemReason(error) : error.message}`);
    process.exit(EXIT.usage);
  });
  // Nobody reading the messages is no reason to lose the results.
  process.stderr.on('error', () => {});
}

const CLEAR_LINE = '\r\x1b[K';

/**
 * Shows one line on stderr that is taken away again: only on a terminal.
 * @returns the function that takes it away.
 */
export function showMeanwhile(text: string): () => void {
  if (!canRedraw()) return () => {};
  process.stderr.write(colorsOf(process.stderr).dim(text));
  return () => process.stderr.write(CLEAR_LINE);
}
