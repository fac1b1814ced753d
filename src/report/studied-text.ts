import { sourcesText } from './deal-sources.ts';
import { whole } from './numbers.ts';
import type { Study } from './study.ts';

/**
 * The deals of a study in words: `solvitaire seeds 1 to 50,000`, with `, 10,000 or more under each set of rules` where not all
 * were decided under each.
 */
export function studiedText({ sources, rules, deals }: Pick<Study, 'sources' | 'rules' | 'deals'>): string {
  const fewest = Math.min(...rules.map(({ tally }) => tally.deals));
  const text = sourcesText(sources);
  return fewest >= deals ? text : `${text}, ${whole(fewest)} or more under each set of rules`;
}
