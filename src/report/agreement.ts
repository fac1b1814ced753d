import type { AnyComparison } from '../statistics/compared-game.ts';
import { amongPublished } from './deal-sources.ts';
import { whole } from './numbers.ts';
import type { Study } from './study.ts';

/** Whether the published figures agree, in a sentence or two; null where none can be compared. */
export function agreementText({ rules, needs, sources, game }: Study): string | null {
  // An interval of which nothing is known overlaps with everything.
  const rates = rules
    .filter(({ tally }) => tally.rate !== null)
    .flatMap(({ name, published }) => published.map((each) => ({ ...each, name })));
  const shares = needs
    .filter(({ need }) => need.winnable > 0)
    .flatMap(({ where, published }) => published.map((each) => ({ ...each, name: `need ${where}` })));
  const figures = [...rates, ...shares];
  const text = agreementSentence(figures);
  const asExpected =
    game.name === 'klondike' && amongPublished(sources) && figures.every(({ agrees }) => agrees);
  return text !== null && asExpected
    ? `${text} Most of them are about these deals too, so agreement is expected.`
    : text;
}

/** A published figure beside ours, with what it is about. */
export interface NamedFigure extends Pick<AnyComparison, 'agrees' | 'interval'> {
  readonly name: string;
}

/** How many published figures agree, and which do not; null without any. */
export function agreementSentence(figures: readonly NamedFigure[]): string | null {
  if (figures.length === 0) return null;
  const apart = figures.filter(({ agrees }) => agrees !== true);
  if (apart.length > 0)
    return `${apartText(figures.length, apart.length)}: ${namesText(apart.map(({ name }) => name))}.`;
  const alone = figures.some(({ interval }) => interval === null);
  return `${allText(figures.length)}: the 95% intervals overlap${alone ? ', or the figure lies in the one here' : ''}.`;
}

function allText(all: number): string {
  if (all === 1) return 'The one published figure agrees';
  return all === 2 ? 'Both published figures agree' : `All ${whole(all)} published figures agree`;
}

function apartText(all: number, apart: number): string {
  if (all === 1) return 'The one published figure does not agree';
  if (apart < all)
    return `${whole(apart)} of ${whole(all)} published figures ${apart === 1 ? 'does' : 'do'} not agree`;
  return all === 2
    ? 'Neither of the two published figures agrees'
    : `None of the ${whole(all)} published figures agrees`;
}

/** More than these are only counted. */
const MOST_NAMES = 4;

function namesText(names: readonly string[]): string {
  const different = [...new Set(names)];
  if (different.length <= MOST_NAMES + 1) return different.join('; ');
  return `${different.slice(0, MOST_NAMES).join('; ')}; and ${whole(different.length - MOST_NAMES)} more`;
}
