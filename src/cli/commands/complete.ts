import type { Command } from 'commander';
import { type Completion, completing } from '../../advice/completion.ts';
import { rulesText } from '../../batch/row.ts';
import type { Verdict } from '../../search/verdict.ts';
import { type AdviceOptions, type Asked, adviceCommand, adviseOnAll } from '../advice.ts';
import { dealJson } from '../deal-json.ts';
import { numbered, STUCK, whyUnknown } from '../result-text.ts';
import { colorsOf, print } from '../terminal.ts';
import { duration, moveCount, stateCount, tenths } from '../text.ts';

const EXAMPLES = `Examples:
  $ thoughtful complete 42 --draw 3
  $ thoughtful complete --deal position.json --no-worrying-back
  $ thoughtful complete 42 --json | thoughtful verify -
`;

const NOTES = `
The automatic finish begins where every card can go up without thought: nothing lies face down, the stock is empty
and the waste holds one card at most. From there on the moves are foundation moves only. A position that is there
already is decided without a search.

Exit codes: 0 winnable, 1 unwinnable, 3 unknown. Of several deals: 0 when all are winnable, else 3 when any
is unknown, else 1.`;

/** `thoughtful complete [SEED]`: the moves to the end. */
export function completeCommand(): Command {
  return adviceCommand('complete', 'print the moves from a deal or position to the end of a win')
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', NOTES)
    .action((seed: string | undefined, options: AdviceOptions) =>
      adviseOnAll(seed, options, (asked) => completeOne(asked, options)),
    );
}

async function completeOne(asked: Asked, options: AdviceOptions): Promise<Verdict> {
  const { deal, rules, answer } = asked;
  const { advice: completion, ms } = await answer(completing(deal.position, rules));
  print(options.json ? jsonText(asked, completion, ms) : plainText(asked, completion, ms, options));
  return completion.verdict;
}

function jsonText({ deal, rules }: Asked, completion: Completion, ms: number): string {
  const { verdict, states } = completion;
  return JSON.stringify({
    ...dealJson(deal),
    rules: { draw: rules.draw, passes: rules.passes, worryingBack: rules.worryingBack },
    verdict,
    ...(verdict === 'unknown' ? { budget: completion.budget } : {}),
    ...(verdict === 'unwinnable' ? { stuck: completion.stuck } : {}),
    states,
    ms: tenths(ms),
    ...(verdict === 'winnable' ? { moves: completion.moves } : {}),
    automaticFrom: verdict === 'winnable' ? completion.automaticFrom : null,
  });
}

function plainText(
  { name, rules }: Asked,
  completion: Completion,
  ms: number,
  options: AdviceOptions,
): string {
  const { verdict, states } = completion;
  const colors = colorsOf(process.stdout);
  const paint = { winnable: colors.green, unwinnable: colors.red, unknown: colors.yellow }[verdict];
  const why = verdict === 'unwinnable' && completion.stuck ? ` (${STUCK})` : whyUnknown(completion, options);
  const head = `${colors.bold(paint(verdict))}${why}  ${name}, ${rulesText(rules)}`;
  const search = `${stateCount(states)}, ${duration(ms)}`;
  if (verdict !== 'winnable') return `${head}\n  ${search}`;
  const { moves, automaticFrom } = completion;
  return [
    head,
    `  ${moveCount(moves.length)}, ${search}`,
    `  ${finishText(automaticFrom)}`,
    ...numbered(moves),
  ].join('\n');
}

function finishText(automaticFrom: number | null): string {
  if (automaticFrom === null) return 'won already: every card is on its foundation';
  if (automaticFrom === 1) return 'decided: every card can go up';
  return `from move ${automaticFrom} the rest goes up by itself`;
}
