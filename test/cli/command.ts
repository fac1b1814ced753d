import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MAIN } from '../built/main.ts';

/** The checkout's top folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** How a command ended and what it wrote. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Leaves stdin open after the input. */
  readonly open?: true;
}

/** Starts the command as it is built. */
export function start(args: readonly string[], { input, env, open }: Surroundings = {}): Running {
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  // A command that was stopped reads no more.
  child.stdin.on('error', () => {});
  child.stdin.write(input ?? '');
  if (!open) child.stdin.end();
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { child, ended };
}

/** A command under way. */
export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** Runs the command to its end. */
export function thoughtful(args: readonly string[], surroundings?: Surroundings): Promise<Ended> {
  return start(args, surroundings).ended;
}
