import { rulesText } from '../batch/row.ts';
import type { KlondikeRules } from '../deals/klondike.ts';
import type { Difficulty } from '../difficulty/difficulty.ts';
import { percent as exactPercent, percentDown, percentUp } from '../statistics/wilson.ts';
import { budgetText } from './budget-text.ts';
import { moveCount, percent, stateCount, whole } from './text.ts';

/** A difficulty with the rules that it was measured under. */
export interface RuledDifficulty {
  readonly rules: KlondikeRules;
  readonly difficulty: Difficulty;
}

/** The JSON value of `difficulty`: an object; a list of them, in order of the rules, where several are named. */
export function difficultyJson(ruled: readonly RuledDifficulty[]): unknown {
  const all = ruled.map(oneJson);
  return all.length === 1 ? all[0] : all;
}

function oneJson({ rules, difficulty }: RuledDifficulty): object {
  if (difficulty.verdict !== 'winnable') return { rules, ...difficulty };
  const { verdict, level, playouts, firstWin, choices } = difficulty;
  const { count, won, share, interval } = playouts;
  const { share: losingShare, onlyMoves, ...counts } = choices;
  return {
    rules,
    verdict,
    level,
    playouts: {
      count,
      won,
      sharePercent: Number(exactPercent(share)),
      intervalPercent: {
        lower: Number(percentDown(interval.lower)),
        upper: Number(percentUp(interval.upper)),
      },
    },
    firstWin,
    choices: {
      ...counts,
      losingPercent: losingShare === null ? null : Number(exactPercent(losingShare)),
      onlyMoves,
    },
  };
}

/** Lines for a person, to stand below the board. */
export function difficultyLines({ rules, difficulty }: RuledDifficulty, maxStates: number): string[] {
  const under = rulesText(rules);
  switch (difficulty.verdict) {
    case 'unwinnable':
      return [`difficulty: no win exists (${under})`];
    case 'unknown':
      return [
        `difficulty: unknown (${under}), as it is not known whether a win exists: ${budgetText(difficulty.budget, maxStates)}`,
      ];
    case 'winnable': {
      const { level, playouts, firstWin } = difficulty;
      const interval = `${percent(playouts.interval.lower)} to ${percent(playouts.interval.upper)}`;
      return [
        `difficulty: ${level} (${under})`,
        `  random playouts: ${whole(playouts.won)} of ${whole(playouts.count)} won, ${percent(playouts.share)} (95% interval ${interval})`,
        `  first win: ${stateCount(firstWin.states)} searched, ${moveCount(firstWin.moves)}`,
        ...choicesLines(difficulty),
      ];
    }
  }
}

function choicesLines({ choices }: Extract<Difficulty, { verdict: 'winnable' }>): string[] {
  const { withChoice, risky, moves, losing, unknown, share, onlyMoves } = choices;
  if (share === null) return ['  losing moves: none, this win leaves no choice'];
  const undecided = unknown === 0 ? '' : `, ${whole(unknown)} unknown`;
  const only = onlyMoves.map(({ at, move }) => `${at} ${move}`).join(', ');
  return [
    `  losing moves: ${whole(losing)} of ${whole(moves)} along this win (${percent(share)})${undecided}, at ${whole(risky)} of ${whole(withChoice)} turns with a choice`,
    `  only moves: ${only === '' ? 'none' : only}`,
  ];
}
