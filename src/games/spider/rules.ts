import type { SpiderRules } from '../../deals/spider.ts';

/** Named sets of rules; the first is the default. */
export const SPIDER_PRESETS = {
  'four-suits': { suits: 4, dealOverEmpty: false, layout: 'standard' },
  'two-suits': { suits: 2, dealOverEmpty: false, layout: 'standard' },
  'one-suit': { suits: 1, dealOverEmpty: false, layout: 'standard' },
} as const satisfies Record<string, SpiderRules>;
