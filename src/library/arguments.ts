import { InputError } from '../cards/input-error.ts';
import type { DealtGame, GameDeal } from '../deals/games/contract.ts';
import { differingColumn, havingText, rulesOfJson } from '../deals/games/rule-columns.ts';
import { SHUFFLE_NAMES, type ShuffleName } from '../deals/shuffles/shuffle.ts';
import { checkKeys, given, isObject, shown } from '../solve/arguments.ts';
import type { RefereedGame } from '../solve/games.ts';
import type { RulesGiven } from './game-library.ts';

/** A position with full rules. */
export interface Ruled<Position, Rules> {
  readonly position: Position;
  readonly rules: Rules;
}

/** A game with the fields of its positions that are lists. */
export interface CheckedGame<Position, Rules> {
  readonly game: RefereedGame<Position, Rules>;
  readonly lists: readonly (keyof Position & string)[];
}

/**
 * The position of a deal, or the position itself.
 * @throws TypeError when it is neither; RangeError when a card is missing or too many.
 */
export function positionIn<Position, Rules>(
  { game, lists }: CheckedGame<Position, Rules>,
  deal: GameDeal<Position> | Position,
): Position {
  const { name, title } = game.dealt;
  const isDeal = isObject(deal) && 'position' in deal;
  const position: unknown = isDeal ? deal.position : deal;
  const isOther = isDeal && deal.game !== undefined && deal.game !== name;
  const howTo = `such as ${name}.deal(1) or ${name}.parse(text).deals[0]`;
  if (isOther || !isObject(position) || !lists.every((list) => Array.isArray(position[list]))) {
    const what = isOther ? `a deal of ${String(deal.game)}` : shown(deal);
    throw new TypeError(`expected a deal or position of ${title}, got ${what}; ${howTo}`);
  }
  // The lists are there, and the check looks at what is in them.
  const found = position as Position;
  const fault = game.referee.fault(found);
  if (fault !== null) throw new RangeError(`not a ${title} position: ${fault.reason}`);
  return found;
}

/**
 * The shuffle of a name.
 * @throws InputError listing those of the game when it is none of them; TypeError for what is no text.
 */
export function shuffleIn<Position, Rules>(
  { title, shuffles }: DealtGame<Position, Rules>,
  shuffle: ShuffleName,
): ShuffleName {
  if (shuffles.includes(shuffle)) return shuffle;
  if (typeof shuffle !== 'string') {
    throw new TypeError(`shuffle: expected one of: ${shuffles.join(', ')}, got ${shown(shuffle)}`);
  }
  const other = SHUFFLE_NAMES.includes(shuffle) ? ` deals no ${title}` : ' is unknown';
  throw new InputError(`shuffle ${shown(shuffle)}${other}; expected ${shuffles.join(', ')}`);
}

/**
 * Full rules from a preset's name or the parts that differ from the default.
 * @throws RangeError for values that no game has and unknown presets; TypeError for anything that is no rules.
 */
export function rulesIn<Position, Rules>(
  { game: { dealt, presets } }: CheckedGame<Position, Rules>,
  rules: RulesGiven<Rules>,
  usual: Rules | undefined = Object.values(presets)[0],
): Rules {
  if (typeof rules === 'string') {
    const preset = Object.hasOwn(presets, rules) ? presets[rules] : undefined;
    if (preset !== undefined) return preset;
    throw new RangeError(`rules ${shown(rules)}: expected one of: ${Object.keys(presets).join(', ')}`);
  }
  const [first = ''] = dealt.keys;
  const example = JSON.stringify({ [first]: usual?.[first as keyof Rules] }).replaceAll('"', '');
  checkKeys('rules', rules, dealt.keys, `a preset's name or an object such as ${example}`);
  const all = { ...usual, ...given(rules) };
  const read = rulesOfJson(dealt.columns, all);
  if (read.ok) return read.rules;
  const { key, expected } = read.column;
  const value = shown((all as Readonly<Record<string, unknown>>)[key]);
  throw new RangeError(`${key} ${value}: expected ${expected === 'yes or no' ? 'true or false' : expected}`);
}

/**
 * A position with the rules it is played by: what it shows itself, and what is given besides.
 * @throws as {@link positionIn} and {@link rulesIn}; RangeError for a value given that is not the one shown.
 */
export function ruledIn<Position, Rules>(
  checked: CheckedGame<Position, Rules>,
  deal: GameDeal<Position> | Position,
  given: RulesGiven<Rules>,
): Ruled<Position, Rules> {
  const { dealt, presets } = checked.game;
  const position = positionIn(checked, deal);
  const [usual] = Object.values(presets);
  if (usual === undefined) throw new Error('a game has a preset');
  const rules = rulesIn(checked, given, dealt.fitted(position, usual));
  const shownRules = dealt.fitted(position, rules);
  const wrong = differingColumn(dealt.columns, rules, shownRules);
  if (wrong === undefined) return { position, rules };
  const has = `the position has ${havingText(wrong, shownRules)}`;
  throw new RangeError(
    `${wrong.key} ${wrong.text(rules)}: ${has}; expected ${wrong.text(shownRules)}, or ${wrong.key} left out`,
  );
}
