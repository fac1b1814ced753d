/*
 * Prints the fingerprints of the searches: verdicts and total positions of fixed deals of each game. A change that is not meant
 * to touch the search must not move it; one that is says the new totals in its commit message, and in
 * src/batch/search-signature.ts, which results are recorded with. Exit code 1 when that file says another total.
 */
import { rulesProduct } from '../src/batch/plan.ts';
import { GAME_SIGNATURES, SEARCH_SIGNATURE } from '../src/batch/search-signature.ts';
import type { Corner } from './corpus.ts';
import { CORNERS, LIMITED_CORNERS } from './corpus.ts';
import { gameSignature } from './game-signature.ts';
import { measure } from './measure.ts';

/** Deals from seed 1 on, and the rules they are decided under: one by one, or together, where each uses what others prove. */
interface Part {
  readonly name: string;
  readonly rules: readonly Corner['rules'][];
  readonly lastSeed: number;
}

const other = rulesProduct({ draws: [2, 4], passes: [null], worryingBack: [true, false] });
const PARTS: readonly Part[] = [
  ...CORNERS.map(({ name, rules }) => ({ name, rules: [rules], lastSeed: 200 })),
  ...LIMITED_CORNERS.map(({ name, rules }) => ({ name, rules: [rules], lastSeed: 20 })),
  { name: 'the four together', rules: CORNERS.map(({ rules }) => rules), lastSeed: 200 },
  { name: 'draws 2 and 4 together', rules: other, lastSeed: 50 },
];

let total = 0;
for (const { name, rules, lastSeed } of PARTS) {
  const { positions, verdicts } = measure(name, rules, 1, lastSeed);
  total += positions.total;
  console.log(
    `${name}: ${verdicts.winnable} won, ${verdicts.unwinnable} lost, ${verdicts.unknown} unknown, ${positions.total} positions`,
  );
}
console.log(`Bench: ${total}`);
compare('SEARCH_SIGNATURE', SEARCH_SIGNATURE, total);
for (const name of ['freecell', 'spider'] as const) {
  const found = gameSignature(name, console.log);
  console.log(`Bench of ${name}: ${found}`);
  compare(`GAME_SIGNATURES.${name}`, GAME_SIGNATURES[name], found);
}

function compare(name: string, said: number, found: number): void {
  if (said === found) return;
  console.error(
    `src/batch/search-signature.ts: ${name} is ${said}, expected ${found}: has the search changed by intent?`,
  );
  process.exitCode = 1;
}
