import { InputError } from '../cards/input-error.ts';
import { dealingOrder } from '../deals/klondike.ts';
import { dealFromSeed, SHUFFLE_NAMES } from '../deals/shuffles/shuffle.ts';
import { type Certificate, readCertificates } from './certificate.ts';
import { replay } from './replay.ts';

/** What the replay of one entry says. An entry that is no win has nothing to replay: a loss has no short certificate. */
export type VerifyOutcome =
  | { readonly outcome: 'holds'; readonly moves: number }
  | {
      readonly outcome: 'fails';
      /** The first move that does not hold, from 1; 0 when the deal is not the one that the entry names. */
      readonly at: number;
      readonly move: string | null;
      readonly reason: string;
    }
  | { readonly outcome: 'nothing-to-verify'; readonly verdict: 'unwinnable' | 'unknown' };

/** The entry, by its line in the file (from 1) and the shuffle and seed it names, with its outcome. */
export type VerifyReport = VerifyOutcome & {
  readonly line: number;
  readonly shuffle: string | null;
  readonly seed: string | null;
};

/**
 * Replays every win of a text that `solve --json --moves` wrote on the plain rules. The whole text is read before
 * anything is replayed.
 * @param fileName how messages name the file.
 * @returns one report for each entry, in their order; all hold unless one `fails`.
 * @throws InputError for an entry that cannot be read or a win that comes without its moves.
 */
export function verifyText(text: string, fileName: string): VerifyReport[] {
  return readCertificates(text, fileName).map((entry) => {
    const { line, shuffle, seed } = entry;
    return { line, shuffle, seed, ...outcomeOf(entry) };
  });
}

/** One line for a person: which entry, whether it holds, and if not at which move and why. */
export function verifyReportText(report: VerifyReport): string {
  const named = report.seed === null ? '' : ` (${report.shuffle ?? 'seed'} ${report.seed})`;
  return `line ${report.line}${named}: ${outcomeText(report)}`;
}

function outcomeOf(entry: Certificate): VerifyOutcome {
  const { position, rules, claim } = entry;
  if (claim.verdict !== 'winnable') return { outcome: 'nothing-to-verify', verdict: claim.verdict };
  const result = replay(position, rules, claim.moves);
  if (result.ok) {
    const reason = misnamed(entry);
    return reason === null
      ? { outcome: 'holds', moves: claim.moves.length }
      : { outcome: 'fails', at: 0, move: null, reason };
  }
  const { at, move, reason } = result;
  return { outcome: 'fails', at, move, reason };
}

/**
 * Why the cards are not those of the seed that the entry names, or null. The moves then win another deal, so the claim
 * about the named one does not hold. A seed without a known shuffle (a number in a file) names no cards.
 */
function misnamed({ shuffle, seed, position }: Certificate): string | null {
  const known = SHUFFLE_NAMES.find((name) => name === shuffle);
  if (known === undefined || seed === null) return null;
  try {
    const dealt = dealFromSeed(known, seed).position;
    const same = String(dealingOrder(position)) === String(dealingOrder(dealt));
    return same ? null : `the cards are not the deal of ${known} seed ${seed}`;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

function outcomeText(report: VerifyOutcome): string {
  switch (report.outcome) {
    case 'holds':
      return `holds: won in ${report.moves} moves`;
    case 'fails':
      return report.move === null
        ? `does not hold: ${report.reason}`
        : `does not hold at move ${report.at} (${report.move}): ${report.reason}`;
    case 'nothing-to-verify':
      return `nothing to verify: the verdict is ${report.verdict}`;
  }
}
