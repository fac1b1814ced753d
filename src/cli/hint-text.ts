import type { MoveAnswer } from '../advice/asked-move.ts';
import type { JudgedMove, MoveVerdict } from '../advice/each-move.ts';
import type { Hint } from '../advice/hint.ts';
import type { LastResort } from '../advice/last-resort.ts';
import { rulesText } from '../batch/row.ts';
import type { SearchResult, Verdict } from '../search/verdict.ts';
import type { AdviceOptions, Asked } from './advice.ts';
import { dealJson } from './deal-json.ts';
import { type Budgets, STUCK, whyUnknown } from './result-text.ts';
import { colorsOf } from './terminal.ts';
import { whole } from './text.ts';

/** The fields of a hint, in their order; `moves` where all were judged. */
export function hintJson(asked: Asked, hint: Hint, moves: readonly JudgedMove[] | null = null): object {
  const { verdict, states } = hint;
  return {
    ...askedJson(asked),
    verdict,
    ...(verdict === 'unknown' ? { budget: hint.budget } : {}),
    ...(verdict === 'unwinnable' ? { stuck: hint.stuck } : {}),
    hint: hint.hint,
    ...(verdict === 'winnable' ? winJson(hint.moves) : {}),
    ...(verdict === 'unwinnable' ? { lastResort: hint.lastResort } : {}),
    ...(moves === null ? {} : { moves }),
    states,
  };
}

/** A hint for a person: the move, or that there is none, on the first line. */
export function hintText({ deal, name, rules }: Asked, hint: Hint, options: AdviceOptions): string {
  const colors = colorsOf(process.stdout);
  const where = `${name}, ${rulesText(rules)}`;
  switch (hint.verdict) {
    case 'winnable':
      return winText(hint.moves, where);
    case 'unwinnable': {
      const cards = 4 * deal.position.ranks;
      return [
        lostText(),
        `  ${where}`,
        ...(hint.stuck ? [`  ${hint.lastResort === null ? 'no legal move is left' : STUCK}`] : []),
        ...(hint.lastResort === null ? [] : [`  last resort: ${lastResortText(hint.lastResort, cards)}`]),
      ].join('\n');
    }
    case 'unknown':
      return `${colors.bold(colors.yellow('unknown'))}${whyUnknown(hint, options)}  ${where}`;
  }
}

function lastResortText({ move, foundationCards, exact }: LastResort, cards: number): string {
  return `${move} (${exact ? 'at most' : 'at least'} ${foundationCards} of ${cards} cards can come to the foundations)`;
}

/** All judged moves, a group of lines for each card. */
export function movesText(moves: readonly JudgedMove[], options: Budgets): string[] {
  const width = Math.max(...moves.map(({ move }) => move.length));
  const lines = moves.map(({ move, card, ...verdict }, i) => {
    const source = i > 0 && moves[i - 1]?.card === card ? '' : (card ?? 'stock');
    return `  ${source.padEnd(5)}  ${move.padEnd(width)}  ${verdictText(verdict, options)}`;
  });
  return lines.length === 0 ? [] : ['every legal move:', ...lines];
}

/**
 * The fields of the answer to a question about one move.
 * @param asked the fields that tell what was asked about.
 */
export function answerJson(asked: object, answer: MoveAnswer<string>): object {
  const { move, legal } = answer;
  return {
    ...asked,
    move,
    legal,
    rule: legal ? null : answer.rule,
    reason: legal ? null : whyNotLegal(answer),
    verdict: legal ? answer.verdict : null,
    ...(legal && answer.verdict === 'unknown' ? { budget: answer.budget } : {}),
    states: legal ? answer.states : 0,
  };
}

/**
 * The answer to a question about one move, for a person.
 * @param where names deal and rules.
 */
export function answerText(where: string, answer: MoveAnswer<string>, budgets: Budgets): string {
  const move = colorsOf(process.stdout).bold(answer.move);
  return answer.legal
    ? `${move} is legal: ${verdictText(answer, budgets)}\n  ${where}`
    : `${move} is not legal: ${whyNotLegal(answer)}\n  ${where}`;
}

/** A hint for a person, where there is a win: its first move and how long it is. */
export function winText(moves: readonly string[], where: string): string {
  const colors = colorsOf(process.stdout);
  const [hint] = moves;
  return hint === undefined
    ? `this position is won already\n  ${where}`
    : `${colors.bold(colors.green(hint))}\n  move 1 of ${whole(moves.length)} to a win; ${where}`;
}

/** How many moves after the hint are told. */
const TOLD_AFTER = 5;

/** The line that tells the next moves of the win after the hint; none where there are no more, or no win. */
export function nextText(result: SearchResult): string[] {
  if (result.verdict !== 'winnable' || result.moves.length < 2) return [];
  const rest = result.moves.slice(1);
  const more = rest.length > TOLD_AFTER ? ', ...' : '';
  return [`  then ${rest.slice(0, TOLD_AFTER).join(', ')}${more}`];
}

/** The fields of a hint where there is a win. */
export function winJson(moves: readonly string[]): object {
  return { movesToWin: moves.length, win: moves };
}

/** What to know of hints asked for one after the other, for the help of `hint`. */
export const HINTS_IN_TURN = `Each hint is searched from its own position. The win after it can be another one, whose first move may even undo the
last: play on with the moves told after "then", or take the whole win from complete (with --json here: "win").`;

/** The first line of a hint where no win exists. */
export function lostText(): string {
  const colors = colorsOf(process.stdout);
  return colors.bold(colors.red('this position cannot be won'));
}

/** Exit codes of `hint`, for its help. */
export const HINT_CODES = `Exit codes: 0 winnable, 1 unwinnable, 3 unknown; with --move 0 winning, 1 losing or not legal, 3 unknown. Of several
deals: 0 when all are winnable, else 3 when any is unknown, else 1.`;

/** The verdict on the position after a move, which sets the exit code. */
export function verdictBehind(answer: MoveAnswer<string>): Verdict {
  return answer.legal ? VERDICT_BEHIND[answer.verdict] : 'unwinnable';
}

const VERDICT_BEHIND = {
  winning: 'winnable',
  losing: 'unwinnable',
  unknown: 'unknown',
} as const satisfies Record<MoveVerdict['verdict'], Verdict>;

function whyNotLegal({ rule, reason }: Extract<MoveAnswer<string>, { readonly legal: false }>): string {
  return `${rule} (${reason})`;
}

function verdictText(verdict: MoveVerdict, options: Budgets): string {
  const colors = colorsOf(process.stdout);
  switch (verdict.verdict) {
    case 'winning':
      return colors.green('winning');
    case 'losing':
      return colors.red('losing');
    case 'unknown':
      return `${colors.yellow('unknown')}${whyUnknown({ ...verdict, states: 0 }, options)}`;
  }
}

/** The fields that tell which deal was asked about, under which rules. */
export function askedJson({ deal, rules }: Asked): object {
  const { draw, passes, worryingBack } = rules;
  return { ...dealJson(deal), rules: { draw, passes, worryingBack } };
}
