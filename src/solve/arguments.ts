import type { Deal } from '../deals/deal.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { KLONDIKE_PRESETS, type KlondikePresetName } from '../games/klondike/rules.ts';
import type { Limits } from '../search/limits.ts';

/*
 * The types say what the library takes; plain JavaScript does not read them, and a wrong argument must not become a
 * wrong verdict.
 */

const MAX_DRAW = 24;
const RULES = ['draw', 'passes', 'worryingBack'] as const satisfies (keyof KlondikeRules)[];
const LIMITS = ['maxStates', 'maxMemoryBytes', 'interrupted'] as const satisfies (keyof Limits)[];
const LISTS = ['columns', 'faceDown', 'foundations', 'stock', 'waste'] as const;

/**
 * The position of a deal, or the position itself.
 * @throws TypeError when it is neither, saying how to get one.
 */
export function checkedPosition(deal: Deal | KlondikePosition): KlondikePosition {
  const position = isObject(deal) && 'position' in deal ? deal.position : deal;
  if (isPosition(position)) return position;
  throw new TypeError(`expected a deal or position, got ${shown(deal)}; ${howToGetOne(deal)}`);
}

function isPosition(value: unknown): value is KlondikePosition {
  return isObject(value) && LISTS.every((name) => Array.isArray(value[name]));
}

function howToGetOne(given: unknown): string {
  if (isObject(given) && 'deals' in given) return 'of what parse returns pass one deal: parse(text).deals[0]';
  const isSeed = ['number', 'bigint', 'string'].includes(typeof given);
  return isSeed ? `the deal of a seed is deal(${shown(given)})` : 'such as deal(42) or parse(text).deals[0]';
}

/**
 * Full rules from a preset's name or the parts that differ from the preset `draw-1`.
 * @throws RangeError for values that no game has and unknown presets; TypeError for anything that is no rules.
 */
export function checkedRules(rules: KlondikePresetName | Partial<KlondikeRules>): KlondikeRules {
  if (typeof rules === 'string') {
    if (Object.hasOwn(KLONDIKE_PRESETS, rules)) return KLONDIKE_PRESETS[rules];
    const names = Object.keys(KLONDIKE_PRESETS).join(', ');
    throw new RangeError(`rules ${shown(rules)}: expected one of: ${names}`);
  }
  checkKeys('rules', rules, RULES, "a preset's name or an object such as { draw: 3 }");
  const { draw, passes, worryingBack } = { ...KLONDIKE_PRESETS['draw-1'], ...given(rules) };
  if (!Number.isInteger(draw) || draw < 1 || draw > MAX_DRAW) {
    throw new RangeError(`draw ${shown(draw)}: expected a whole number from 1 to ${MAX_DRAW}`);
  }
  if (passes !== null && !(Number.isInteger(passes) && passes >= 1)) {
    throw new RangeError(`passes ${shown(passes)}: expected a whole number from 1 up, or null for unlimited`);
  }
  if (typeof worryingBack !== 'boolean') {
    throw new RangeError(`worryingBack ${shown(worryingBack)}: expected true or false`);
  }
  return { draw, passes, worryingBack };
}

/**
 * Full limits from the parts that differ from the defaults.
 * @throws RangeError for a limit below 1; TypeError for anything that is no limits.
 */
export function checkedLimits(limits: Partial<Limits>, defaults: Limits): Limits {
  checkKeys('limits', limits, LIMITS, 'an object such as { maxStates: 1000000 }');
  const all = { ...defaults, ...given(limits) };
  for (const name of ['maxStates', 'maxMemoryBytes'] as const) {
    const value: unknown = all[name];
    if (typeof value === 'number' && value >= 1) continue;
    throw new RangeError(`${name} ${shown(value)}: expected a number from 1 up`);
  }
  if (all.interrupted !== undefined && typeof all.interrupted !== 'function') {
    throw new TypeError(`interrupted ${shown(all.interrupted)}: expected a function`);
  }
  return all;
}

/**
 * The moves of a claimed win.
 * @throws TypeError when they are not texts in an array.
 */
export function checkedMoves(moves: readonly string[]): readonly string[] {
  if (!Array.isArray(moves)) {
    throw new TypeError(`moves: expected an array of texts such as '7H 5>3', got ${shown(moves)}`);
  }
  const at = moves.findIndex((move) => typeof move !== 'string');
  if (at < 0) return moves;
  throw new TypeError(`move ${at + 1}: expected a text such as '7H 5>3', got ${shown(moves[at])}`);
}

/**
 * The text of a seed.
 * @throws TypeError for what is none: numbers that are not whole or were rounded, and other kinds.
 */
export function seedText(seed: string | number | bigint): string {
  const isSeed =
    typeof seed === 'number' ? Number.isSafeInteger(seed) : ['string', 'bigint'].includes(typeof seed);
  if (isSeed) return String(seed);
  throw new TypeError(`seed ${shown(seed)}: expected a whole number, a text, or a bigint beyond 2^53`);
}

/** What is given, without the keys that are there but undefined: these are defaults too. */
export function given<T extends object>(parts: T): T {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;
}

/**
 * Makes sure of an object with no other keys than the known ones.
 * @throws TypeError when it is none, or has others.
 */
export function checkKeys(what: string, value: unknown, known: readonly string[], expected: string): void {
  if (!isObject(value) || Array.isArray(value)) {
    throw new TypeError(`${what}: expected ${expected}, got ${shown(value)}`);
  }
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  throw new TypeError(`${what}: unknown key ${unknown}, expected ${known.join(', ')}`);
}

/** Whether a value has fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A value as a message quotes it. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'function') return 'a function';
  return isObject(value) ? 'another object' : String(value);
}
