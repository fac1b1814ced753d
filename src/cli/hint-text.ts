import type { MoveAnswer } from '../advice/asked-move.ts';
import type { Hint } from '../advice/hint.ts';
import type { LastResort } from '../advice/last-resort.ts';
import type { JudgedMove, MoveVerdict } from '../advice/move-verdict.ts';
import { rulesText } from '../batch/row.ts';
import type { AdviceOptions, Asked } from './advice.ts';
import { dealJson } from './deal-json.ts';
import { STUCK, whyUnknown } from './result-text.ts';
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
    ...(verdict === 'winnable' ? { movesToWin: hint.moves.length } : {}),
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
      return hint.hint === null
        ? `this position is won already\n  ${where}`
        : `${colors.bold(colors.green(hint.hint))}\n  move 1 of ${whole(hint.moves.length)} to a win; ${where}`;
    case 'unwinnable': {
      const cards = 4 * deal.position.ranks;
      return [
        colors.bold(colors.red('this position cannot be won')),
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
export function movesText(moves: readonly JudgedMove[], options: AdviceOptions): string[] {
  const width = Math.max(...moves.map(({ move }) => move.length));
  const lines = moves.map(({ move, card, ...verdict }, i) => {
    const source = i > 0 && moves[i - 1]?.card === card ? '' : (card ?? 'stock');
    return `  ${source.padEnd(5)}  ${move.padEnd(width)}  ${verdictText(verdict, options)}`;
  });
  return lines.length === 0 ? [] : ['every legal move:', ...lines];
}

/** The fields of the answer to a question about one move. */
export function answerJson(asked: Asked, answer: MoveAnswer): object {
  const { move, legal } = answer;
  return {
    ...askedJson(asked),
    move,
    legal,
    rule: legal ? null : answer.rule,
    reason: legal ? null : whyNotLegal(answer),
    verdict: legal ? answer.verdict : null,
    ...(legal && answer.verdict === 'unknown' ? { budget: answer.budget } : {}),
    states: legal ? answer.states : 0,
  };
}

/** The answer to a question about one move, for a person. */
export function answerText({ name, rules }: Asked, answer: MoveAnswer, options: AdviceOptions): string {
  const colors = colorsOf(process.stdout);
  const move = colors.bold(answer.move);
  const where = `${name}, ${rulesText(rules)}`;
  return answer.legal
    ? `${move} is legal: ${verdictText(answer, options)}\n  ${where}`
    : `${move} is not legal: ${whyNotLegal(answer)}\n  ${where}`;
}

function whyNotLegal({ rule, reason }: Extract<MoveAnswer, { readonly legal: false }>): string {
  return `${rule} (${reason})`;
}

function verdictText(verdict: MoveVerdict, options: AdviceOptions): string {
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

function askedJson({ deal, rules }: Asked): object {
  const { draw, passes, worryingBack } = rules;
  return { ...dealJson(deal), rules: { draw, passes, worryingBack } };
}
