/*
 * Prints the fingerprints of the searches: verdicts and total positions of fixed deals of each game. A change that is not meant
 * to touch the search must not move it; one that is says the new totals in its commit message, and in
 * src/batch/search-signature.ts, which results are recorded with. Exit code 1 when that file says another total.
 */
import { GAME_SIGNATURES, SEARCH_SIGNATURE } from '../src/batch/search-signature.ts';
import { CORNERS } from './corpus.ts';
import { gameSignature } from './game-signature.ts';
import { measure } from './measure.ts';

const FIRST_SEED = 1;
const LAST_SEED = 200;

let total = 0;
for (const { name, rules } of CORNERS) {
  const { positions, verdicts } = measure(name, [rules], FIRST_SEED, LAST_SEED);
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
