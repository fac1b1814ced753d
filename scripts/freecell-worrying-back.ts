// Used by hand: on how many FreeCell deals the verdict depends on worrying back. `FROM..TO` are `solvitaire` seeds (1..1000 by
// default); `--cells N` keeps to one number of cells instead of 0 to 4, `--max-states N` is each search's budget.
import { parseArgs } from 'node:util';
import { dealFreecell } from '../src/deals/freecell.ts';
import { freecellOrder } from '../src/deals/shuffles/freecell.ts';
import { solveFreecellCorners } from '../src/games/freecell/solve.ts';
import { replayFreecell } from '../test/differential/freecell/replay.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cells: { type: 'string' }, 'max-states': { type: 'string', default: '2000000' } },
});
const [from = NaN, to = NaN] = (positionals[0] ?? '1..1000').split('..').map(Number);
const limits = { maxStates: Number(values['max-states']), maxMemoryBytes: 2 ** 30 };
const counts = values.cells === undefined ? [0, 1, 2, 3, 4] : [Number(values.cells)];

for (const cells of counts) {
  const rules = [false, true].map((worryingBack) => ({ cells, columns: 8, worryingBack }));
  const needed: number[] = [];
  let won = 0;
  let lost = 0;
  let open = 0;
  for (let seed = from; seed <= to; seed++) {
    const position = dealFreecell(freecellOrder('solvitaire', String(seed)), 8, cells);
    const [without, back] = solveFreecellCorners(position, rules, limits);
    const [, withBack] = rules;
    if (without === undefined || back === undefined || withBack === undefined) throw new Error('two results');
    if (without.verdict === 'winnable') won++;
    else if (back.verdict === 'unwinnable') lost++;
    else if (without.verdict === 'unwinnable' && back.verdict === 'winnable') {
      const refused = replayFreecell(position, withBack, back.moves);
      if (refused !== null) throw new Error(`seed ${seed}: ${refused}`);
      needed.push(seed);
    } else open++;
  }
  console.log(
    `${cells} cells, solvitaire ${from}..${to}: ${won} won without worrying back, ${needed.length} only with it, ${lost} lost, ${open} open` +
      (needed.length === 0 ? '' : `; only with it: ${needed.join(' ')}`),
  );
}
