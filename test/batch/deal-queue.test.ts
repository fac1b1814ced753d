import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_VERDICTS } from '../../src/batch/counts.ts';
import { createDealQueue, type FinishedDeal } from '../../src/batch/deal-queue.ts';

const deal = (index: number): FinishedDeal => ({ text: `${index};`, verdicts: ['unwinnable'] });

it('writes deals in order, each once and one at a time, whatever order they are finished in', async () => {
  const order = fc.shuffledSubarray([...Array(12).keys()], { minLength: 12 });
  await fc.assert(
    fc.asyncProperty(order, fc.nat(6), fc.boolean(), async (finished, waitingCount, slow) => {
      let written = '';
      let writing = 0;
      const write = async (text: string) => {
        expect(++writing).toBe(1);
        if (slow) await new Promise((resolve) => setImmediate(resolve));
        written += text;
        writing--;
      };
      const early = new Map(finished.slice(0, waitingCount).map((index) => [index, deal(index)]));
      const queue = createDealQueue(0, [NO_VERDICTS], early, write);
      await queue.flush();
      await Promise.all(finished.slice(waitingCount).map((index) => queue.deliver(index, deal(index))));
      expect(written).toBe([...Array(12).keys()].map((index) => `${index};`).join(''));
      expect([queue.next(), queue.waiting(), queue.written()]).toEqual([
        12,
        0,
        [{ winnable: 0, unwinnable: 12, unknown: 0 }],
      ]);
    }),
  );
});

it('holds back what comes after a gap', async () => {
  const written: string[] = [];
  const queue = createDealQueue(3, [NO_VERDICTS], new Map(), (text) => void written.push(text));
  await queue.deliver(4, deal(4));
  expect([written, queue.holds(4), queue.holds(3), queue.next()]).toEqual([[], true, false, 3]);
  await queue.deliver(3, deal(3));
  expect([written, queue.holds(4), queue.next()]).toEqual([['3;', '4;'], false, 5]);
});

it('passes on a failed write and writes nothing after it', async () => {
  const written: string[] = [];
  const queue = createDealQueue(0, [NO_VERDICTS], new Map(), (text) => {
    if (text === '1;') throw new Error('full');
    written.push(text);
  });
  await queue.deliver(0, deal(0));
  await expect(queue.deliver(1, deal(1))).rejects.toThrow('full');
  await expect(queue.deliver(2, deal(2))).rejects.toThrow('full');
  expect([written, queue.next()]).toEqual([['0;'], 1]);
});
