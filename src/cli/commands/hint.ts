import type { Command } from 'commander';
import { judgingMove, readAskedMove } from '../../advice/asked-move.ts';
import { hinting } from '../../advice/hint.ts';
import { LAST_RESORT_POSITIONS } from '../../advice/last-resort.ts';
import { judgingMoves, type MoveVerdict } from '../../advice/move-verdict.ts';
import { InputError } from '../../cards/input-error.ts';
import type { Move } from '../../reference/move.ts';
import type { Verdict } from '../../search/verdict.ts';
import { type AdviceOptions, type Asked, adviceCommand, adviseOnAll } from '../advice.ts';
import { answerJson, answerText, hintJson, hintText, movesText } from '../hint-text.ts';
import { print } from '../terminal.ts';
import { whole } from '../text.ts';

interface Options extends AdviceOptions {
  readonly all?: true;
  readonly move?: Move;
}

const EXAMPLES = `Examples:
  $ thoughtful hint 42 --draw 3
  $ thoughtful hint --deal position.json --all
  $ thoughtful hint 42 --move "7H 5>3"
`;

const NOTES = `
The hint is the first move of a win that was replayed on the plain rules. --all judges every legal move by what the
position after it is: winning, losing, or unknown when a budget ran out.

The last resort, where a position cannot be won, is the first move of the line of play that brings the most cards to
the foundations (of equal ones that which leaves fewer cards face down), among lines through the ${whole(LAST_RESORT_POSITIONS)} positions that
are looked at first; the positions with the most cards up come first. When no line brings up or turns another card, it
is the move after which the most cards can still be moved.

Exit codes: 0 winnable, 1 unwinnable, 3 unknown; with --move 0 winning, 1 losing or not legal, 3 unknown. Of several
deals: 0 when all are winnable, else 3 when any is unknown, else 1.`;

/** The verdict on the position after a move, which sets the exit code. */
const VERDICT_BEHIND = {
  winning: 'winnable',
  losing: 'unwinnable',
  unknown: 'unknown',
} as const satisfies Record<MoveVerdict['verdict'], Verdict>;

/** `thoughtful hint [SEED]`: the next move. */
export function hintCommand(): Command {
  return adviceCommand('hint', 'name the next move of a win, or what every move leads to')
    .option('--all', 'list every legal move, grouped by its card, and what it leads to')
    .option(
      '--move <text>',
      'ask about one move, such as "7H 5>3": what it leads to, or the rule it breaks',
      readAskedMove,
    )
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', NOTES)
    .action((seed: string | undefined, options: Options) => {
      const { all, move } = options;
      if (all && move !== undefined) throw new InputError('--all and --move: expected one of them');
      return adviseOnAll(seed, options, (asked) => {
        if (move !== undefined) return judgeOne(asked, move, options);
        return all ? judgeAll(asked, options) : hintOne(asked, options);
      });
    });
}

async function hintOne(asked: Asked, options: Options): Promise<Verdict> {
  const { deal, rules, answer } = asked;
  const { advice } = await answer(hinting(deal.position, rules));
  print(options.json ? JSON.stringify(hintJson(asked, advice)) : hintText(asked, advice, options));
  return advice.verdict;
}

async function judgeAll(asked: Asked, options: Options): Promise<Verdict> {
  const { deal, rules, answer } = asked;
  const { advice } = await answer(judgingMoves(deal.position, rules));
  const { hint, moves } = advice;
  print(
    options.json
      ? JSON.stringify(hintJson(asked, hint, moves))
      : [hintText(asked, hint, options), ...movesText(moves, options)].join('\n'),
  );
  return hint.verdict;
}

async function judgeOne(asked: Asked, move: Move, options: Options): Promise<Verdict> {
  const { deal, rules, answer } = asked;
  const { advice } = await answer(judgingMove(deal.position, rules, move));
  print(options.json ? JSON.stringify(answerJson(asked, advice)) : answerText(asked, advice, options));
  return advice.legal ? VERDICT_BEHIND[advice.verdict] : 'unwinnable';
}
