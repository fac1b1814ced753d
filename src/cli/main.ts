#!/usr/bin/env node
import { endingOf } from './exit.ts';
import { parseArguments } from './program.ts';
import { endQuietlyOnClosedPipe, note } from './terminal.ts';

endQuietlyOnClosedPipe();
try {
  await parseArguments(process.argv.slice(2));
} catch (error) {
  const { code, message } = endingOf(error);
  if (message !== '') note(message);
  process.exitCode = code;
}
