// Repeats a random sample of recorded deals from scratch and compares the bytes of their rows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import seedrandom from 'seedrandom';
import { type ManifestBlock, readManifest } from '../../src/batch/manifest.ts';
import type { SolverPool } from '../../src/batch/pool.ts';
import { SEARCH_SIGNATURE } from '../../src/batch/search-signature.ts';
import { gzipFault } from '../../src/batch/uncompressed.ts';
import { csvText } from '../../src/batch/writer.ts';
import { InputError } from '../../src/cards/input-error.ts';
import { dealFromSeed, shuffleName } from '../../src/deals/shuffles/shuffle.ts';
import { createStopFlag } from '../../src/search/stop-flag.ts';

export interface Sample {
  /** How many deals. */
  readonly deals: number;
  /** Names the sample: the same seed takes the same deals from the same blocks. */
  readonly seed: string;
  /** Deals of which a row took more positions are left out. */
  readonly maxStates?: number;
}

/** A recorded deal: its rows as they stand in the file, without line breaks. */
export interface RecordedDeal {
  readonly block: ManifestBlock;
  readonly seed: string;
  readonly rows: readonly string[];
}

/** A row that came out otherwise. */
export interface Difference {
  readonly seed: string;
  readonly file: string;
  readonly recorded: string;
  readonly now: string;
}

/** What was compared, and how strictly. */
export interface Reproduced {
  readonly deals: number;
  /** Of these, compared byte by byte; the others were made by another search and only their verdicts are compared. */
  readonly exact: number;
  readonly differences: readonly Difference[];
}

const STATES = 6;
const VERDICT = 5;

/**
 * Takes a sample of the deals in a folder of results: one under each list of rules, so that no part goes untried, the others
 * from each block as often as it has deals.
 * @throws InputError when the folder has none to take, or a block cannot be read.
 */
export function sampleOf(folder: string, { deals, seed, maxStates }: Sample): RecordedDeal[] {
  const { blocks } = readManifest(folder);
  const total = dealsIn(blocks);
  if (total === 0) throw new InputError(`${folder}: no blocks, expected packed results`);
  const random = seedrandom(seed);
  const wanted = new Map<ManifestBlock, Set<number>>();
  let left = Math.min(deals, total);
  const take = (among: readonly ManifestBlock[], most: number) => {
    const [block, index] = dealAt(among, Math.floor(random() * most));
    const chosen = wanted.get(block) ?? new Set();
    wanted.set(block, chosen);
    if (!chosen.has(index)) left--;
    chosen.add(index);
  };
  for (const alike of byRules(blocks)) if (left > 0) take(alike, dealsIn(alike));
  while (left > 0) take(blocks, total);
  const sample: RecordedDeal[] = [];
  for (const block of blocks) {
    const indices = wanted.get(block);
    if (indices !== undefined) sample.push(...recorded(folder, block, indices));
  }
  if (maxStates === undefined) return sample;
  return sample.filter(({ rows }) => rows.every((row) => Number(row.split(',')[STATES]) <= maxStates));
}

function dealsIn(blocks: readonly ManifestBlock[]): number {
  return blocks.reduce((sum, { from, to }) => sum + to - from + 1, 0);
}

/** The blocks by their rules. */
function byRules(blocks: readonly ManifestBlock[]): ManifestBlock[][] {
  const groups = new Map<string, ManifestBlock[]>();
  for (const block of blocks) {
    const key = JSON.stringify(block.rules);
    groups.set(key, [...(groups.get(key) ?? []), block]);
  }
  return [...groups.values()];
}

function dealAt(blocks: readonly ManifestBlock[], at: number): [ManifestBlock, number] {
  let left = at;
  for (const block of blocks) {
    const count = block.to - block.from + 1;
    if (left < count) return [block, left];
    left -= count;
  }
  throw new RangeError(`no deal ${at}`);
}

/** The rows of some deals of a block, by their indices from 0. */
function recorded(folder: string, block: ManifestBlock, indices: ReadonlySet<number>): RecordedDeal[] {
  const lines = csvOf(join(folder, block.file)).split('\n');
  const count = block.rules.length;
  return [...indices].map((index) => ({
    block,
    seed: String(block.from + index),
    // Copied, as a piece of a text keeps all of it in memory.
    rows: lines.slice(1 + index * count, 1 + (index + 1) * count).map((row) => Buffer.from(row).toString()),
  }));
}

function csvOf(path: string): string {
  try {
    return gunzipSync(readFileSync(path)).toString('latin1');
  } catch (error) {
    const fault = gzipFault(error);
    throw fault === null ? error : new InputError(`${path}: ${fault}, expected a whole file`);
  }
}

/** One line for each list of rules: `corners: 17 of 1,000,000 deals, 68 rows, from 12 of 20 blocks`. */
export function sampleText(sample: readonly RecordedDeal[], folder: string): string[] {
  return byRules(readManifest(folder).blocks).flatMap((blocks) => {
    const files = new Set(blocks.map(({ file }) => file));
    const taken = sample.filter(({ block }) => files.has(block.file));
    const rows = taken.reduce((sum, deal) => sum + deal.rows.length, 0);
    const from = new Set(taken.map(({ block }) => block.file)).size;
    const [{ file = '' } = {}] = blocks;
    const name = blocks.length === 1 ? file : file.replace(/-?\d+-\d+\.csv\.gz$/, '');
    const number = (value: number) => value.toLocaleString('en-US');
    return `${name}: ${number(taken.length)} of ${number(dealsIn(blocks))} deals, ${number(rows)} rows, from ${from} of ${blocks.length} blocks`;
  });
}

/** Decides the deals of a sample again, with the recorded budgets, and compares. */
export async function reproduce(sample: readonly RecordedDeal[], pool: SolverPool): Promise<Reproduced> {
  const all = await Promise.all(sample.map((deal) => repeated(deal, pool)));
  return {
    deals: sample.length,
    exact: sample.filter(({ block }) => isExact(block)).length,
    differences: all.flat(),
  };
}

/** Whether rows of a block must repeat byte by byte: by the same search, and none of them tried again. */
function isExact(block: ManifestBlock): boolean {
  return block.search === SEARCH_SIGNATURE && block.retries === undefined;
}

async function repeated({ block, seed, rows }: RecordedDeal, pool: SolverPool): Promise<Difference[]> {
  const shuffle = shuffleName(block.shuffle);
  const { position } = dealFromSeed(shuffle, seed);
  const found = await pool.solve({
    game: 'klondike',
    name: `seed ${seed} (${shuffle})`,
    position,
    rules: block.rules,
    maxStates: block.maxStates,
    maxMemoryBytes: block.maxMemoryBytes ?? Number.POSITIVE_INFINITY,
    stop: createStopFlag(),
  });
  const now = (found ?? []).map(({ verdict, states, moves }, i) => {
    const rules = block.rules[i];
    if (rules === undefined) throw new RangeError(`no rules ${i}`);
    return csvText([{ seed, shuffle, rules, verdict, states, moves }]).trimEnd();
  });
  return rows.flatMap((row, i) => {
    const again = now[i] ?? '';
    const same = isExact(block) ? row === again : verdictsAgree(row, again);
    return same ? [] : [{ seed, file: block.file, recorded: row, now: again }];
  });
}

/** What one search leaves open another may decide; two verdicts must be the same. */
function verdictsAgree(row: string, again: string): boolean {
  const [was, is] = [row.split(',')[VERDICT], again.split(',')[VERDICT]];
  return was === is || was === 'unknown' || is === 'unknown';
}
