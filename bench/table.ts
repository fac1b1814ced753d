/* Micro benchmark of the transposition table: adding keys while it grows, and looking known ones up. */
import { Bench } from 'tinybench';
import { MemoryBudget } from '../src/search/memory-budget.ts';
import { TranspositionTable } from '../src/search/table.ts';

const KEYS = 200_000;
const KEY_FLAG = 1 << 30;

function addAll(table: TranspositionTable): void {
  for (let i = 0; i < KEYS; i++) {
    table.markOf(Math.imul(i, 0x9e3779b1), (i & 0xffffff) | KEY_FLAG);
    table.setMark(1);
  }
}

const filled = new TranspositionTable();
filled.clear(new MemoryBudget(2 ** 28));
addAll(filled);
const grown = new TranspositionTable();

const bench = new Bench({ time: 1000 })
  .add(`add ${KEYS} keys to an empty table`, () => {
    grown.clear(new MemoryBudget(2 ** 28));
    addAll(grown);
  })
  .add(`find ${KEYS} known keys`, () => addAll(filled));
await bench.run();
console.table(bench.table());
