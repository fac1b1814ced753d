import { readFileSync } from 'node:fs';
import { note } from './terminal.ts';

/** How messages name an input: its path, or `stdin` for `-`. */
export function inputName(path: string): string {
  return path === '-' ? 'stdin' : path;
}

/** The text of a file, or of stdin for `-`. Throws the system's error, which names the path, when it cannot be read. */
export async function readInput(path: string): Promise<string> {
  try {
    return path === '-' ? await readStdin() : readFileSync(path, 'utf8');
  } catch (error) {
    // Reading a folder fails without saying which.
    throw error instanceof Error ? Object.assign(error, { path: inputName(path) }) : error;
  }
}

async function readStdin(): Promise<string> {
  if (process.stdin.isTTY) note('reading from the terminal; Ctrl-D ends the input');
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
