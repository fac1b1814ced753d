import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPosition } from '../../src/deals/check-position.ts';
import { checkUnderRules } from '../../src/deals/check-rules.ts';
import { dealKlondike, type KlondikePosition } from '../../src/deals/klondike.ts';
import { wayBackFault } from '../../src/deals/way-back.ts';
import { cards } from '../reference/table.ts';
import { positionInPlay, reachedPosition } from './formats/positions.ts';

const PACK = Array.from({ length: 52 }, (_, card) => card);

/** A fresh deal in which columns have these top cards, 1 to 7, and column 7 this card under its top one. */
function dealWith(tops: string, under: string): KlondikePosition {
  const named = [...cards(tops), ...cards(under)];
  const left = PACK.toReversed().filter((card) => !named.includes(card));
  const columns = Array.from({ length: 7 }, (_, i) => [...left.splice(0, i), named[i] ?? 0]);
  columns[6]?.splice(5, 1, named[7] ?? 0);
  const kept = columns.flat();
  return {
    ...dealKlondike(PACK),
    columns,
    stock: PACK.filter((card) => !kept.includes(card)),
  };
}

/** The same with the card under the top of column 7 turned up, as it never is while that lies on it. */
const turned = (position: KlondikePosition): KlondikePosition => ({
  ...position,
  faceDown: position.faceDown.with(6, 5),
});

const FACE_UP_IN_PLACE = 'no moves lead from a deal to this position; expected one that comes up in play';

describe('a card that lies face up on the one it was dealt on', () => {
  it.each<[string, KlondikePosition]>([
    ['came by way of the other black nine', dealWith('9C 2H 4H 6H JH KH 8H', '9S')],
    ['came by way of its foundation', dealWith('9C 2H 4H 6H JH KH AH', '2S')],
  ])('%s', (_name, position) => {
    expect(wayBackFault(position)).toBeNull();
    expect(wayBackFault(turned(position))).toBeNull();
  });

  it('cannot have left it when nothing takes it', () => {
    const position = dealWith('7C 2H 4H 6H JH KH 8H', '9S');
    expect([position, turned(position)].map(checkPosition)).toEqual([null, null]);
    expect(wayBackFault(position)).toBeNull();
    expect(wayBackFault(turned(position))).toEqual({ reason: FACE_UP_IN_PLACE, card: null });
  });

  it('can lie there when it is a card of the stock', () => {
    const position = turned(dealWith('7C 2H 4H 6H JH KH 8H', '9S'));
    const [ace = 0] = cards('AD');
    const { stock } = position;
    expect(stock).toContain(ace);
    const played = { ...position, stock: stock.filter((card) => card !== ace), foundations: [0, 1, 0, 0] };
    expect(wayBackFault(played)).toBeNull();
  });
});

it('a position that a game reached is never refused, by the rules it was played by or any', () => {
  fc.assert(
    fc.property(reachedPosition, ({ position, rules }) => {
      const faults = [
        checkPosition(position),
        checkUnderRules(position, rules),
        checkUnderRules(position, { ...rules, passes: null }),
        wayBackFault(position),
      ];
      expect(faults).toEqual([null, null, null, null]);
    }),
    { numRuns: 500 },
  );
});

it('a position with cards enough played has a way back, however it was put together', () => {
  fc.assert(
    fc.property(positionInPlay, (position) => {
      fc.pre(position.foundations.every((height) => height > 1) && position.stock.length < 12);
      expect(wayBackFault(position)).toBeNull();
    }),
    { numRuns: 50 },
  );
});

it('small decks are not looked at', () => {
  const small = dealKlondike(
    PACK.filter((card) => card % 13 < 4),
    4,
  );
  expect(wayBackFault({ ...small, faceDown: [0, 0, 0, 0] })).toBeNull();
});
