// Dead ends: each thing a game may do must be spread too.
import type { Mutation } from './mutation.ts';

const DEAD_ENDS = 'games/klondike/dead-ends.ts';

const LAID_SEEN = `        seen0 |= laid0;
        seen1 |= laid1;`;
const LAID_OPENS0 = 'open0 |= anyOf(laid0);';
const UP_OPENS0 = 'open0 |= anyOf(up0 & ~unlaid0) << 2;';
const UP_OPENS1 = 'open1 |= anyOf(up1 & ~unlaid1) << 2;';
const READY0 = 'const ready0 = (seen0 & wholePairs(may0 | open0)) | (reach0 & unlaid0);';
const KING_UP = `        if (((up0 | up1) & kings) !== 0) {
          open0 |= emptyColumn;
          open1 |= emptyColumn;
        }`;
const CLEARED_COLUMN = `          if (under < 0) {
            open0 |= emptyColumn;
            open1 |= emptyColumn;
`;
const UNDER_OPEN0 = 'open0 |= 1 << (under & 30);';
const MAY0 = 'may0 = openByPlacements(open0, (stocked0 & ~held0) | (worryingBack ? on0 : 0), 0);';
const ENDED = 'if (faceDown === 0 && ((unlaid0 & ~on0) | (unlaid1 & ~on1)) === 0) {';
const AGAIN = '} else if ((played0 | played1) !== 0 || may0 !== had0 || may1 !== had1) {';

