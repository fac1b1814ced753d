#!/usr/bin/env node
import { endingOf } from './exit.ts';
import { parseArguments } from './program.ts';
import { endOnUnwritableOutput, note } from './terminal.ts';

endOnUnwritableOutput();
try {
  await parseArguments(process.argv.slice(2));
} catch (error) {
  const { code, message } = endingOf(error);
  if (message !== '') note(message);
  process.exitCode = code;
}
