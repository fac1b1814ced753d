import { CommanderError } from 'commander';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { InputError } from '../../src/cards/input-error.ts';
import { EXIT, endingOf } from '../../src/cli/exit.ts';
import { onStopSignal } from '../../src/cli/signals.ts';
import { dealCount, duration, percent, tenths, whole } from '../../src/cli/text.ts';

afterEach(() => vi.restoreAllMocks());

describe('how a command ends by what was thrown', () => {
  test('bad input: its line', () => {
    expect(endingOf(new InputError('file.txt:3: what'))).toEqual({
      code: 2,
      message: 'error: file.txt:3: what',
    });
  });

  test('a message with line breaks in it becomes one line', () => {
    expect(endingOf(new InputError('seed "a\n  b"\r\nis odd')).message).toBe('error: seed "a b" is odd');
  });

  test('help that was asked for: nothing to say', () => {
    expect(endingOf(new CommanderError(0, 'commander.helpDisplayed', ''))).toEqual({ code: 0, message: '' });
  });

  test('a full disk: one line, no stack', () => {
    const error = Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC', syscall: 'write' });
    expect(endingOf(error)).toEqual({ code: 2, message: 'error: write failed: no space left on the disk' });
  });

  test('a defect of ours: loud, with its stack, and with no code that means a verdict', () => {
    const { code, message } = endingOf(new Error('a found win does not replay'));
    expect(message).toMatch(/^internal error: Error: a found win does not replay\n {4}at /);
    expect([EXIT.done, EXIT.no, EXIT.unknown]).not.toContain(code);
  });
});

describe('signals', () => {
  test('the first asks to stop, the second leaves at once', () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    const stopped: string[] = [];
    const release = onStopSignal((signal) => stopped.push(signal));
    process.emit('SIGINT');
    expect(exit).not.toHaveBeenCalled();
    process.emit('SIGTERM');
    expect(exit).toHaveBeenCalledWith(EXIT.terminated);
    expect(stopped).toEqual(['SIGINT']);
    release();
  });

  test('are given back', () => {
    const before = process.listenerCount('SIGINT');
    onStopSignal(() => {})();
    expect(process.listenerCount('SIGINT')).toBe(before);
  });
});

describe('numbers for a person', () => {
  const durations: readonly (readonly [ms: number, text: string])[] = [
    [0.04, '0.0 ms'],
    [1.94, '1.9 ms'],
    [999.9, '999.9 ms'],
    [999.96, '1.0 s'],
    [1000, '1.0 s'],
    [59_949, '59.9 s'],
    [59_951, '1 min 00 s'],
    [245_000, '4 min 05 s'],
    [3_599_600, '1 h 00 min'],
    [7_620_000, '2 h 07 min'],
  ];
  test.each(durations)('%d ms is %s', (ms, text) => expect(duration(ms)).toBe(text));

  test('counts, shares and tenths', () => {
    expect(whole(20_000_000)).toBe('20,000,000');
    expect([dealCount(1), dealCount(0), dealCount(1000)]).toEqual(['1 deal', '0 deals', '1,000 deals']);
    expect(percent(0.81949)).toBe('81.9%');
    expect(tenths(1.949)).toBe(1.9);
  });
});
