import seedrandom from 'seedrandom';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { positionKey } from '../reference/exhaust.ts';
import { applyMove, isWon } from '../reference/klondike.ts';
import { type Interval, wilson } from '../statistics/wilson.ts';
import { PLAY_WEIGHTS, type Play, playsOf, tableauPlays } from './plays.ts';

/** Playouts made of one position: the share is then known within about 3 percent. */
export const PLAYOUTS = 1000;

/** How random playouts of a position end. */
export interface Playouts {
  /** Playouts made. */
  readonly count: number;
  readonly won: number;
  /** won / count, 0 to 1. */
  readonly share: number;
  /** The Wilson 95% interval of the share. */
  readonly interval: Interval;
}

/**
 * Plays a position out again and again, as a casual player would who sees only what lies open: at each step one of the
 * plays of {@link playsOf}, or drawing, by the weights of {@link PLAY_WEIGHTS}. A playout is lost when nothing is left
 * to do, or a whole pass through the stock went by without a chance to play: a play passed over is looked for again.
 * The random numbers come from the cards, draw count and passes alone, so the same position gives the same result.
 * Worrying back is never used: rules with and without it give the same playouts.
 * @param count how many, 1 and up.
 */
export function playOut(position: KlondikePosition, rules: KlondikeRules, count: number): Playouts {
  const random = seedrandom(`${positionKey(position, rules)} ${rules.draw} ${rules.passes}`);
  let won = 0;
  for (let i = 0; i < count; i++) if (isPlayedOutToWin(position, rules, random)) won++;
  return { count, won, share: won / count, interval: wilson(won, count) };
}

function isPlayedOutToWin(start: KlondikePosition, rules: KlondikeRules, random: () => number): boolean {
  let position = start;
  // The pass under way when the playout begins need not be a whole one.
  let chanceThisPass = true;
  let inTableau = tableauPlays(position);
  while (!isWon(position)) {
    const plays = playsOf(position, rules, inTableau);
    if (plays.some(({ kind }) => kind !== 'draw')) chanceThisPass = true;
    const play = choose(plays, random);
    if (play === null) return false;
    if (play.moves[0]?.kind === 'recycle') {
      if (!chanceThisPass) return false;
      chanceThisPass = false;
    }
    position = played(position, rules, play);
    if (play.kind !== 'draw') inTableau = tableauPlays(position);
  }
  return true;
}

/** One of the plays, with a chance in proportion to its weight; null when there are none. */
function choose(plays: readonly Play[], random: () => number): Play | null {
  const total = plays.reduce((sum, { kind }) => sum + PLAY_WEIGHTS[kind], 0);
  let left = plays.length > 1 ? random() * total : 0;
  for (const play of plays) {
    left -= PLAY_WEIGHTS[play.kind];
    if (left < 0) return play;
  }
  return plays.at(-1) ?? null;
}

function played(position: KlondikePosition, rules: KlondikeRules, { moves }: Play): KlondikePosition {
  let state = position;
  for (const move of moves) {
    const result = applyMove(state, rules, move);
    if (!result.ok) throw new Error(`a legal move was refused: ${result.reason}`);
    state = result.state;
  }
  return state;
}
