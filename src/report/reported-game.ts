import type { FreecellRules } from '../deals/freecell.ts';
import type { KlondikeRules } from '../deals/klondike.ts';
import type { SpiderRules } from '../deals/spider.ts';
import { COMPARED_KLONDIKE, type ComparedGame } from '../statistics/compared-game.ts';
import { PUBLISHED_COSTS, type PublishedCost } from '../statistics/published-costs.ts';
import { COMPARED_FREECELL, COMPARED_SPIDER } from '../statistics/published-games.ts';

/** How a report speaks of a game. */
export interface ReportedGame<Rules> {
  readonly compared: ComparedGame<Rules>;
  /** Rules in few words; what is usual is left out. */
  readonly shortName: (rules: Rules) => string;
  /** What is left out of these names; null for nothing. */
  readonly leftOut: string | null;
  /** What counts as a position, and as a move. */
  readonly positions: string;
  readonly moves: string;
  readonly need: NeedWords<Rules> | null;
  /** What deciding a deal has cost others. */
  readonly costs: readonly PublishedCost[];
}

/** How the need for worrying back is told; null in a game without it. */
interface NeedWords<Rules> {
  /** What the axis counts, and which rules are marked by a star where there is no room for more. */
  readonly axis: string;
  readonly star: string;
  readonly mark: (rules: Rules) => string;
  /** Unusual rules in two words, to stand below the mark; null for usual ones. */
  readonly detail: (rules: Rules) => string | null;
  /** `at draw 3`: where, in a sentence. */
  readonly where: (rules: Rules) => string;
}

const POSITIONS = 'Positions are the distinct ones of all searches made for a deal';

const passesText = (passes: number) => (passes === 1 ? '1 pass' : `${passes} passes`);

const KLONDIKE: ReportedGame<KlondikeRules> = {
  compared: COMPARED_KLONDIKE,
  shortName: (rules) => COMPARED_KLONDIKE.words(rules).replace(', unlimited passes', ''),
  leftOut: 'Unlimited passes through the stock, unless a number is given.',
  positions: `${POSITIONS}, questions to easier rules included.`,
  moves: 'Every draw and every recycle counts as a move.',
  need: {
    axis: 'draw count',
    star: 'limited passes',
    mark: ({ draw }) => String(draw),
    detail: ({ passes }) => (passes === null ? null : passesText(passes)),
    where: ({ draw, passes }) =>
      passes === null ? `at draw ${draw}` : `at draw ${draw} with ${passesText(passes)}`,
  },
  costs: PUBLISHED_COSTS,
};

const FREECELL: ReportedGame<FreecellRules> = {
  compared: COMPARED_FREECELL,
  shortName: (rules) => COMPARED_FREECELL.words(rules).replace(', 8 columns', ''),
  leftOut: 'Eight columns, unless a number is given.',
  positions: `${POSITIONS}.`,
  moves: 'Moves are of single cards.',
  need: {
    axis: 'cells',
    star: 'fewer than 8 columns',
    mark: ({ cells }) => String(cells),
    detail: ({ columns }) => (columns === 8 ? null : `${columns} columns`),
    where: ({ cells, columns }) =>
      `with ${cells} ${cells === 1 ? 'cell' : 'cells'}${columns === 8 ? '' : ` and ${columns} columns`}`,
  },
  costs: [],
};

const SPIDER: ReportedGame<SpiderRules> = {
  compared: COMPARED_SPIDER,
  shortName: (rules) =>
    COMPARED_SPIDER.words(rules)
      .replace('PySol layout', 'PySol')
      .replace('rows dealt over empty columns', 'deal over empty'),
  leftOut: 'Rows are dealt only while no column is empty, unless "deal over empty" is named.',
  positions: `${POSITIONS}.`,
  moves: 'Moving a run counts as one move, and so does dealing a row.',
  need: null,
  costs: [],
};

export const REPORTED_GAMES = { klondike: KLONDIKE, freecell: FREECELL, spider: SPIDER } as const;
