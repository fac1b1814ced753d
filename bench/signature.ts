/*
 * Prints the fingerprint of the solver: verdicts and total positions of the fixed bench set. A change that is not meant
 * to touch the search must not move it; one that is says the new totals in its commit message, and in
 * src/batch/search-signature.ts, which results are recorded with. Exit code 1 when that file says another total.
 */
import { SEARCH_SIGNATURE } from '../src/batch/search-signature.ts';
import { CORNERS } from './corpus.ts';
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
if (total !== SEARCH_SIGNATURE) {
  console.error(
    `src/batch/search-signature.ts says ${SEARCH_SIGNATURE}, expected ${total}: has the search changed by intent?`,
  );
  process.exitCode = 1;
}
