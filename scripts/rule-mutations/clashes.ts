// Clashes of twins in dead ends: what lets a card wait no longer, and both cards of a pair tried where it matters.
import type { Mutation } from './mutation.ts';

const CLASHES = 'games/klondike/clashes.ts';
const DEAD_ENDS = 'games/klondike/dead-ends.ts';

const RELEASED = 'return wholePairs(anyOf(on) | (bothOf(parents) >>> 2));';
const PARENTS = 'const parents = this.worryingBack ? seen | on : seen;';
const HELD0 = 'this.held0 = waiting0 & ~placed0 & ranked0 & (locked0 | stocked0);';
const HELD1 = 'this.held1 = waiting1 & ~placed1 & ranked1 & (locked1 | stocked1);';
const MATTERS = 'const matters = ((causes0 & waits0) | (causes1 & waits1)) !== 0;';
const MOST = 'const MOST_CLASHES = 8;';

export const CLASHES_MUTATIONS: readonly Mutation[] = [
  {
    name: 'clashes: released by their parents only',
    file: DEAD_ENDS,
    text: RELEASED,
    becomes: 'return wholePairs((on & 0) | (bothOf(parents) >>> 2));',
  },
  {
    name: 'clashes: released by going up only',
    file: DEAD_ENDS,
    text: RELEASED,
    becomes: 'return wholePairs(anyOf(on) | (bothOf(parents) & 0));',
  },
  {
    name: 'clashes: released when both went up',
    file: DEAD_ENDS,
    text: RELEASED,
    becomes: 'return wholePairs(bothOf(on) | (bothOf(parents) >>> 2));',
  },
  {
    name: 'clashes: parents on foundations do not count',
    file: DEAD_ENDS,
    text: PARENTS,
    becomes: 'const parents = seen;',
  },
  {
    name: 'clashes: parents on foundations count without worrying back too',
    file: DEAD_ENDS,
    text: PARENTS,
    becomes: 'const parents = seen | on;',
    harmless: 'a card that waits less makes fewer dead ends',
  },
  {
    name: 'clashes: one parent is enough',
    file: DEAD_ENDS,
    text: RELEASED,
    becomes: 'return wholePairs(anyOf(on) | (anyOf(parents) >>> 2));',
    harmless: 'a card that waits less makes fewer dead ends',
  },
  {
    name: 'clashes: kings wait too',
    file: DEAD_ENDS,
    text: 'let settled0 = kingPair | anyOf(clashes.waiting0);',
    becomes: 'let settled0 = anyOf(clashes.waiting0);',
  },
  {
    name: 'clashes: a pair of which one waits clashes again',
    file: DEAD_ENDS,
    text: 'let settled0 = kingPair | anyOf(clashes.waiting0);',
    becomes: 'let settled0 = kingPair;',
    harmless: 'the one that waits is laid only once it is released, and then its pair clashes no more',
  },
  {
    name: 'clashes: waiting cards do not come back either',
    file: DEAD_ENDS,
    text: 'const may0 = worryingBack ? openByPlacements(open0, on0, 0) : open0;',
    becomes: 'const may0 = worryingBack ? openByPlacements(open0, on0 & ~clashes.waiting0, 0) : open0;',
    harmless:
      'a waiting card that is up opens its rank when it comes back, but so does its twin, which does not wait',
  },
  {
    name: 'clashes: waiting cards do not go up',
    file: DEAD_ENDS,
    text: 'const up0 = next0 & ((seen0 & wholePairs(may0)) | stocked0);',
    becomes: 'const up0 = next0 & ~waiting0 & ((seen0 & wholePairs(may0)) | stocked0);',
  },
  {
    name: 'clashes: both wait',
    file: CLASHES,
    text: 'const waits = wholePairs(pair) ^ goesFirst;',
    becomes: 'const waits = wholePairs(pair);',
  },
  {
    name: 'clashes: the card laid first waits',
    file: CLASHES,
    text: 'const goesFirst = before === 0 ? pair : before;',
    becomes: 'const goesFirst = before === 0 ? pair : wholePairs(pair) ^ before;',
    harmless: 'a card that waits after it was laid makes fewer dead ends; its twin is tried as well',
  },
  {
    name: 'clashes: the higher suit goes first',
    file: CLASHES,
    text: 'const goesFirst = before === 0 ? pair : before;',
    becomes: 'const goesFirst = before === 0 ? pair << 1 : before;',
    harmless: 'both are tried',
  },
  {
    name: 'clashes: only one of two twins waits',
    file: CLASHES,
    text: 'if (matters && words[at + BOTH_TRIED] === 0) {',
    becomes: 'if (matters && words[at + BOTH_TRIED] === -1) {',
  },
  {
    name: 'clashes: both tried stands from an earlier clash',
    file: CLASHES,
    text: 'words[end + BOTH_TRIED] = 0;',
    becomes: '',
  },
  {
    name: 'clashes: no cause where a locked top waits',
    file: DEAD_ENDS,
    text: HELD0,
    becomes: 'this.held0 = waiting0 & ~placed0 & ranked0 & stocked0;',
  },
  {
    name: 'clashes: no cause where a stock card waits',
    file: DEAD_ENDS,
    text: HELD0,
    becomes: 'this.held0 = waiting0 & ~placed0 & ranked0 & locked0;',
  },
  {
    name: 'clashes: no causes in the second class',
    file: DEAD_ENDS,
    text: HELD1,
    becomes: 'this.held1 = 0;',
  },
  {
    name: 'clashes: causes of the second class do not matter',
    file: CLASHES,
    text: MATTERS,
    becomes: 'const matters = (causes0 & waits0) !== 0;',
  },
  {
    name: 'clashes: everything that waits is a cause',
    file: DEAD_ENDS,
    text: HELD0,
    becomes: 'this.held0 = waiting0;',
    harmless: 'with more causes more is tried',
  },
  {
    name: 'clashes: every clash matters',
    file: CLASHES,
    text: MATTERS,
    becomes: 'const matters = true;',
    harmless: 'more is tried, with the same end',
  },
  {
    name: 'clashes: causes stay behind',
    file: CLASHES,
    text: `      if (matters) {
        causes0 &= ~waits0;
        causes1 &= ~waits1;
      }`,
    becomes: '',
    harmless: 'a card waits in one clash only: no other asks for it',
  },
  {
    name: 'clashes: causes of the first try are not joined',
    file: CLASHES,
    text: `        causes0 |= words[at + CAUSE]!;
        causes1 |= words[at + CAUSE + 1]!;`,
    becomes: '',
  },
  {
    name: 'clashes: causes of the second try are not joined',
    file: CLASHES,
    text: `        causes0 |= words[at + CAUSE]!;
        causes1 |= words[at + CAUSE + 1]!;`,
    becomes: `        causes0 = words[at + CAUSE]!;
        causes1 = words[at + CAUSE + 1]!;`,
  },
  {
    name: 'clashes: the first card goes on waiting',
    file: CLASHES,
    text: 'this.waiting0 &= ~waits0;',
    becomes: '',
  },
  {
    name: 'clashes: the twin that waits is not noted',
    file: CLASHES,
    text: `        words[at + WAITS] = twin0;
        words[at + WAITS + 1] = twin1;`,
    becomes: '',
  },
  {
    name: 'clashes: cards wait in the next position too',
    file: CLASHES,
    text: `  clear(): void {
    this.waiting0 = 0;
    this.waiting1 = 0;`,
    becomes: '  clear(): void {',
  },
  {
    name: 'clashes: only one followed',
    file: CLASHES,
    text: MOST,
    becomes: 'const MOST_CLASHES = 1;',
    harmless: 'what is not followed makes fewer dead ends',
  },
];
