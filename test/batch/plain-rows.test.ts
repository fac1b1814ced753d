import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { type NumberedRow, plainRows } from '../../src/batch/plain-rows.ts';
import { readResultRows } from '../../src/batch/reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADER = 'seed,shuffle,draw,passes,worrying_back,verdict,states,moves';

/** Rows as this program writes them. */
const plainLine = fc
  .record({
    seed: fc.oneof(
      fc.bigInt({ min: -(2n ** 40n), max: 2n ** 70n }).map(String),
      fc.constantFrom('abc', 'é', 'a#b'),
    ),
    shuffle: fc.constantFrom('solvitaire', 'klondike-solver', 'seedrandom'),
    draw: fc.integer({ min: 1, max: 24 }),
    passes: fc.constantFrom('unlimited', '1', '3', '17'),
    worryingBack: fc.constantFrom('yes', 'no'),
    won: fc.boolean(),
    lost: fc.constantFrom('unwinnable', 'unknown'),
    states: fc.integer({ min: 0, max: 2 ** 31 }),
    moves: fc.integer({ min: 0, max: 300 }),
    ms: fc.constantFrom('', ',1.250'),
  })
  .map(({ seed, shuffle, draw, passes, worryingBack, won, lost, states, moves, ms }) => {
    const end = won ? `winnable,${states},${moves}` : `${lost},${states},`;
    return `${seed},${shuffle},${draw},${passes},${worryingBack},${end}${ms}`;
  });

/** Lines that mean the same or nothing, but that only the CSV parser reads; and some that nobody does. */
const otherLine = fc.constantFrom(
  '',
  '# a comment',
  '"7",solvitaire,3,unlimited,yes,winnable,12,95',
  ' 7,solvitaire,3,unlimited,yes,winnable,12,95',
  '7,solvitaire,03,unlimited,yes,winnable,12,95',
  '7,solvitaire,25,unlimited,yes,winnable,12,95',
  '7,solvitaire,3,unlimited,yes,winnable,12,',
  '7,solvitaire,3,unlimited,yes,lost,12,',
  '7,solvi',
  '7,solvitaire,3,unlimited,yes,unwinnable,12,,more',
);

const line = fc.oneof({ weight: 12, arbitrary: plainLine }, { weight: 1, arbitrary: otherLine });

/** The rows of a text, with their lines, or the message without path and line. */
async function read(text: string, shift: number): Promise<unknown> {
  const path = join(folder, 'x.csv');
  writeFileSync(path, text);
  const rows: unknown[] = [];
  try {
    for await (const { row, line: number } of readResultRows([path])) rows.push([row, number - shift]);
    return rows;
  } catch (error) {
    return [...rows, String(error).replace(/line (\d+)/g, (_, number) => `line ${Number(number) - shift}`)];
  }
}

describe('plain rows', () => {
  it('are read as the CSV parser reads them, with the same messages', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line), fc.boolean(), async (lines, isTorn) => {
        const body = lines.map((each) => `${each}\n`).join('');
        const text = `${HEADER}\n${isTorn ? body.slice(0, -1) : body}`;
        // A comment first, and all is left to the CSV parser.
        expect(await read(text, 0)).toEqual(await read(`# all\n${text}`, 1));
      }),
    );
  });

  it('do not depend on where the file is cut into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(plainLine),
        fc.array(fc.integer({ min: 1, max: 90 })),
        async (lines, cuts) => {
          const bytes = Buffer.from(`${HEADER}\n${lines.map((each) => `${each}\n`).join('')}`);
          const one = await all([bytes]);
          const chunks: Buffer[] = [];
          let at = 0;
          for (const cut of cuts) {
            chunks.push(bytes.subarray(at, at + cut));
            at += cut;
          }
          expect(await all([...chunks, bytes.subarray(at)])).toEqual(one);
        },
      ),
    );
  });

  async function all(parts: readonly Buffer[]): Promise<unknown> {
    async function* chunks(): AsyncGenerator<Buffer> {
      yield* parts;
    }
    const rows: NumberedRow[] = [];
    const iterator = chunks();
    const plain = plainRows(iterator);
    for (;;) {
      const part = await plain.next();
      if (part.done === true) {
        const left: Buffer[] = [];
        for await (const chunk of iterator) left.push(chunk);
        return { rows, lines: part.value.lines, left: String(Buffer.concat([part.value.bytes, ...left])) };
      }
      rows.push(...part.value);
    }
  }
});
