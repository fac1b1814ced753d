import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { compile } from '../../scripts/compile.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The command as it is built, with the package's own folder around it. */
    readonly main: string;
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the command once for all tests that run it: so a start takes a third of what it takes from the sources, and they
 * test what is published. Types are another check's; what did not change since the last time is not compiled again.
 */
export async function setup(project: TestProject): Promise<void> {
  const folder = join(ROOT, 'node_modules/.cache/thoughtful-tests');
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  const options = ['--noCheck', '--declaration', 'false', '--incremental'];
  const dist = join(folder, 'dist');
  const code = await compile(dist, ...options, '--tsBuildInfoFile', join(folder, 'tsbuildinfo'));
  if (code !== 0) throw new Error(`the command could not be built: the compiler ended with ${code}`);
  project.provide('main', join(dist, 'cli/main.js'));
}
