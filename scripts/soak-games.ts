// Used by `npm run soak:games`: compares the fast searches of FreeCell and Spider with plain search on ever new random
// positions, until stopped or for `--minutes N`. `--game NAME` takes one of the two, `--from SEED` sets the first seed,
// `--cases N` ends after that many seeds. Stops with exit code 1 at the first disagreement.
import { compareFreecell } from '../test/differential/freecell/compare.ts';
import { FREECELL_FAMILIES } from '../test/differential/freecell/positions.ts';
import { compareSpider } from '../test/differential/spider/compare.ts';
import { SPIDER_FAMILIES } from '../test/differential/spider/positions.ts';
import { fail, soakOptions } from './soak-options.ts';

/** What one case gave. */
interface Compared {
  readonly compared: number;
  readonly won: number;
  readonly gaveUp: number;
  readonly disagreement: string | null;
}

interface Soaked {
  readonly family: string;
  readonly compare: (seed: string) => Compared;
}

const GAMES: Readonly<Record<string, readonly Soaked[]>> = {
  freecell: FREECELL_FAMILIES.map((family) => ({
    family: family.name,
    compare: (seed) => compareFreecell(family, seed),
  })),
  spider: SPIDER_FAMILIES.map((family) => ({
    family: family.name,
    compare: (seed) => compareSpider(family, seed),
  })),
};
const EVERY_MS = 10_000;

const EXPECTED = '--game takes freecell or spider; --minutes, --from and --cases take numbers';
const { values, first, last, end } = soakOptions('soak:games', { game: { type: 'string' } }, EXPECTED);
const games = Object.entries(GAMES).filter(([name]) => values.game === undefined || values.game === name);
if (games.length === 0) fail('soak:games', EXPECTED);

const totals = new Map(games.map(([name]) => [name, { compared: 0, won: 0, gaveUp: 0 }]));
const report = (seed: number): void => {
  for (const [name, { compared, won, gaveUp }] of totals) {
    console.log(`seed ${seed}, ${name}: ${compared} comparisons agree, ${won} won; ${gaveUp} given up`);
  }
};

console.log(`soak from seed ${first}`);
let spoken = Date.now();
let seed = first;
for (; seed <= last && Date.now() < end; seed++) {
  for (const [name, families] of games) {
    const total = totals.get(name) ?? { compared: 0, won: 0, gaveUp: 0 };
    for (const { family, compare } of families) {
      const result = compare(String(seed));
      if (result.disagreement !== null) {
        console.log(`DISAGREEMENT ${name}, ${family}, seed ${seed}: ${result.disagreement}`);
        console.log(`repeat with: npm run soak:games -- --game ${name} --from ${seed} --cases 1`);
        process.exit(1);
      }
      total.compared += result.compared;
      total.won += result.won;
      total.gaveUp += result.gaveUp;
    }
  }
  if (Date.now() - spoken < EVERY_MS) continue;
  spoken = Date.now();
  report(seed);
}
report(seed - 1);
