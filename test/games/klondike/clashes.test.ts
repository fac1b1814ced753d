import { describe, expect, it } from 'vitest';
import type { KlondikeRules } from '../../../src/deals/klondike.ts';
import { Clashes } from '../../../src/games/klondike/clashes.ts';
import { rules, table } from '../../reference/table.ts';
import { isDeadEnd } from './dead-end-at.ts';

/** Both cards of the pair whose lower bit is given, and each of them. */
const TWOS = 1 << 2;
const FIRST_TWO = 1 << 2;
const SECOND_TWO = 1 << 3;
const FIVES = 1 << 8;
const FIRST_FIVE = 1 << 8;
const SECOND_FIVE = 1 << 9;

/** What waits, by class. */
function waiting({ waiting0, waiting1 }: Clashes): readonly [number, number] {
  return [waiting0, waiting1];
}

describe('one of two twins waits', () => {
  it.each([
    ['the second one when neither was laid', TWOS, 0, SECOND_TWO],
    ['the one not laid before', TWOS, SECOND_TWO | FIRST_FIVE, FIRST_TWO],
    ['the one not laid before, of any pair', FIVES, FIRST_TWO | FIRST_FIVE, SECOND_FIVE],
  ])('%s', (_name, pair, laid, expected) => {
    for (const cardClass of [0, 1]) {
      const clashes = new Clashes();
      clashes.add(cardClass, pair, laid, 0);
      expect(waiting(clashes)).toEqual(cardClass === 0 ? [expected, 0] : [0, expected]);
    }
  });

  it('then the other, then none', () => {
    const clashes = new Clashes();
    clashes.add(1, TWOS, 0, 0);
    expect(clashes.goBack(0, SECOND_TWO)).toBe(true);
    expect(waiting(clashes)).toEqual([0, FIRST_TWO]);
    expect(clashes.goBack(0, FIRST_TWO)).toBe(false);
    expect(waiting(clashes)).toEqual([0, 0]);
  });

  it('the other is not tried where the waiting card held nothing up', () => {
    const clashes = new Clashes();
    clashes.add(0, TWOS, 0, 0);
    expect(clashes.goBack(0, SECOND_TWO)).toBe(false);
  });

  it('nor where it holds nothing up in its turn', () => {
    const clashes = new Clashes();
    clashes.add(0, FIVES, 0, 0);
    clashes.add(0, TWOS, 0, 0);
    expect(clashes.goBack(SECOND_TWO | SECOND_FIVE, 0)).toBe(true);
    expect(waiting(clashes)).toEqual([SECOND_FIVE | FIRST_TWO, 0]);
    // A dead end whatever waits: the causes of the first try no longer matter.
    expect(clashes.goBack(0, 0)).toBe(false);
  });

  it('goes back to the clash that had to do with it', () => {
    const clashes = new Clashes();
    clashes.add(0, FIVES, 0, 0);
    clashes.add(1, TWOS, 0, 0);
    expect(clashes.goBack(SECOND_FIVE, 0)).toBe(true);
    expect(waiting(clashes)).toEqual([FIRST_FIVE, 0]);
  });

  it('remembers what the first try had to do with when the second one ends', () => {
    const clashes = new Clashes();
    clashes.add(0, FIVES, 0, 0);
    clashes.add(1, TWOS, 0, 0);
    expect(clashes.goBack(SECOND_FIVE, SECOND_TWO)).toBe(true);
    expect(waiting(clashes)).toEqual([SECOND_FIVE, FIRST_TWO]);
    expect(clashes.goBack(0, FIRST_TWO)).toBe(true);
    expect(waiting(clashes)).toEqual([FIRST_FIVE, 0]);
    expect(clashes.goBack(FIRST_FIVE, 0)).toBe(false);
  });

  it('and what the second one had to do with', () => {
    const clashes = new Clashes();
    clashes.add(0, FIVES, 0, 0);
    clashes.add(1, TWOS, 0, 0);
    expect(clashes.goBack(0, SECOND_TWO)).toBe(true);
    expect(clashes.goBack(SECOND_FIVE, FIRST_TWO)).toBe(true);
    expect(waiting(clashes)).toEqual([FIRST_FIVE, 0]);
  });

  it('is spent after going back 128 times, until the next position', () => {
    const clashes = new Clashes();
    for (let turn = 0; turn < 128; turn++) {
      expect(clashes.isSpent()).toBe(false);
      clashes.add(0, TWOS, 0, 0);
      expect(clashes.goBack(SECOND_TWO, 0)).toBe(true);
      expect(clashes.goBack(FIRST_TWO, 0)).toBe(false);
    }
    expect(clashes.isSpent()).toBe(true);
    clashes.begin(0, 0);
    expect(clashes.isSpent()).toBe(false);
  });

  it('tells the round a clash was met in, and the card that waits now', () => {
    const clashes = new Clashes();
    clashes.add(1, FIVES, 0, 17);
    clashes.add(0, TWOS, 0, 34);
    expect(clashes.goBack(SECOND_TWO, SECOND_FIVE)).toBe(true);
    expect([clashes.round, clashes.turned0, clashes.turned1]).toEqual([34, FIRST_TWO, 0]);
    expect(clashes.goBack(FIRST_TWO, 0)).toBe(true);
    expect([clashes.round, clashes.turned0, clashes.turned1]).toEqual([17, 0, FIRST_FIVE]);
  });

  it('keeps its choices for the next position, but for released cards', () => {
    const clashes = new Clashes();
    clashes.add(0, FIVES, SECOND_FIVE, 17);
    clashes.add(0, TWOS, 0, 17);
    clashes.add(1, TWOS, 0, 34);
    clashes.keep();
    clashes.begin(FIVES | SECOND_FIVE, 0);
    expect(waiting(clashes)).toEqual([SECOND_TWO, SECOND_TWO]);
    expect(clashes.goBack(SECOND_TWO, 0)).toBe(true);
    expect([clashes.round, ...waiting(clashes)]).toEqual([0, FIRST_TWO, 0]);
    // Choices of a dead end are not kept.
    clashes.begin(0, 0);
    expect(waiting(clashes)).toEqual([FIRST_FIVE | SECOND_TWO, SECOND_TWO]);
    clashes.clear();
    expect(waiting(clashes)).toEqual([0, 0]);
    clashes.begin(0, 0);
    expect(waiting(clashes)).toEqual([0, 0]);
  });

  it('goes back no further on than spreading went for another clash', () => {
    const clashes = new Clashes();
    clashes.add(0, FIVES, 0, 51);
    clashes.add(1, TWOS, 0, 68);
    expect(clashes.goBack(SECOND_FIVE, SECOND_TWO)).toBe(true);
    expect(clashes.round).toBe(68);
    clashes.wentTo(17);
    expect(clashes.goBack(0, FIRST_TWO)).toBe(true);
    expect([clashes.round, clashes.turned0]).toEqual([17, FIRST_FIVE]);
  });

  it('tries both again after an earlier position', () => {
    const clashes = new Clashes();
    clashes.add(0, TWOS, 0, 0);
    expect(clashes.goBack(SECOND_TWO, 0)).toBe(true);
    clashes.clear();
    clashes.add(0, TWOS, 0, 0);
    expect(clashes.goBack(SECOND_TWO, 0)).toBe(true);
  });
});

