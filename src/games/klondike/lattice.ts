import type { KlondikeRules } from '../../deals/klondike.ts';

/**
 * Whether every win under `strict` is also one under `easy`: worrying back is allowed in `easy` or not used, there are at
 * least as many passes, and the draw count divides, so that some draws of `easy` make up one of `strict`.
 */
export function isEasier(easy: KlondikeRules, strict: KlondikeRules): boolean {
  const enoughPasses = easy.passes === null || (strict.passes !== null && strict.passes <= easy.passes);
  return (easy.worryingBack || !strict.worryingBack) && enoughPasses && strict.draw % easy.draw === 0;
}

/**
 * The easiest rules with the same worrying back, which are searched fastest: what is lost under them is lost. Asking
 * those with worrying back where it is not allowed was measured to cost more than it saves.
 */
export function easiestLike(rules: KlondikeRules): KlondikeRules {
  return { draw: 1, passes: null, worryingBack: rules.worryingBack };
}
