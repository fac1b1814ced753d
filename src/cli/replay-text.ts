import type { NumberedMove, ReplayReport } from '../replay/replay-game.ts';
import { scoreText, shownMove } from '../verify/verify.ts';
import { type Budgets, STUCK, whyUnknown } from './result-text.ts';
import { colorsOf } from './terminal.ts';
import { moveCount } from './text.ts';

/** Words that differ from game to game. */
export interface ReplayWords {
  /** Where cards have to come: `on the foundations`. */
  readonly where: string;
  /** What a position without moves is. */
  readonly stuck: string;
}

const KLONDIKE_WORDS: ReplayWords = { where: 'on the foundations', stuck: STUCK };

/** A replay for a person: how far the game holds, then whether and since when it can no longer be won. */
export function replayText(
  report: ReplayReport,
  budgets: Budgets,
  { where, stuck }: ReplayWords = KLONDIKE_WORDS,
): string {
  const { outcome, won, moves, up, cards, at, move, reason } = report;
  const colors = colorsOf(process.stdout);
  const score = scoreText(report);
  if (outcome === 'holds' && won) return `${colors.green('holds')}: won in ${moveCount(moves)}${score}`;
  const stands = `${moveCount(moves)}, ${up} of ${cards} cards ${where}${score}`;
  const fate = `  ${fateText(report, budgets, stuck)}`;
  if (outcome === 'holds') return [`${colors.green('holds')}: ${stands}`, fate].join('\n');
  const fault = `${colors.red('does not hold')} at move ${at} (${shownMove(move ?? '')}): ${reason}`;
  return [fault, `  before it ${stands}`, fate].join('\n');
}

function fateText(report: ReplayReport, budgets: Budgets, whyStuck: string): string {
  const { verdict, lostAfter, undecided, stuck, won, states } = report;
  if (won) return 'the game is won';
  if (verdict === 'winnable') return 'the game can still be won';
  const now = `the game can no longer be won${stuck ? ` (${whyStuck})` : ''}`;
  if (lostAfter !== null) {
    if (lostAfter.text === null)
      return `the game could not be won from the start${stuck ? ` (${whyStuck})` : ''}`;
    return `${now}: lost by move ${moveName(lostAfter)}`;
  }
  if (undecided === undefined) return now;
  const { from, to, budget } = undecided;
  const why = whyUnknown({ verdict: 'unknown', budget, states }, budgets);
  if (verdict === 'unwinnable') {
    const first = from === 0 ? 'lost from the start or' : 'lost';
    return `${now}: ${first} by one of the moves ${Math.max(from, 1)} to ${to}${why}`;
  }
  const until = from === 0 ? '' : `the game could be won up to move ${from - 1}; `;
  return `${until}unknown whether it can still be won${why}`;
}

function moveName({ move, text, item, written }: NumberedMove): string {
  return `${move} (${text}${item === undefined ? '' : `, written ${shownMove(written ?? '')} as number ${item}`})`;
}
