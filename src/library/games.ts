import { judgingWritten, readWrittenMove } from '../advice/asked-move.ts';
import { type Deciding, decideNow } from '../advice/deciding.ts';
import { judgingEachMove } from '../advice/each-move.ts';
import { gameDealsFrom } from '../deals/deals-from.ts';
import type { FormatName } from '../deals/formats/format.ts';
import type { FreecellPosition, FreecellRules } from '../deals/freecell.ts';
import type { SpiderPosition, SpiderRules } from '../deals/spider.ts';
import * as registry from '../games/registry.ts';
import type { Limits } from '../search/limits.ts';
import type { SearchResult } from '../search/verdict.ts';
import { checkedLimits, checkedMoves, seedText, shown } from '../solve/arguments.ts';
import { matchOf } from '../solve/find-deals.ts';
import { solveRefereed } from '../solve/games.ts';
import { DEFAULT_LIMITS } from '../solve/solve.ts';
import { playWritten, winFault } from '../verify/referee.ts';
import { freecellReferee, spiderReferee } from '../verify/referees.ts';
import { type CheckedGame, positionIn, type Ruled, ruledIn, rulesIn, shuffleIn } from './arguments.ts';
import type { GameLibrary } from './game-library.ts';

/** FreeCell: {@link GameLibrary}. The default shuffle is `microsoft`, whose seeds are the Microsoft deal numbers. */
export const freecell: GameLibrary<FreecellPosition, FreecellRules> = libraryOf({
  game: { ...registry.freecell, referee: freecellReferee },
  lists: ['columns', 'cells', 'foundations'],
});

/** Spider: {@link GameLibrary}. The default rules are four suits. */
export const spider: GameLibrary<SpiderPosition, SpiderRules> = libraryOf({
  game: { ...registry.spider, referee: spiderReferee },
  lists: ['columns', 'faceDown', 'stock', 'completed'],
});

function libraryOf<Position, Rules>(checked: CheckedGame<Position, Rules>): GameLibrary<Position, Rules> {
  const { game } = checked;
  const { dealt, referee } = game;
  const [usualShuffle] = dealt.shuffles;

  const solveRuled = ({ position, rules }: Ruled<Position, Rules>, limits: Limits): SearchResult => {
    const [result] = solveRefereed(game, position, [rules], limits);
    if (result === undefined) throw new Error('one set of rules gives one result');
    return result;
  };
  const advised = <T>(advice: Deciding<T, Position>, rules: Rules, limits: Partial<Limits>): T => {
    const full = checkedLimits(limits, DEFAULT_LIMITS);
    return decideNow(advice, (position) => solveRuled({ position, rules }, full));
  };

  return {
    presets: game.presets,
    shuffles: dealt.shuffles,
    formats: dealt.formats,
    deal(seed, shuffle = usualShuffle, rules = {}) {
      const name = shuffleIn(dealt, shuffle);
      const full = rulesIn(checked, rules);
      const checkedSeed = dealt.checkedSeed(name, seedText(seed));
      const position = dealt.deal(name, checkedSeed, full);
      return { game: dealt.name, shuffle: name, seed: checkedSeed, position };
    },
    parse(text, format, name = 'text', rules = {}) {
      if (typeof text !== 'string') throw new TypeError(`expected the text of deals, got ${shown(text)}`);
      if (format !== undefined) checkFormat(dealt.formats, format);
      return dealt.read(text, name, format, rulesIn(checked, rules));
    },
    print(deal, format) {
      checkFormat(dealt.formats, format);
      return dealt.print(positionIn(checked, deal), format);
    },
    solve(deal, rules = {}, limits = {}) {
      return solveRuled(ruledIn(checked, deal, rules), checkedLimits(limits, DEFAULT_LIMITS));
    },
    judgeMoves(deal, rules = {}, limits = {}) {
      const ruled = ruledIn(checked, deal, rules);
      const before = solveRuled(ruled, checkedLimits(limits, DEFAULT_LIMITS));
      return advised(judgingEachMove(referee, ruled.position, ruled.rules, before), ruled.rules, limits);
    },
    judgeMove(deal, move, rules = {}, limits = {}) {
      const ruled = ruledIn(checked, deal, rules);
      const written = readWrittenMove(referee, moveIn(move));
      return advised(judgingWritten(referee, ruled.position, ruled.rules, written), ruled.rules, limits);
    },
    nextDeal(seed, verdict, { shuffle = usualShuffle, rules = {}, limits = {} } = {}) {
      if (verdict !== 'winnable' && verdict !== 'unwinnable') {
        throw new RangeError(`verdict ${shown(verdict)}: expected winnable or unwinnable`);
      }
      const full = rulesIn(checked, rules);
      const fullLimits = checkedLimits(limits, DEFAULT_LIMITS);
      const skipped: string[] = [];
      for (const deal of gameDealsFrom(dealt, shuffleIn(dealt, shuffle), seedText(seed), full)) {
        const match = matchOf([solveRuled({ position: deal.position, rules: full }, fullLimits)], verdict);
        if (match === 'found') return { deal, skipped };
        if (match === 'unknown') skipped.push(deal.seed);
      }
      return { deal: null, skipped };
    },
    legalMoves(deal, rules = {}) {
      const ruled = ruledIn(checked, deal, rules);
      return referee.legalMoves(ruled.position, ruled.rules).map(({ text }) => text);
    },
    play(deal, move, rules = {}) {
      const ruled = ruledIn(checked, deal, rules);
      return referee.play(ruled.position, ruled.rules, moveIn(move));
    },
    verify(deal, rules, moves) {
      const ruled = ruledIn(checked, deal, rules);
      const texts = checkedMoves(moves);
      const fault = winFault(referee, ruled.position, ruled.rules, texts);
      if (fault !== null) return { ok: false, ...fault };
      return { ok: true, finalState: playWritten(referee, ruled.position, ruled.rules, texts).end };
    },
    withSupermoves(deal, moves) {
      const position = positionIn(checked, deal);
      return game.grouped?.(position, checkedMoves(moves)) ?? [...checkedMoves(moves)];
    },
  };
}

function checkFormat(formats: readonly FormatName[], format: FormatName): void {
  if (formats.includes(format)) return;
  throw new TypeError(`format ${shown(format)}: expected one of: ${formats.join(', ')}`);
}

function moveIn(move: string): string {
  if (typeof move === 'string') return move;
  throw new TypeError(`move: expected a text such as '7H 5>3', got ${shown(move)}`);
}
