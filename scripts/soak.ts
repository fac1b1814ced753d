// Used by `npm run soak`: compares the fast search with plain search on ever new random positions, and real deals with
// pruning rules switched off, until stopped or for `--minutes N`. `--from SEED` sets the first seed, `--cases N` ends
// after that many seeds, `--no-real` leaves the real deals out, `--no-corpus` the known positions. Stops with exit code 1
// at the first disagreement.
import type { Compared } from '../test/differential/compare.ts';
import {
  compareCase,
  compareStockCase,
  disagreementOn,
  disagreementText,
} from '../test/differential/compare.ts';
import { corpus } from '../test/differential/corpus.ts';
import { FAMILIES, isTried, STOCK_FAMILY } from '../test/differential/families.ts';
import { compareRealDeal } from '../test/differential/real-deals.ts';
import { shrunk } from '../test/differential/shrink.ts';
import { soakOptions } from './soak-options.ts';

const EVERY_MS = 10_000;
/** Positions of mostly stock for each seed. */
const STOCK_CASES = 12;

const { values, first, last, end } = soakOptions(
  'soak',
  { 'no-real': { type: 'boolean' }, 'no-corpus': { type: 'boolean' } },
  '--minutes, --from and --cases take numbers',
);

const total: Compared = { compared: 0, won: 0, gaveUp: 0, disagreement: null };
let spoken = Date.now();

const report = (seed: number): void => {
  console.log(
    `seed ${seed}: ${total.compared} comparisons agree, ${total.won} won; ${total.gaveUp} given up`,
  );
};

/** Counts a case; ends the program when it disagrees. */
const count = (seed: number, name: string, result: Compared): void => {
  total.compared += result.compared;
  total.won += result.won;
  total.gaveUp += result.gaveUp;
  if (result.disagreement === null) return;
  console.log(`DISAGREEMENT ${name}, seed ${seed}\n${disagreementText(result.disagreement)}`);
  if (!name.startsWith('real')) console.log(`smallest: ${disagreementText(shrunk(result.disagreement))}`);
  console.log(`repeat with: npm run soak -- --from ${seed} --cases 1`);
  process.exit(1);
};

if (values['no-corpus'] !== true) {
  for (const { id, position, rules, verdict } of corpus()) {
    const disagreement = disagreementOn(position, rules, verdict);
    count(0, `corpus ${id}`, { compared: 1, won: verdict === 'winnable' ? 1 : 0, gaveUp: 0, disagreement });
  }
}

console.log(`soak from seed ${first}`);
let seed = first;
for (; seed <= last && Date.now() < end; seed++) {
  for (const family of FAMILIES) {
    if (isTried(family, seed)) count(seed, family.name, compareCase(family, String(seed)));
  }
  for (let part = 0; part < STOCK_CASES; part++) {
    const number = (seed - 1) * STOCK_CASES + part + 1;
    count(seed, `${STOCK_FAMILY.name} ${number}`, compareStockCase(String(number)));
  }
  if (values['no-real'] !== true) count(seed, 'real deal', compareRealDeal(seed));
  if (Date.now() - spoken < EVERY_MS) continue;
  spoken = Date.now();
  report(seed);
}
report(seed - 1);
