import { checkFreecellPosition } from '../deals/check-freecell.ts';
import { checkPosition } from '../deals/check-position.ts';
import { checkSpiderPosition } from '../deals/check-spider.ts';
import type { FreecellPosition, FreecellRules } from '../deals/freecell.ts';
import { FREECELL } from '../deals/games/freecell.ts';
import { KLONDIKE } from '../deals/games/klondike.ts';
import type { GameName } from '../deals/games/names.ts';
import { SPIDER } from '../deals/games/spider.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import type { SpiderPosition, SpiderRules } from '../deals/spider.ts';
import { POINTS, TIME_BONUS } from '../lines/score.ts';
import { applyFreecellMove, isFreecellWon } from '../reference/freecell.ts';
import { parseFreecellMove } from '../reference/freecell-move.ts';
import { applyMove, isWon } from '../reference/klondike.ts';
import { parseMove } from '../reference/move-text.ts';
import { applySpiderMove, isSpiderWon } from '../reference/spider.ts';
import { parseSpiderMove } from '../reference/spider-move.ts';
import type { Referee } from './referee.ts';
import { notWon } from './replay.ts';

export const klondikeReferee: Referee<KlondikePosition, KlondikeRules> = {
  dealt: KLONDIKE,
  fault: checkPosition,
  play(position, rules, text) {
    const parsed = parseMove(text);
    return parsed.ok ? applyMove(position, rules, parsed.move) : parsed;
  },
  isWon,
  notWon,
};

export const freecellReferee: Referee<FreecellPosition, FreecellRules> = {
  dealt: FREECELL,
  fault: checkFreecellPosition,
  play(position, rules, text) {
    const parsed = parseFreecellMove(text);
    return parsed.ok ? applyFreecellMove(position, rules, parsed.move) : parsed;
  },
  isWon: isFreecellWon,
  notWon,
  score: {
    points(before, after) {
      const raised = sum(after.foundations) - sum(before.foundations);
      return raised * (raised > 0 ? POINTS.toFoundation : -POINTS.fromFoundation);
    },
    bonus: TIME_BONUS.drawOne,
  },
};

export const spiderReferee: Referee<SpiderPosition, SpiderRules> = {
  dealt: SPIDER,
  fault: checkSpiderPosition,
  play(position, rules, text) {
    const parsed = parseSpiderMove(text);
    return parsed.ok ? applySpiderMove(position, rules, parsed.move) : parsed;
  },
  isWon: isSpiderWon,
  notWon({ columns, stock }) {
    const left = columns.flat().length + stock.length;
    return `the moves end before the win: ${left} cards are not in complete runs`;
  },
  score: {
    points(before, after) {
      const runs = sum(after.completed) - sum(before.completed);
      const turned = sum(before.faceDown) - sum(after.faceDown);
      return runs * before.ranks * RUN_CARD_POINTS + turned * POINTS.turnedCard;
    },
    bonus: TIME_BONUS.drawMore,
  },
};

/** A complete run of 13 cards counts 65. */
const RUN_CARD_POINTS = 5;

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** Does something with the referee of a game that is known by name only. */
export function withReferee<T>(
  name: GameName,
  use: <Position, Rules>(referee: Referee<Position, Rules>) => T,
): T {
  switch (name) {
    case 'klondike':
      return use(klondikeReferee);
    case 'freecell':
      return use(freecellReferee);
    case 'spider':
      return use(spiderReferee);
  }
}
