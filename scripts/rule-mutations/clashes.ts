// Clashes of twins in dead ends: what lets a card wait no longer, and both cards of a pair tried where it matters.
import type { Mutation } from './mutation.ts';

const CLASHES = 'games/klondike/clashes.ts';
const DEAD_ENDS = 'games/klondike/dead-ends.ts';

const RELEASED = 'return wholePairs(anyOf(on) | (bothOf(parents) >>> 2));';
const PARENTS = 'const parents = this.worryingBack ? seen | on : seen;';
const CAUSE0 = 'held0 & ranked0 & (locked0 | stocked0)';
const CAUSE1 = 'held1 & ranked1 & (locked1 | stocked1)';
const MATTERS = 'const matters = ((causes0 & waits0) | (causes1 & waits1)) !== 0;';
const MOST_TURNS = 'const MOST_TURNS = 128;';
const GOES_FIRST = 'const goesFirst = before === 0 ? pair : before;';
const GONE_BACK = 'round -= ROUND_WORDS;';

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
    text: 'let settled0 = kingPair;',
    becomes: 'let settled0 = 0;',
  },
  {
    name: 'clashes: waiting cards do not come back either',
    file: DEAD_ENDS,
    text: '(worryingBack ? on0 : 0)',
    becomes: '(worryingBack ? on0 & ~waiting0 : 0)',
    harmless:
      'a waiting card that is up opens its rank when it comes back, but so does its twin, which does not wait',
  },
  {
    name: 'clashes: waiting cards do not go up',
    file: DEAD_ENDS,
    text: 'const ready0 = (seen0 & wholePairs(may0 | open0)) | (reach0 & unlaid0);',
    becomes: 'const ready0 = ((seen0 & wholePairs(may0 | open0)) | (reach0 & unlaid0)) & ~clashes.waiting0;',
  },
  {
    name: 'clashes: both wait',
    file: CLASHES,
    text: 'this.wait(cardClass, wholePairs(pair) ^ goesFirst, round);',
    becomes: 'this.wait(cardClass, wholePairs(pair), round);',
  },
  {
    name: 'clashes: the card laid first waits',
    file: CLASHES,
    text: GOES_FIRST,
    becomes: 'const goesFirst = before === 0 ? pair : wholePairs(pair) ^ before;',
    harmless: 'a card that waits after it was laid makes fewer dead ends; its twin is tried as well',
  },
  {
    name: 'clashes: the higher suit goes first',
    file: CLASHES,
    text: GOES_FIRST,
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
    text: CAUSE0,
    becomes: 'held0 & ranked0 & stocked0',
  },
  {
    name: 'clashes: no cause where a stock card waits',
    file: DEAD_ENDS,
    text: CAUSE0,
    becomes: 'held0 & ranked0 & locked0',
  },
  {
    name: 'clashes: no causes in the second class',
    file: DEAD_ENDS,
    text: CAUSE1,
    becomes: '0',
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
    text: CAUSE0,
    becomes: 'clashes.waiting0',
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
    text: `        words[at + WAITS] = this.turned0;
        words[at + WAITS + 1] = this.turned1;`,
    becomes: '',
  },
  {
    name: 'clashes: cards wait in the next position too',
    file: CLASHES,
    text: `    this.waiting0 = 0;
    this.waiting1 = 0;`,
    becomes: '',
  },
  {
    name: 'clashes: clashes of the last position stand in the next',
    file: CLASHES,
    text: `    this.end = 0;
    this.turns = 0;`,
    becomes: '    this.turns = 0;',
    also: { file: CLASHES, text: 'const MOST_CLASHES = 24;', becomes: 'const MOST_CLASHES = 1 << 20;' },
    harmless: 'their cards wait no more and hold nothing up',
  },
  {
    name: 'clashes: choices are not kept for the next position',
    file: CLASHES,
    text: `    this.kept0 = this.waiting0;
    this.kept1 = this.waiting1;`,
    becomes: '',
    harmless: 'both are tried',
  },
  {
    name: 'clashes: kept choices are not tried the other way',
    file: CLASHES,
    text: 'this.wait(0, rest & -rest, 0);',
    becomes: `{
      this.wait(0, rest & -rest, 0);
      this.words[this.end - WORDS + BOTH_TRIED] = 1;
    }`,
  },
  {
    name: 'clashes: released cards are kept waiting',
    file: CLASHES,
    text: 'let rest = this.kept0 & ~released0;',
    becomes: 'let rest = this.kept0;',
    harmless: 'they hold nothing up',
  },
  {
    name: 'clashes: pairs that wait clash once more',
    file: DEAD_ENDS,
    text: '~(settled0 | anyOf(waiting0))',
    becomes: '~settled0',
    harmless: 'the one that waits is laid only once it is released, and then its pair clashes no more',
  },
  {
    name: 'clashes: the parents laid in the same round do not release',
    file: DEAD_ENDS,
    text: 'this.released(seen0 | laid0, on0)',
    becomes: 'this.released(seen0, on0)',
    harmless: 'one waits until the next round',
  },
  {
    name: 'clashes: the lowest clash is followed first',
    file: DEAD_ENDS,
    text: 'highest(clash0)',
    becomes: 'clash0 & -clash0',
    harmless: 'all are followed',
  },
  {
    name: 'clashes: goes back to where the clash was met only',
    file: DEAD_ENDS,
    text: GONE_BACK,
    becomes: 'break;',
    harmless: 'what was done too early makes fewer dead ends',
  },
  {
    name: 'clashes: goes back to the start',
    file: DEAD_ENDS,
    text: 'round = clashes.round;',
    becomes: 'round = 0;',
    harmless: 'the same is spread again',
  },
  {
    name: 'clashes: a position let be is a dead end',
    file: DEAD_ENDS,
    text: 'if (clashes.isSpent()) return false;',
    becomes: 'if (clashes.isSpent()) return true;',
    also: { file: CLASHES, text: MOST_TURNS, becomes: 'const MOST_TURNS = 1;' },
  },
  {
    name: 'clashes: gone back only once',
    file: CLASHES,
    text: MOST_TURNS,
    becomes: 'const MOST_TURNS = 1;',
    harmless: 'what is not followed makes fewer dead ends',
  },
];
