import type { Verdict } from '../search/verdict.ts';
import { countVerdicts, type VerdictCounts } from './counts.ts';

/** A finished deal as the lines of its rows, with their verdicts. */
export interface FinishedDeal {
  readonly text: string;
  readonly verdicts: readonly Verdict[];
}

/** Puts finished deals back into the plan's order. */
export interface DealQueue {
  /** Takes a finished deal; resolves when all deals whose turn has come were written. */
  readonly deliver: (index: number, deal: FinishedDeal) => Promise<void>;
  /** Writes the deals whose turn has come. */
  readonly flush: () => Promise<void>;
  /** Index of the first deal that was not written. */
  readonly next: () => number;
  /** Whether a deal was finished ahead of its turn and waits. */
  readonly holds: (index: number) => boolean;
  readonly waiting: () => number;
  /** Verdicts of the written deals, by rules. */
  readonly written: () => readonly VerdictCounts[];
}

/**
 * Makes a queue.
 * @param first index of the first deal to write.
 * @param counts verdicts of the deals before it, by rules.
 * @param waiting deals that were finished ahead already; the queue keeps those that wait in it.
 * @param write writes the lines of one deal whole; never called again before it has returned.
 */
export function createDealQueue(
  first: number,
  counts: readonly VerdictCounts[],
  waiting: Map<number, FinishedDeal>,
  write: (text: string) => void | Promise<void>,
): DealQueue {
  let next = first;
  let written = counts;
  let turn = Promise.resolve();
  const writeDue = async () => {
    for (let deal = waiting.get(next); deal !== undefined; deal = waiting.get(next)) {
      await write(deal.text);
      waiting.delete(next);
      written = countVerdicts(written, deal.verdicts);
      next++;
    }
  };
  const flush = () => {
    turn = turn.then(writeDue);
    return turn;
  };
  return {
    deliver(index, deal) {
      waiting.set(index, deal);
      return flush();
    },
    flush,
    next: () => next,
    holds: (index) => waiting.has(index),
    waiting: () => waiting.size,
    written: () => written,
  };
}