type Drawn = Parameters<typeof table>[0];
type Case = readonly [name: string, drawn: Drawn, changed: Partial<KlondikeRules>, isDead: boolean];

describe('two red fives for one black six', () => {
  const locked = '<6C> <2S> <QH> 5H';
  const other = '<KS> 5D';
  const dead = { columns: [locked, other, '6S'], foundations: [1, 1, 1, 1] };
  it.each<Case>([
    ['what needs both of them moved', dead, {}, true],
    ['what one of them uncovers', { ...dead, columns: [locked, '<6D> 5D', '6S', 'KS'] }, {}, false],
    [
      'the other six in another column',
      { ...dead, columns: [locked.slice(5), other, '6S', '6C'] },
      {},
      false,
    ],
    ['it turns up', { ...dead, columns: ['<2S> <QH> <6C> 5H', other, '6S', '7D'] }, {}, false],
    [
      'it is laid from the stock',
      { ...dead, columns: [locked.slice(5), other, '6S', '7D'], stock: '6C' },
      {},
      false,
    ],
    [
      'it goes up from the stock',
      { ...dead, columns: [locked.slice(5), other, '6S'], stock: '6C', foundations: [5, 1, 1, 1] },
      { worryingBack: false },
      true,
    ],
    [
      'it comes back',
      { columns: [locked.slice(5), other, '6S', '7D'], foundations: [6, 1, 1, 1] },
      {},
      false,
    ],
    [
      'it does not without worrying back',
      { columns: [locked.slice(5), other, '6S', '7D'], foundations: [6, 1, 1, 1] },
      { worryingBack: false },
      true,
    ],
    ['one of them goes up', { ...dead, foundations: [1, 4, 1, 1] }, {}, false],
    ['the first goes up', { ...dead, foundations: [1, 1, 4, 1] }, {}, false],
    [
      'one of them waits in the stock',
      { columns: [locked, '6S', ''], stock: 'KS 5D', foundations: [1, 1, 1, 1] },
      { draw: 2 },
      true,
    ],
  ])('%s', (_name, drawn, changed, isDead) => {
    expect(isDeadEnd(table(drawn), rules(changed))).toBe(isDead);
    // Without clashes none of them is seen to be dead.
    expect(isDeadEnd(table(drawn), rules(changed), false)).toBe(false);
  });
});

describe('kings', () => {
  it('do not wait for one another', () => {
    const drawn = { columns: ['<2H> KH', '<2D> KD', ''], foundations: [1, 1, 1, 1] };
    expect(isDeadEnd(table(drawn), rules())).toBe(false);
  });
});
