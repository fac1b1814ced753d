import { cardText } from '../cards/card.ts';
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
import { positionKey } from '../reference/exhaust.ts';
import { applyFreecellMove, isFreecellWon, legalFreecellMoves } from '../reference/freecell.ts';
import { freecellKey, freecellPlacesKey } from '../reference/freecell-exhaust.ts';
import { freecellMoveText, parseFreecellMove } from '../reference/freecell-move.ts';
import { applyMove, isWon, legalMoves } from '../reference/klondike.ts';
import { moveText, parseMove } from '../reference/move-text.ts';
import { isCardMove } from '../reference/playable.ts';
import { applySpiderMove, isSpiderWon, legalSpiderMoves } from '../reference/spider.ts';
import { spiderFateKey, spiderKey } from '../reference/spider-exhaust.ts';
import { parseSpiderMove, spiderMoveText } from '../reference/spider-move.ts';
import type { Referee } from './referee.ts';
import { notWon } from './replay.ts';

/** The progress of games whose cards go to four foundations. */
const ON_FOUNDATIONS = {
  up: ({ foundations }: { readonly foundations: readonly number[] }) => sum(foundations),
  cards: ({ ranks }: { readonly ranks: number }) => 4 * ranks,
  where: 'on the foundations',
};

export const klondikeReferee: Referee<KlondikePosition, KlondikeRules> = {
  dealt: KLONDIKE,
  fault: checkPosition,
  play(position, rules, text) {
    const parsed = parseMove(text);
    return parsed.ok ? applyMove(position, rules, parsed.move) : parsed;
  },
  notAMove: (text) => reasonOf(parseMove(text)),
  legalMoves: (position, rules) =>
    legalMoves(position, rules).map((move) => ({
      text: moveText(move),
      card: isCardMove(move) ? cardText(move.card) : null,
    })),
  key: positionKey,
  fateKey: positionKey,
  isWon,
  notWon,
  progress: ON_FOUNDATIONS,
};

export const freecellReferee: Referee<FreecellPosition, FreecellRules> = {
  dealt: FREECELL,
  fault: checkFreecellPosition,
  play(position, rules, text) {
    const parsed = parseFreecellMove(text);
    return parsed.ok ? applyFreecellMove(position, rules, parsed.move) : parsed;
  },
  notAMove: (text) => reasonOf(parseFreecellMove(text)),
  legalMoves: (position, rules) =>
    legalFreecellMoves(position, rules).map((move) => ({
      text: freecellMoveText(move),
      card: cardText(move.card),
    })),
  key: freecellPlacesKey,
  fateKey: freecellKey,
  isWon: isFreecellWon,
  notWon,
  progress: ON_FOUNDATIONS,
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
  notAMove: (text) => reasonOf(parseSpiderMove(text)),
  legalMoves: (position, rules) =>
    legalSpiderMoves(position, rules).map((move) => ({
      text: spiderMoveText(move),
      card: move.kind === 'deal' ? null : cardText(move.card),
    })),
  key: spiderKey,
  fateKey: spiderFateKey,
  isWon: isSpiderWon,
  notWon({ columns, stock }) {
    const left = columns.flat().length + stock.length;
    return `the moves end before the win: ${left} cards are not in complete runs`;
  },
  progress: {
    up: ({ completed, ranks }) => sum(completed) * ranks,
    cards: ({ columns, stock, completed, ranks }) =>
      columns.flat().length + stock.length + sum(completed) * ranks,
    where: 'in complete runs',
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

function reasonOf(
  parsed: { readonly ok: true } | { readonly ok: false; readonly reason: string },
): string | null {
  return parsed.ok ? null : parsed.reason;
}

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
