import { InputError } from '../../cards/input-error.ts';
import { checkPosition } from '../check-position.ts';
import type { Deal } from '../deal.ts';
import { dealingOrder, type KlondikePosition } from '../klondike.ts';
import { wayBackFault } from '../way-back.ts';
import type { ReadPosition } from './format.ts';
import { MAX_POSITION_NUMBER, orderNumber, orderOf, positionNumber, positionOf } from './share-number.ts';
import {
  CHECK_LENGTH,
  canonicalLetters,
  checkHolds,
  likelyMistake,
  numberOf,
  numberText,
  strayCharacter,
  withCheck,
} from './share-text.ts';
import { contentLines, errorAt, quoted, type Source } from './source.ts';

/*
 * Share texts: a letter for the game (K, Klondike), a digit for what follows, a number in base 32, and a check sum. One
 * position has one text.
 *
 *   K1  a fresh deal: which of the 52! orders of a pack it is, in 46 characters, 54 with all
 *   K2  any other position: see share-number.ts
 */

const FRESH = 'K1';
const IN_PLAY = 'K2';
const ORDER_LENGTH = 46;
const FRESH_LENGTH = FRESH.length + ORDER_LENGTH + CHECK_LENGTH;
/** Of a position in play with the highest number: 76. */
const MAX_LENGTH = IN_PLAY.length + numberText(MAX_POSITION_NUMBER).length + CHECK_LENGTH;
const EXPECTED = 'expected a text as deal --share prints it';

/**
 * Prints a position as a share text: letters and digits only, 54 of them for a fresh deal.
 * @throws InputError for a position that is not of the real game.
 */
export function printShare(position: KlondikePosition): string {
  const { ranks, columns } = position;
  if (ranks !== 13 || columns.length !== 7) {
    throw new InputError(
      `${4 * ranks} cards in ${columns.length} columns; expected 52 in 7 for a share text`,
    );
  }
  const fault = checkPosition(position);
  if (fault !== null) throw new InputError(`no share text: ${fault.reason}`);
  const order = dealingOrder(position);
  return order === null
    ? withCheck(IN_PLAY + numberText(positionNumber(position)))
    : withCheck(FRESH + numberText(orderNumber(order), ORDER_LENGTH));
}

type Shared =
  | { readonly ok: true; readonly text: string; readonly position: KlondikePosition }
  | { readonly ok: false; readonly problem: string };

function readShare(typed: string): Shared {
  const text = canonicalLetters(typed);
  const fail = (problem: string): Shared => ({ ok: false, problem: `share text: ${problem}` });
  if (text === '') return fail(`empty; ${EXPECTED}`);
  // Decoding takes the more time the longer the text is.
  if (text.length > MAX_LENGTH) return fail(`${text.length} characters; expected at most ${MAX_LENGTH}`);
  const stray = strayCharacter(text);
  if (stray !== null) {
    const problem = `${quoted(stray.letter)} (character ${stray.at}) is in no share text`;
    return fail(`${problem}; expected digits and letters other than U`);
  }
  if (text.startsWith(FRESH) && text.length !== FRESH_LENGTH) {
    return fail(`${text.length} characters; expected ${FRESH_LENGTH} for a fresh deal`);
  }
  if (!checkHolds(text)) {
    const mistake = likelyMistake(text);
    return fail(`check sum does not match${mistake === null ? '' : `, ${mistake}`}; ${EXPECTED}`);
  }
  const [kind, digits] = [text.slice(0, 2), text.slice(2, -CHECK_LENGTH)];
  if (kind !== FRESH && kind !== IN_PLAY) {
    return fail(`${quoted(kind)} stands for a game or version unknown here; expected ${FRESH} or ${IN_PLAY}`);
  }
  const number = numberOf(digits);
  const position = kind === FRESH ? orderOf(number) : positionOf(number);
  if (position === null) return fail(`no position in it; ${EXPECTED}`);
  const fault = checkPosition(position) ?? wayBackFault(position);
  if (fault !== null) return fail(fault.reason);
  if (printShare(position) !== text) return fail(`not the one text of its position; ${EXPECTED}`);
  return { ok: true, text, position };
}

/**
 * Reads the `share` format: a share text a line, in any case, with or without spaces and hyphens.
 * @throws InputError naming the line and what is mistyped.
 */
export function parseShare(source: Source): ReadPosition[] {
  return contentLines(source).map((line) => {
    const shared = readShare(line.text);
    if (!shared.ok) throw errorAt(source, line.number, shared.problem);
    return { line: line.number, position: shared.position, warnings: [] };
  });
}

/** What a deal that came as a share text has in place of a shuffle. */
export const SHARE_SHUFFLE = 'share';

/** Whether a text is a share text without a mistake. */
export function isShareText(text: string): boolean {
  return readShare(text).ok;
}

/**
 * The deal of a share text; its seed is the text as {@link printShare} prints it.
 * @throws InputError saying what is mistyped.
 */
export function dealFromShare(typed: string): Deal {
  const shared = readShare(typed);
  if (!shared.ok) throw new InputError(shared.problem);
  return { game: 'klondike', shuffle: SHARE_SHUFFLE, seed: shared.text, position: shared.position };
}
