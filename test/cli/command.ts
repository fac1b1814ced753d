import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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

/** Starts the command from its sources, as a person does in the checkout. */
export function start(args: readonly string[], { input, env, open }: Surroundings = {}): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...args], {
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
