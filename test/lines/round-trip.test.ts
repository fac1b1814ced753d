import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KlondikePosition, KlondikeRules } from '../../src/deals/klondike.ts';
import { dealFromSeed } from '../../src/deals/shuffles/shuffle.ts';
import { solveKlondike } from '../../src/games/klondike/solve.ts';
import { NOTATION_NAMES, type NotationName, type Step } from '../../src/lines/notation.ts';
import { notationNamed, recogniseNotation, writeLine } from '../../src/lines/notations.ts';
import { type PlayedLine, playLine } from '../../src/lines/play.ts';
import { applyMove, isWon, legalMoves } from '../../src/reference/klondike.ts';
import { moveText } from '../../src/reference/move-text.ts';
import { anyDeal, anyRules } from '../reference/table.ts';

/** Plays the n-th legal move again and again, each n counted round; ends where there is none. */
function atRandom(start: KlondikePosition, rules: KlondikeRules, choices: readonly number[]): Step[] {
  const steps: Step[] = [];
  let before = start;
  for (const [index, choice] of choices.entries()) {
    const moves = legalMoves(before, rules);
    const move = moves[choice % moves.length];
    if (move === undefined) break;
    const result = applyMove(before, rules, move);
    if (!result.ok) throw new Error(result.reason);
    steps.push({ move, item: index + 1, before, after: result.state });
    before = result.state;
  }
  return steps;
}

function readBack(
  start: KlondikePosition,
  rules: KlondikeRules,
  items: readonly string[],
  name: NotationName,
): PlayedLine {
  const { split } = notationNamed(name);
  expect(split(items.join(' '))).toEqual(items);
  expect(split(items.join('\n'))).toEqual(items);
  const line = playLine(start, rules, items, name);
  expect(line.fault).toBeNull();
  return line;
}

const isCardMove = ({ move }: Step) => move.kind !== 'draw' && move.kind !== 'recycle';
const tableau = ({ columns, faceDown, foundations }: KlondikePosition) => ({
  columns,
  faceDown,
  foundations,
});

describe.each(NOTATION_NAMES)('%s, written and read back', (name) => {
  it('gives the same positions, for random play', () => {
    const choices = fc.array(fc.nat(60), { minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(anyDeal, anyRules, choices, (start, rules, chosen) => {
        const steps = atRandom(start, rules, chosen);
        const last = steps.findLastIndex(({ move }) => move.kind === 'recycle');
        // A recycle that no draw follows is not written in MinimalKlondike's notation.
        fc.pre(steps.length > 0);
        fc.pre(last < 0 || steps.slice(last).some(({ move }) => move.kind === 'draw'));
        const items = writeLine(steps, name);
        expect(recogniseNotation(items.join(' '))).toBe(name);
        const line = readBack(start, rules, items, name);
        expect(line.end).toEqual(steps.at(-1)?.after);
        expect(line.steps).toHaveLength(steps.length);
        expect(line.steps.filter(isCardMove).map(({ after }) => tableau(after))).toEqual(
          steps.filter(isCardMove).map(({ after }) => tableau(after)),
        );
        if (name !== 'minimal-klondike') {
          expect(line.steps.map(({ after }) => after)).toEqual(steps.map(({ after }) => after));
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['draw 1', { draw: 1, passes: null, worryingBack: true }, '24'],
    ['draw 3', { draw: 3, passes: null, worryingBack: true }, '24'],
    ['three passes', { draw: 3, passes: 3, worryingBack: false }, '10'],
  ] as const)('wins with every card move of a found win: %s', (_name, rules, seed) => {
    const { position } = dealFromSeed('solvitaire', seed);
    const result = solveKlondike(position, rules, { maxStates: 200_000, maxMemoryBytes: 2 ** 27 });
    if (result.verdict !== 'winnable') throw new Error(`not won: ${result.verdict}`);
    const { steps } = playLine(position, rules, result.moves, 'thoughtful');
    const line = readBack(position, rules, writeLine(steps, name), name);
    expect(isWon(line.end)).toBe(true);
    const cardMoves = (played: readonly Step[]) =>
      played.filter(isCardMove).map(({ move }) => moveText(move));
    expect(cardMoves(line.steps)).toEqual(cardMoves(steps));
    expect(line.steps).toHaveLength(steps.length);
  });
});
