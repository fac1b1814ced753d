import { type Command, InvalidArgumentError } from 'commander';
import type { FormatName } from '../../deals/formats/format.ts';
import type { GameDeal } from '../../deals/games/contract.ts';
import { rulesJson } from '../../deals/games/rule-columns.ts';
import { SHUFFLE_NAMES, type ShuffleName } from '../../deals/shuffles/shuffle.ts';
import type { Game } from '../../games/game.ts';
import { dealName } from '../deal-json.ts';
import { type DealOptions, dealSource, readDealPath, warnOfSeed } from '../deal-options.ts';
import { inputName, readInput } from '../input.ts';
import { oneOf } from '../numbers.ts';
import { note } from '../terminal.ts';
import { type RuleOptions, rulesFor } from './rules-options.ts';

/** One deal under one set of rules. */
export interface RuledDeal<Position, Rules> {
  readonly deal: GameDeal<Position>;
  readonly rules: Rules;
  /** How messages name it. */
  readonly name: string;
}

/** Adds the options that say which deals of a game are meant. */
export function addGameDeals<Position, Rules>(
  command: Command,
  { dealt }: Game<Position, Rules>,
  formatFlag: string,
): void {
  const { shuffles, formats, title } = dealt;
  command
    .option(
      '--shuffle <name>',
      `how a seed becomes a deal: ${shuffles.join(', ')} (default: ${shuffles[0]})`,
      (text): ShuffleName => {
        const own = shuffles.find((name) => name === text);
        if (own !== undefined) return own;
        const known = SHUFFLE_NAMES.some((name) => name === text) ? `it deals no ${title}; ` : '';
        throw new InvalidArgumentError(`${known}expected one of: ${shuffles.join(', ')}`);
      },
    )
    .option('--deal <file>', 'deals or positions from a file, - for stdin', readDealPath)
    .option(
      `${formatFlag} <name>`,
      `format of the --deal file: ${formats.join(', ')} (default: recognised)`,
      oneOf(formats),
    );
}

/**
 * The deals that the options name, each under its rules.
 * @param rules those that the options name; what a deal of a file shows itself goes before them.
 */
export async function loadGameDeals<Position, Rules>(
  game: Game<Position, Rules>,
  seed: string | undefined,
  rules: Rules,
  options: DealOptions & RuleOptions,
  format: FormatName | undefined,
): Promise<RuledDeal<Position, Rules>[]> {
  const { dealt } = game;
  const source = dealSource('SEED', seed, options, format, dealt.shuffles[0]);
  if (source.kind === 'share') throw new Error('share texts are refused before');
  if (source.kind === 'seed') {
    const { shuffle } = source;
    const checked = dealt.checkedSeed(shuffle, source.seed);
    warnOfSeed(source.seed);
    const position = dealt.deal(shuffle, checked, rules);
    const deal = { game: dealt.name, shuffle, seed: checked, position };
    return [{ deal, rules, name: dealName(deal, null) }];
  }
  const file = inputName(source.path);
  const { deals, warnings } = dealt.read(await readInput(source.path), file, format, rules);
  for (const warning of warnings) note(`warning: ${warning}`);
  return deals.map((deal) => {
    const name = dealName(deal, file);
    return { deal, rules: rulesFor(game, deal.position, rules, options, name), name };
  });
}

/** The JSON fields of a deal and its rules. */
export function gameDealJson<Position, Rules>(
  { dealt }: Game<Position, Rules>,
  { deal, rules }: RuledDeal<Position, Rules>,
): object {
  const { game, seed, shuffle } = deal;
  return {
    game,
    seed,
    shuffle,
    deal: positionJson(dealt, deal.position),
    rules: rulesJson(dealt.keys, rules),
  };
}

/** A fresh deal as its cards in dealing order, another position as an object in the format `solvitaire`. */
function positionJson<Position, Rules>(
  { isFresh, print }: Game<Position, Rules>['dealt'],
  position: Position,
): unknown {
  return isFresh(position)
    ? print(position, 'cards')
    : (JSON.parse(print(position, 'solvitaire')) as unknown);
}
