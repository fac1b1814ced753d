import type { KlondikeRules } from '../../deals/klondike.ts';

/**
 * Whether every win under `strict` is also one under `easy`: worrying back is allowed in `easy` or not used, there are at
 * least as many passes, and the draw count divides, so that some draws of `easy` make up one of `strict`.
 */
export function isEasier(easy: KlondikeRules, strict: KlondikeRules): boolean {
  const enoughPasses = easy.passes === null || (strict.passes !== null && strict.passes <= easy.passes);
  return (easy.worryingBack || !strict.worryingBack) && enoughPasses && strict.draw % easy.draw === 0;
}

/** Whether the cards of the stock can be taken in any order: all are in reach, and stay so. */
export function takesAnyOrder({ draw, passes }: KlondikeRules): boolean {
  return draw === 1 && passes === null;
}

/** The strictest rules that a win under `rules` proves the deal winnable by: without worrying back where it does without. */
export function provedBy(rules: KlondikeRules, worriesBack: boolean): KlondikeRules {
  return worriesBack ? rules : { ...rules, worryingBack: false };
}

/**
 * The rules that a search under `rules` asks about its positions, since what is lost under easier rules is lost; null for
 * the easiest of all. Draw 1 with unlimited passes is searched fastest: it is asked with the same worrying back, and
 * with worrying back it is asked by draw 1 without.
 */
export function rulesToAsk(rules: KlondikeRules): KlondikeRules | null {
  const easiest = takesAnyOrder(rules);
  if (easiest && rules.worryingBack) return null;
  return { draw: 1, passes: null, worryingBack: easiest || rules.worryingBack };
}

/**
 * Whether a search under `rules` asks first whether the position is lost even with the stock loosened (loose.ts). With
 * limited passes that hardly ever is so where draw 1 knows no better.
 */
export function asksLoosened({ draw, passes }: KlondikeRules): boolean {
  return draw > 1 && passes === null;
}
