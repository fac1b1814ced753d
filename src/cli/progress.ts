import { SingleBar } from 'cli-progress';
import type { BatchProgress } from '../batch/run.ts';
import { canRedraw, note } from './terminal.ts';
import { dealCount, duration, percent, whole } from './text.ts';

/** Shows where a long run stands, on stderr. */
export interface ProgressDisplay {
  readonly update: (progress: BatchProgress) => void;
  /** Takes the display away. */
  readonly stop: () => void;
}

const LINE_EVERY_MS = 10_000;

/**
 * A bar on a terminal; elsewhere a line now and then, so that a log shows life.
 * @param rowsOnScreen whether the results themselves go to the terminal, where a bar would be torn by them.
 */
export function progressDisplay(rowsOnScreen: boolean): ProgressDisplay {
  return canRedraw() && !rowsOnScreen ? barDisplay() : lineDisplay();
}

function barDisplay(): ProgressDisplay {
  const bar = new SingleBar({
    format: '{bar} {percentage}%  {status}',
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
    barsize: 24,
    // Signals are ours: the run has to save before the process ends.
    gracefulExit: false,
  });
  let started = false;
  return {
    update(progress) {
      const payload = { status: statusOf(progress) };
      if (started) bar.update(progress.done, payload);
      else bar.start(progress.total, progress.done, payload);
      started = true;
    },
    stop() {
      if (started) bar.stop();
    },
  };
}

function lineDisplay(): ProgressDisplay {
  let last = performance.now();
  return {
    update(progress) {
      if (performance.now() - last < LINE_EVERY_MS) return;
      last = performance.now();
      note(statusOf(progress));
    },
    stop() {},
  };
}

/** `120 of 200 deals, 61.2 deals/s, 85.4% winnable, 1 s left`. */
function statusOf({ done, total, verdicts, dealsPerSecond }: BatchProgress): string {
  const rows = verdicts.winnable + verdicts.unwinnable + verdicts.unknown;
  const parts = [`${whole(done)} of ${dealCount(total)}`];
  if (dealsPerSecond > 0) parts.push(`${dealsPerSecond.toPrecision(3)} deals/s`);
  if (rows > 0) parts.push(`${percent(verdicts.winnable / rows)} winnable`);
  if (dealsPerSecond > 0 && done < total)
    parts.push(`${duration(((total - done) / dealsPerSecond) * 1000)} left`);
  return parts.join(', ');
}
