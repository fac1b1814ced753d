import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { rulesText } from '../batch/row.ts';
import { packageVersion } from '../batch/version.ts';
import { InputError } from '../cards/input-error.ts';
import type { Deal } from '../deals/deal.ts';
import type { KlondikeRules } from '../deals/klondike.ts';
import type { PageWords } from '../pages/game/game-page.ts';
import { klondikePage } from '../pages/game/pages.ts';
import { dealName } from './deal-json.ts';
import { inputName } from './input.ts';
import { type OutputFile, outputFile } from './output-file.ts';
import { note } from './terminal.ts';

/** The values of the options that decide about the page. */
export interface HtmlOptions {
  readonly html?: string;
  readonly deal?: string;
}

/** Adds `--html`. */
export function addHtmlOption(command: Command): Command {
  return command.option(
    '--html <file>',
    'write the win as a page to step through, in one file for any browser',
  );
}

/**
 * The file for the page, looked at before the search; null without `--html`.
 * @throws InputError when it cannot be written, is the file of deals, or there is more than one deal for it.
 */
export function pageFile({ html, deal }: HtmlOptions, deals: readonly unknown[]): OutputFile | null {
  if (html === undefined) return null;
  const file = outputFile('--html', html);
  if (deal !== undefined && deal !== '-' && isSameFile(deal, html)) {
    throw new InputError(`--html ${html}: the deal is read from that file; expected another one`);
  }
  if (deals.length > 1) {
    const name = deal === undefined ? 'the input' : inputName(deal);
    throw new InputError(
      `--html ${html}: ${name} holds ${deals.length} deals; expected one, as a page shows one win`,
    );
  }
  return file;
}

/** A win to be shown, with the words for it. */
export interface Win {
  readonly deal: Deal;
  readonly rules: KlondikeRules;
  readonly moves: readonly string[];
  /** How long it is: `104 moves, the fewest possible`. */
  readonly length: string;
}

/**
 * Writes the page of a win, and tells on stderr what became of it.
 * @param win null when there is none: then nothing is written.
 * @throws InputError when the file cannot be written.
 */
export function writePage(file: OutputFile, options: HtmlOptions, win: Win | null): void {
  if (win === null) {
    tellNotWritten(options);
    return;
  }
  const { deal, rules, moves, length } = win;
  const words = pageWords(options, deal, rulesText(rules), length);
  file.write(klondikePage({ deal, rules, moves, ...words }));
  note(`${options.html} written`);
}

/** Tells on stderr that there is no page, as there is no win. */
export function tellNotWritten({ html }: HtmlOptions): void {
  note(`${html} not written: there is no win to show`);
}

/** How a page names a win. */
export function pageWords(
  { deal: path }: HtmlOptions,
  deal: Pick<Deal, 'shuffle' | 'seed'>,
  rulesWords: string,
  lengthWords: string,
): PageWords {
  const name = dealName(deal, path === undefined ? null : basename(inputName(path)));
  return { name, rulesWords, lengthWords, maker: `thoughtful ${packageVersion()}` };
}

function isSameFile(path: string, other: string): boolean {
  const [one, two] = [path, other].map((each) => statSync(each, { throwIfNoEntry: false }));
  return one !== undefined && two !== undefined && one.ino === two.ino && one.dev === two.dev;
}
