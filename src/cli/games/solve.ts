import type { Command } from 'commander';
import { deciding } from '../../advice/deciding.ts';
import { straightWin } from '../../advice/straightened.ts';
import { writtenPage } from '../../pages/game/pages.ts';
import type { SearchResult } from '../../search/verdict.ts';
import type { RefereedGame } from '../../solve/games.ts';
import { assertWin } from '../../verify/referee.ts';
import { addHtmlOption, type HtmlOptions, pageFile, pageWords, tellNotWritten } from '../html-option.ts';
import type { OutputFile } from '../output-file.ts';
import { numbered } from '../result-text.ts';
import type { TimedResult } from '../solve-task.ts';
import { note, print } from '../terminal.ts';
import { duration, moveCount, stateCount, tenths, whole } from '../text.ts';
import {
  adviseOnDeals,
  type DecidingOptions,
  decidingCommand,
  VERDICT_CODES,
  verdictLine,
} from './advising.ts';
import { gameDealJson, type RuledDeal } from './deals.ts';
import type { RuleOptions } from './rules-options.ts';

interface Options extends DecidingOptions, HtmlOptions {
  readonly moves?: true;
  /** Leaves out the detours of a win. */
  readonly straight?: true;
}

const NOTATIONS: Readonly<Record<string, string>> = {
  freecell: `
Moves: 7H 5>3 from column 5 to 3, c is a free cell and f the card's foundation. 7H 5>3 x4 moves four cards at once, of
which 7H is the deepest; it stands for several moves of single cards. In JSON moves are of single cards, supermoves the
same with such moves.`,
  spider: `
Moves: 7H 5>3 takes 7H with the cards on it from column 5 to 3, deal lays the next row. Cards turn and complete runs
leave by themselves.`,
};

const HTML_NOTES = `
--html: one file that needs no network, with the table, the list of moves and play and pause. It is for one deal;
without a win nothing is written.`;

const EXAMPLES: Readonly<Record<string, string>> = {
  freecell: `Examples:
  $ thoughtful solve --game freecell 11982
  $ thoughtful solve --game freecell 1 --cells 3 --moves
  $ thoughtful solve --game freecell 1 --html game.html
  $ thoughtful solve --game freecell --deal hands.txt --json
`,
  spider: `Examples:
  $ thoughtful solve --game spider 1 --suits 2 --moves
  $ thoughtful solve --game spider 1 --shuffle solvitaire
  $ thoughtful solve --game spider 1 --suits 1 --html game.html
  $ thoughtful solve --game spider --deal hands.txt --json
`,
};

/** `thoughtful solve --game NAME [SEED]`: the verdict on a deal of another game than Klondike. */
export function gameSolveCommand<Position, Rules>(game: RefereedGame<Position, Rules>): Command {
  const { name } = game.dealt;
  const command = decidingCommand(game, {
    name: 'solve',
    description: 'decide whether a deal or position can be won',
    absent: ['--shortest', '--count', '--moves-as'],
  });
  return addHtmlOption(command.option('--moves', 'print the moves of a win'))
    .addHelpText('before', EXAMPLES[name] ?? '')
    .addHelpText('after', `${NOTATIONS[name] ?? ''}\n${HTML_NOTES}\n\n${VERDICT_CODES}`)
    .action((seed: string | undefined, options: Options & RuleOptions) => decideAll(game, seed, options));
}

/** Decides every deal, prints what there is to say of it, and writes the page of a win where it is asked for. */
export function decideAll<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  seed: string | undefined,
  options: Options & RuleOptions,
): Promise<void> {
  let page: OutputFile | null = null;
  return adviseOnDeals(
    game,
    seed,
    options,
    async (asked) => {
      const { position } = asked.deal;
      const { advice: found, ms } = await asked.answer(deciding(position));
      const result = options.straight ? straightWin(game.referee, position, asked.rules, found) : found;
      print(solvedText(game, asked, { result, ms }, options));
      if (page !== null) writeGamePage(page, game, asked, result, options);
      return result.verdict;
    },
    (deals) => {
      page = pageFile(options, deals);
    },
  );
}

function writeGamePage<Position, Rules>(
  file: OutputFile,
  game: RefereedGame<Position, Rules>,
  asked: RuledDeal<Position, Rules>,
  result: SearchResult,
  options: Options,
): void {
  if (result.verdict !== 'winnable') {
    tellNotWritten(options);
    return;
  }
  const { deal, rules } = asked;
  const lines = linesOf(game, asked, result.moves);
  const words = pageWords(options, deal, game.dealt.words(rules), lengthText(lines));
  const moves = lines.supermoves ?? lines.moves;
  file.write(writtenPage({ referee: game.referee, position: deal.position, rules, moves, ...words }));
  note(`${options.html} written`);
}

/** What was found out about a deal, in JSON or for a person, with the moves of a win where they are asked for. */
function solvedText<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  asked: RuledDeal<Position, Rules>,
  timed: TimedResult,
  options: Options,
): string {
  return options.json ? jsonText(game, asked, timed, options) : plainText(game, asked, timed, options);
}

interface Lines {
  readonly moves: readonly string[];
  readonly supermoves?: readonly string[];
}

/** How long a win is: `145 moves, 120 with supermoves`. */
function lengthText({ moves, supermoves }: Lines): string {
  const grouped = supermoves === undefined ? '' : `, ${whole(supermoves.length)} with supermoves`;
  return `${moveCount(moves.length)}${grouped}`;
}

/** A win as single moves, and with supermoves where the game has such; both hold. */
function linesOf<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  { deal, rules }: RuledDeal<Position, Rules>,
  moves: readonly string[],
): Lines {
  const supermoves = game.grouped?.(deal.position, moves);
  if (supermoves === undefined) return { moves };
  assertWin(game.referee, deal.position, rules, supermoves);
  return { moves, supermoves };
}

function jsonText<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  asked: RuledDeal<Position, Rules>,
  { result, ms }: TimedResult,
  options: Options,
): string {
  return JSON.stringify({
    ...gameDealJson(game, asked),
    verdict: result.verdict,
    ...(result.verdict === 'unknown' ? { budget: result.budget } : {}),
    states: result.states,
    ms: tenths(ms),
    ...(result.verdict === 'winnable' && options.moves ? linesOf(game, asked, result.moves) : {}),
  });
}

function plainText<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  asked: RuledDeal<Position, Rules>,
  timed: TimedResult,
  options: Options,
): string {
  const { result, ms } = timed;
  const head = verdictLine(game, asked, timed, options);
  const search = `${stateCount(result.states)}, ${duration(ms)}`;
  if (result.verdict !== 'winnable') return `${head}\n  ${search}`;
  const lines = linesOf(game, asked, result.moves);
  return [
    head,
    `  ${lengthText(lines)}, ${search}`,
    ...(options.moves ? numbered(lines.supermoves ?? lines.moves) : []),
  ].join('\n');
}
