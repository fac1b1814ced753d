import { vi } from 'vitest';
import { endingOf } from '../../src/cli/exit.ts';
import { parseArguments } from '../../src/cli/program.ts';
import type { Ended } from './command.ts';

/**
 * Runs the command in this process, for what does not depend on being one of its own: a process takes a second to start
 * on a busy machine. Not to be used at the same time twice, as it listens to what the process writes.
 */
export async function inProcess(args: readonly string[]): Promise<Ended> {
  const written = { stdout: '', stderr: '' };
  const before = process.exitCode;
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    }),
  );
  process.exitCode = 0;
  try {
    await parseArguments(args);
    return { code: Number(process.exitCode), ...written };
  } catch (error) {
    const { code, message } = endingOf(error);
    return { code, stdout: written.stdout, stderr: `${written.stderr}${message}\n` };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}
