import type { FreecellPosition, FreecellRules } from '../deals/freecell.ts';
import { FREECELL } from '../deals/games/freecell.ts';
import { KLONDIKE } from '../deals/games/klondike.ts';
import { SPIDER } from '../deals/games/spider.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import type { SpiderPosition, SpiderRules } from '../deals/spider.ts';
import { FREECELL_PRESETS } from './freecell/rules.ts';
import { rulesPage as freecellPage } from './freecell/rules-page.ts';
import { solveFreecellCorners } from './freecell/solve.ts';
import { withSupermoves } from './freecell/supermoves.ts';
import type { Game } from './game.ts';
import { KLONDIKE_PRESETS } from './klondike/rules.ts';
import { rulesPage as klondikePage } from './klondike/rules-page.ts';
import { solveKlondikeCorners } from './klondike/solve.ts';
import { SPIDER_PRESETS } from './spider/rules.ts';
import { rulesPage as spiderPage } from './spider/rules-page.ts';
import { solveSpider } from './spider/solve.ts';

/** Klondike for every command. */
export const klondike: Game<KlondikePosition, KlondikeRules> = {
  dealt: KLONDIKE,
  presets: KLONDIKE_PRESETS,
  page: klondikePage,
  solve: solveKlondikeCorners,
};

/** FreeCell for every command. */
export const freecell: Game<FreecellPosition, FreecellRules> = {
  dealt: FREECELL,
  presets: FREECELL_PRESETS,
  page: freecellPage,
  solve: solveFreecellCorners,
  grouped: withSupermoves,
};

/** Spider for every command. */
export const spider: Game<SpiderPosition, SpiderRules> = {
  dealt: SPIDER,
  presets: SPIDER_PRESETS,
  page: spiderPage,
  solve: (position, rules, limits) => rules.map((one) => solveSpider(position, one, limits)),
};
