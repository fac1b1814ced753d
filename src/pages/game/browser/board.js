/** @import { BoardData } from '../game-data.ts' */

const SUIT_LETTERS = 'CDHS';
const RANK_LETTERS = 'A23456789TJQK';

/**
 * The cards of a pile, two letters each.
 * @param {string} pile
 * @returns {string[]}
 */
export const cardsIn = (pile) => pile.match(/../g) ?? [];

/**
 * The cards on the foundation of a suit, the ace first.
 * @param {BoardData} board
 * @param {number} suit
 */
export const foundationCards = ({ foundations }, suit) =>
  [...RANK_LETTERS.slice(0, foundations[suit])].map((rank) => rank + SUIT_LETTERS[suit]);

/**
 * How many cards lie on the foundations.
 * @param {BoardData} board
 */
export const foundationCount = ({ foundations }) => foundations.reduce((sum, height) => sum + height, 0);

/**
 * A position as the format `columns` writes it.
 * @param {BoardData} board
 */
export const boardText = (board) => {
  const { columns, faceDown, foundations, stock, waste, recycles } = board;
  const columnLines = columns.map((column, at) =>
    [
      `${at + 1}:`,
      ...cardsIn(column).map((card, place) => (place < (faceDown[at] ?? 0) ? `<${card}>` : card)),
    ].join(' '),
  );
  const tops = foundations.flatMap((_, suit) => foundationCards(board, suit).slice(-1));
  const piles = Object.entries({ stock: cardsIn(stock), waste: cardsIn(waste), foundations: tops })
    .filter(([, cards]) => cards.length > 0)
    .map(([name, cards]) => `${name}: ${cards.join(' ')}`);
  return [...columnLines, ...piles, ...(recycles > 0 ? [`recycles: ${recycles}`] : [])].join('\n');
};

/**
 * The cards that a move brought where they lie now: a card, the run that it heads, or the top card that a draw turned.
 * @param {BoardData} board after the move
 * @param {string | null} move
 * @returns {string[]}
 */
export const movedCards = ({ columns, waste }, move) => {
  if (move === 'draw') return cardsIn(waste).slice(-1);
  const [, card = '', to = ''] = /^(\S\S) .>(.+)$/.exec(move ?? '') ?? [];
  const column = cardsIn(columns[Number(to) - 1] ?? '');
  return to === 'f' ? [card] : column.slice(Math.max(0, column.indexOf(card)));
};
