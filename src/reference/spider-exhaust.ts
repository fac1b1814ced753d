import { checkSpiderPosition } from '../deals/check-spider.ts';
import type { SpiderPosition, SpiderRules } from '../deals/spider.ts';
import { type Exhausted, plainSearch } from './plain-search.ts';
import { applySpiderMove, isSpiderWon, legalSpiderMoves } from './spider.ts';
import { spiderMoveText } from './spider-move.ts';

/**
 * Decides a Spider position by plain search, for small decks and late positions; `gaveUp` comes when more than
 * `maxPositions` distinct positions are seen.
 * @throws RangeError when the position is not sound (a card missing or too many).
 */
export function exhaustSpider(position: SpiderPosition, rules: SpiderRules, maxPositions: number): Exhausted {
  const fault = checkSpiderPosition(position);
  if (fault !== null) throw new RangeError(`not a Spider position: ${fault.reason}`);
  return plainSearch(
    position,
    {
      key: spiderKey,
      isWon: isSpiderWon,
      moves: (state) => legalSpiderMoves(state, rules),
      play: (state, move) => applySpiderMove(state, rules, move),
      text: spiderMoveText,
    },
    maxPositions,
  );
}

/**
 * A text that two positions of one game share exactly when every card lies in the same place, the same way up. The
 * complete runs follow from the rest, as every card is somewhere.
 */
export function spiderKey(position: SpiderPosition): string {
  return [...pileTexts(position), String(position.stock.length)].join(END_OF_PILE);
}

/**
 * As {@link spiderKey}, but the same also for columns in another order once the stock is used up: from then on it
 * changes nothing which column is which.
 */
export function spiderFateKey(position: SpiderPosition): string {
  return position.stock.length > 0 ? spiderKey(position) : pileTexts(position).sort().join(END_OF_PILE);
}

function pileTexts({ columns, faceDown }: SpiderPosition): string[] {
  return columns.map((column, at) =>
    String.fromCharCode(
      ...column.map((card, place) => (place < (faceDown[at] ?? 0) ? FACE_DOWN + card : card)),
    ),
  );
}

const FACE_DOWN = 64;
const END_OF_PILE = String.fromCharCode(255);
