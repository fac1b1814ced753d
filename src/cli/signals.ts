import { EXIT, type ExitCode } from './exit.ts';
import { note } from './terminal.ts';

const CODES = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const;
export type StopSignal = keyof typeof CODES;

/** The exit code of a command that a signal stopped. */
export function exitCodeOf(signal: StopSignal): ExitCode {
  return CODES[signal];
}

/** Those who own the signals, the one in charge last. */
const owners: symbol[] = [];

/**
 * Owns Ctrl-C and SIGTERM while `stop` may save what is done; a second signal leaves at once. Who owned them before
 * waits until they are given back.
 * @param stop called once, with the first signal.
 * @returns the function that gives the signals back.
 */
export function onStopSignal(stop: (signal: StopSignal) => void): () => void {
  const owner = Symbol('owner');
  let stopping = false;
  owners.push(owner);
  const listeners = (Object.keys(CODES) as StopSignal[]).map((signal) => {
    const listener = () => {
      if (owners.at(-1) !== owner) return;
      if (stopping) {
        process.exit(exitCodeOf(signal));
      } else {
        stopping = true;
        stop(signal);
      }
    };
    process.on(signal, listener);
    return { signal, listener };
  });
  return () => {
    for (const { signal, listener } of listeners) process.off(signal, listener);
    const at = owners.indexOf(owner);
    if (at >= 0) owners.splice(at, 1);
  };
}

/**
 * Lets Ctrl-C and SIGTERM end the command with a word and their exit code, wherever nobody else owns them.
 * @returns the function that gives the signals back.
 */
export function endOnStopSignal(): () => void {
  return onStopSignal((signal) => {
    note('stopped');
    process.exit(exitCodeOf(signal));
  });
}
