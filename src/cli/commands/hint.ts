import type { Command } from 'commander';
import { judgingMove, readAskedMove } from '../../advice/asked-move.ts';
import { hinting } from '../../advice/hint.ts';
import { LAST_RESORT_POSITIONS } from '../../advice/last-resort.ts';
import { judgingMoves } from '../../advice/move-verdict.ts';
import { rulesText } from '../../batch/row.ts';
import type { Move } from '../../reference/move.ts';
import type { Verdict } from '../../search/verdict.ts';
import { type AdviceOptions, type Asked, adviceCommand, adviseOnAll } from '../advice.ts';
import { addMoveOptions, checkMoveOptions, type MoveOptions } from '../hint-options.ts';
import {
  answerJson,
  answerText,
  askedJson,
  HINT_CODES,
  HINTS_IN_TURN,
  hintJson,
  hintText,
  movesText,
  nextText,
  verdictBehind,
} from '../hint-text.ts';
import { print } from '../terminal.ts';
import { whole } from '../text.ts';

interface Options extends AdviceOptions, MoveOptions<Move> {}

const EXAMPLES = `Examples:
  $ thoughtful hint 42 --draw 3
  $ thoughtful hint --deal position.json --all
  $ thoughtful hint 42 --move "7H 5>3"
`;

const NOTES = `
The hint is the first move of a win that was replayed on the plain rules, the one that complete prints whole.
${HINTS_IN_TURN}

--all judges every legal move by what the position after it is: winning, losing, or unknown when a budget ran out.

The last resort, where a position cannot be won, is the first move of the line of play that brings the most cards to
the foundations (of equal ones that which leaves fewer cards face down), among lines through the ${whole(LAST_RESORT_POSITIONS)} positions that
are looked at first; the positions with the most cards up come first. When no line brings up or turns another card, it
is the move after which the most cards can still be moved.

${HINT_CODES}`;

/** `thoughtful hint [SEED]`: the next move. */
export function hintCommand(): Command {
  const command = adviceCommand('hint', 'name the next move of a win, or what every move leads to');
  return addMoveOptions(command, readAskedMove)
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', NOTES)
    .action((seed: string | undefined, options: Options) => {
      const { all, move } = options;
      checkMoveOptions(options);
      return adviseOnAll(seed, options, (asked) => {
        if (move !== undefined) return judgeOne(asked, move, options);
        return all ? judgeAll(asked, options) : hintOne(asked, options);
      });
    });
}

async function hintOne(asked: Asked, options: Options): Promise<Verdict> {
  const { deal, rules, answer } = asked;
  const { advice } = await answer(hinting(deal.position, rules));
  print(
    options.json
      ? JSON.stringify(hintJson(asked, advice))
      : [hintText(asked, advice, options), ...nextText(advice)].join('\n'),
  );
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
  const where = `${asked.name}, ${rulesText(rules)}`;
  print(
    options.json ? JSON.stringify(answerJson(askedJson(asked), advice)) : answerText(where, advice, options),
  );
  return verdictBehind(advice);
}
