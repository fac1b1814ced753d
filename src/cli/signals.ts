import { EXIT, type ExitCode } from './exit.ts';

const CODES = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const;
export type StopSignal = keyof typeof CODES;

/** The exit code of a command that a signal stopped. */
export function exitCodeOf(signal: StopSignal): ExitCode {
  return CODES[signal];
}

/**
 * Owns Ctrl-C and SIGTERM while `stop` may save what is done; a second signal leaves at once.
 * @param stop called once, with the first signal.
 * @returns the function that gives the signals back.
 */
export function onStopSignal(stop: (signal: StopSignal) => void): () => void {
  let stopping = false;
  const listeners = (Object.keys(CODES) as StopSignal[]).map((signal) => {
    const listener = () => {
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
  };
}
