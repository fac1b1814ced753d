import fc from 'fast-check';
import { checkSpiderPosition } from '../../../../src/deals/check-spider.ts';
import {
  dealFreecell,
  type FreecellPosition,
  type FreecellRules,
  freecellDealingOrder,
} from '../../../../src/deals/freecell.ts';
import { dealSpider, type SpiderRules, withSuits } from '../../../../src/deals/spider.ts';
import { applyFreecellMove, legalFreecellMoves } from '../../../../src/reference/freecell.ts';
import { applySpiderMove, legalSpiderMoves } from '../../../../src/reference/spider.ts';

const packOf = (packs: number) =>
  fc.shuffledSubarray(
    Array.from({ length: packs * 52 }, (_, card) => card % 52),
    { minLength: packs * 52, maxLength: packs * 52 },
  );

const picks = fc.array(fc.nat(1000), { maxLength: 60 });

const freecellRules = fc.record<FreecellRules>({
  cells: fc.integer({ min: 0, max: 6 }),
  columns: fc.integer({ min: 4, max: 8 }),
  worryingBack: fc.boolean(),
});

/** Fresh FreeCell deals by some rules, those that play on the referee reached, and those near the end of a game. */
export function freecellBy(rules: fc.Arbitrary<FreecellRules>) {
  return fc.oneof(freshFreecell(rules), reachedFreecell(rules), lateFreecell(rules));
}

/** FreeCell positions by any rules. */
export const anyFreecell = freecellBy(freecellRules);

interface Ruled {
  readonly rules: FreecellRules;
  readonly position: FreecellPosition;
}

function freshFreecell(by: fc.Arbitrary<FreecellRules>): fc.Arbitrary<Ruled> {
  const deal = (order: number[], rules: FreecellRules) => dealFreecell(order, rules.columns, rules.cells);
  return fc.tuple(packOf(1), by).map(([order, rules]) => ({ rules, position: deal(order, rules) }));
}

/** Moves to foundations are played more often than others. */
function reachedFreecell(by: fc.Arbitrary<FreecellRules>): fc.Arbitrary<Ruled> {
  return fc.tuple(freshFreecell(by), picks).map(([{ rules, position }, chosen]) => {
    let state = position;
    for (const pick of chosen) {
      const legal = legalFreecellMoves(state, rules);
      const upward = legal.filter(({ kind }) => kind.endsWith('to-foundation'));
      const moves = pick % 4 > 0 && upward.length > 0 ? upward : legal;
      const move = moves[pick % moves.length];
      if (move === undefined) break;
      const applied = applyFreecellMove(state, rules, move);
      if (!applied.ok) throw new Error(applied.reason);
      state = applied.state;
    }
    return { rules, position: state };
  });
}

/** Cards and cells as they come, all others on the foundations. */
function lateFreecell(by: fc.Arbitrary<FreecellRules>): fc.Arbitrary<Ruled> {
  const heights = fc.array(fc.nat(13), { minLength: 4, maxLength: 4 });
  return fc
    .tuple(packOf(1), by, heights, fc.nat(1000))
    .map(([order, rules, foundations, seed]) => {
      const left = order.filter((card) => card % 13 >= (foundations[Math.floor(card / 13)] ?? 0));
      const cells = Array.from({ length: rules.cells }, (_, at) =>
        (seed >> at) % 2 > 0 ? (left.pop() ?? null) : null,
      );
      const columns = Array.from({ length: rules.columns }, (_, column) =>
        left.filter((card) => (card * 7 + seed) % rules.columns === column),
      );
      return { rules, position: { ranks: 13, columns, cells, foundations } };
    })
    .filter(({ position }) => freecellDealingOrder(position) === null);
}

/** A fresh Spider deal with its rules. */
const freshSpider = fc
  .tuple(
    packOf(2),
    fc.record<SpiderRules>({
      suits: fc.constantFrom(1, 2, 4),
      dealOverEmpty: fc.boolean(),
      layout: fc.constantFrom('standard', 'pysol'),
    }),
  )
  .map(([order, rules]) => ({
    rules,
    position: dealSpider(
      order.map((card) => withSuits(card, rules.suits)),
      rules.layout,
    ),
  }));

/** A Spider position that play on the referee reached, longer runs of one suit before others. */
const reachedSpider = fc.tuple(freshSpider, picks).map(([{ rules, position }, chosen]) => {
  let state = position;
  for (const pick of chosen) {
    const legal = legalSpiderMoves(state, rules);
    const onSuit = legal.filter((move) => {
      const below = move.kind === 'run' ? state.columns[move.to]?.at(-1) : undefined;
      return move.kind === 'run' && below === move.card + 1;
    });
    const moves = pick % 8 > 0 && onSuit.length > 0 ? onSuit : legal;
    const move = moves[pick % moves.length];
    if (move === undefined) break;
    const applied = applySpiderMove(state, rules, move);
    if (!applied.ok) throw new Error(applied.reason);
    state = applied.state;
  }
  return { rules, position: state };
});

/** A Spider position in which complete runs left the table: those of the first cards, the others as they come. */
const lateSpider = fc
  .tuple(freshSpider, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 5 }))
  .map(([{ rules, position }, runs, rows]) => {
    const suits = rules.suits === 1 ? [3] : rules.suits === 2 ? [2, 3] : [0, 1, 2, 3];
    const gone = Array.from({ length: runs }, (_, run) => suits[run % suits.length] ?? 0);
    const left = [...position.columns.flat(), ...position.stock];
    for (const suit of gone) {
      for (let rank = 0; rank < 13; rank++) left.splice(left.indexOf(suit * 13 + rank), 1);
    }
    const stock = left.splice(0, Math.min(rows, Math.floor(left.length / 10)) * 10);
    const columns = Array.from({ length: 10 }, (_, at) => left.filter((_card, i) => (i * 3) % 10 === at));
    return {
      rules,
      position: {
        ranks: 13,
        columns,
        faceDown: columns.map(({ length }, at) => Math.min(Math.max(length - 1, 0), at % 6)),
        stock,
        completed: [0, 1, 2, 3].map((suit) => gone.filter((each) => each === suit).length),
      },
    };
  });

/** Sound Spider positions: fresh deals, those that play on the referee reached, and those near the end of a game. */
export const anySpider = fc
  .oneof(freshSpider, reachedSpider, lateSpider)
  .filter(({ position }) => checkSpiderPosition(position) === null);