export const DEAD_ENDS_MUTATIONS: readonly Mutation[] = [
  {
    name: 'dead ends: stock cards not laid',
    file: DEAD_ENDS,
    text: 'laid0 = stocked0 & ranked0 & ~held0;',
    becomes: 'laid0 = 0;',
  },
  {
    name: 'dead ends: stock cards laid are not seen',
    file: DEAD_ENDS,
    text: LAID_SEEN,
    becomes: '',
  },
  {
    name: 'dead ends: stock cards laid open nothing',
    file: DEAD_ENDS,
    text: LAID_OPENS0,
    becomes: '',
  },
  {
    name: 'dead ends: locked tops not moved',
    file: DEAD_ENDS,
    text: 'taken0 = locked0 & ranked0 & ~held0;',
    becomes: 'taken0 = 0;',
  },
  {
    name: 'dead ends: no card goes up from the tableau',
    file: DEAD_ENDS,
    text: READY0,
    becomes: 'const ready0 = reach0 & unlaid0;',
  },
  {
    name: 'dead ends: no card goes up from the stock',
    file: DEAD_ENDS,
    text: READY0,
    becomes: 'const ready0 = seen0 & wholePairs(may0 | open0);',
  },
  {
    name: 'dead ends: only cards of the ranks open before go up',
    file: DEAD_ENDS,
    text: READY0,
    becomes: 'const ready0 = (seen0 & wholePairs(open0)) | (reach0 & unlaid0);',
  },
  {
    name: 'dead ends: ranks that open while cards go up are not seen at once',
    file: DEAD_ENDS,
    text: READY0,
    becomes: 'const ready0 = (seen0 & wholePairs(may0)) | (reach0 & unlaid0);',
    harmless: 'they are seen in the next round',
  },
  {
    name: 'dead ends: a card lifted opens nothing',
    file: DEAD_ENDS,
    text: UP_OPENS0,
    becomes: '',
  },
  {
    name: 'dead ends: a stock card lifted from the tableau opens nothing',
    file: DEAD_ENDS,
    text: UP_OPENS1,
    becomes: 'open1 |= anyOf(up1 & ~unlaid1 & ~st[at + LEFT1]!) << 2;',
    harmless: 'the rank above was open when the card was laid, and open ranks stay so',
  },
  {
    name: 'dead ends: a locked top lifted opens nothing',
    file: DEAD_ENDS,
    text: UP_OPENS0,
    becomes: 'open0 |= anyOf(up0 & ~unlaid0 & ~locked0) << 2;',
    harmless: 'a locked top lies on no card that it could open; once moved, the rank above was open before',
  },
  {
    name: 'dead ends: a card that goes up from the stock opens the rank above',
    file: DEAD_ENDS,
    text: UP_OPENS0,
    becomes: 'open0 |= anyOf(up0) << 2;',
    harmless: 'more open ranks make fewer dead ends',
  },
  {
    name: 'dead ends: a lifted king leaves no column',
    file: DEAD_ENDS,
    text: KING_UP,
    becomes: '',
  },
  {
    name: 'dead ends: a cleared column is empty for no king',
    file: DEAD_ENDS,
    text: CLEARED_COLUMN,
    becomes: '          if (under < 0) {\n',
  },
  {
    name: 'dead ends: a cleared column is empty for the first class only',
    file: DEAD_ENDS,
    text: CLEARED_COLUMN,
    becomes: '          if (under < 0) {\n            open0 |= emptyColumn;\n',
  },
  {
    name: 'dead ends: a cleared column is empty for the second class only',
    file: DEAD_ENDS,
    text: CLEARED_COLUMN,
    becomes: '          if (under < 0) {\n            open1 |= emptyColumn;\n',
  },
  {
    name: 'dead ends: columns empty at the start forgotten',
    file: DEAD_ENDS,
    text: 'if (cleared !== 0 && cleared > popcount(free0 & kings) + popcount(free1 & kings)) {',
    becomes: 'if (cleared < 0) {',
  },
  {
    name: 'dead ends: kings at the bottom of a column take another',
    file: DEAD_ENDS,
    text: 'popcount(free0 & kings) + popcount(free1 & kings)',
    becomes: 'popcount(seen0 & kings) + popcount(seen1 & kings)',
  },
  {
    name: 'dead ends: kings in empty columns forgotten',
    file: DEAD_ENDS,
    text: 'popcount(free0 & kings) + popcount(free1 & kings)',
    becomes: '0',
    harmless: 'an empty column more makes fewer dead ends',
  },
  {
    name: 'dead ends: worrying back not counted',
    file: DEAD_ENDS,
    text: MAY0,
    becomes: 'may0 = openByPlacements(open0, stocked0 & ~held0, 0);',
  },
  {
    name: 'dead ends: worrying back of cards up at the start only',
    file: DEAD_ENDS,
    text: MAY0,
    becomes: `const up = st[at + FND]!;
      const early0 = ON_FOUNDATIONS.black0[up & 255]! | ON_FOUNDATIONS.red0[up >>> 8]!;
      may0 = openByPlacements(open0, (stocked0 & ~held0) | (worryingBack ? early0 : 0), 0);`,
    harmless:
      'a card that went up later lay open in the tableau, or is laid from the stock as soon as it could come back',
  },
  {
    name: 'dead ends: worrying back without it',
    file: DEAD_ENDS,
    text: MAY0,
    becomes: 'may0 = openByPlacements(open0, (stocked0 & ~held0) | on0, 0);',
    harmless: 'more open ranks make fewer dead ends',
  },
  {
    name: 'dead ends: what cards laid in a round open is left for the next',
    file: DEAD_ENDS,
    text: MAY0,
    becomes: 'may0 = openByPlacements(open0, worryingBack ? on0 : 0, 0);',
    harmless: 'the same is laid, in more rounds',
  },
  {
    name: 'dead ends: nothing goes up after ranks became open without a card laid',
    file: DEAD_ENDS,
    text: AGAIN,
    becomes: '} else if ((played0 | played1) !== 0) {',
    unit: 'test/games/klondike/dead-ends.test.ts',
  },
  {
    name: 'dead ends: nothing goes up from what came in reach last',
    file: DEAD_ENDS,
    text: AGAIN,
    becomes: '} else if (may0 !== had0 || may1 !== had1) {',
  },
  {
    name: 'dead ends: a card turned up opens nothing',
    file: DEAD_ENDS,
    text: UNDER_OPEN0,
    becomes: '',
  },
  {
    name: 'dead ends: a card turned up is not seen',
    file: DEAD_ENDS,
    text: 'seen0 |= 1 << under;',
    becomes: '',
  },
  {
    name: 'dead ends: a card turned up is no locked top',
    file: DEAD_ENDS,
    text: 'locked0 |= 1 << under;',
    becomes: '',
  },
  {
    name: 'dead ends: lifted locked tops do not uncover',
    file: DEAD_ENDS,
    text: 'leaving0 = locked0 & up0;',
    becomes: 'leaving0 = 0;',
  },
  {
    name: 'dead ends: moved locked tops do not uncover',
    file: DEAD_ENDS,
    text: 'leaving1 = taken1;',
    becomes: 'leaving1 = 0;',
  },
  {
    name: 'dead ends: cards that went up straight from the stock count as unplayed',
    file: DEAD_ENDS,
    text: ENDED,
    becomes: 'if (faceDown === 0 && (unlaid0 | unlaid1) === 0) {',
  },
  {
    name: 'dead ends: no end while a column is locked',
    file: DEAD_ENDS,
    text: ENDED,
    becomes: 'if (faceDown === 0 && (locked0 | locked1 | (unlaid0 & ~on0) | (unlaid1 & ~on1)) === 0) {',
    harmless:
      'with nothing face down and no stock card left all cards go up, so that spreading lifts all locked tops',
  },
];
