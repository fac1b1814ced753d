// Packs a finished results file: the .gz in the folder of the results, and its entry in the manifest there.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { aheadPath } from '../../src/batch/ahead.ts';
import { lockPath } from '../../src/batch/lock.ts';
import { type ManifestBlock, readManifest } from '../../src/batch/manifest.ts';
import { type BatchPlan, planBatch } from '../../src/batch/plan.ts';
import { readResultRows } from '../../src/batch/reader.ts';
import { readLeftover } from '../../src/batch/resume.ts';
import { rulesText } from '../../src/batch/row.ts';
import { type RunRecord, readRecord, recordPath } from '../../src/batch/run-record.ts';
import { InputError } from '../../src/cards/input-error.ts';
import type { KlondikeRules } from '../../src/deals/klondike.ts';
import { rangeOfSeeds } from '../../src/deals/seed-range.ts';
import { shuffleName } from '../../src/deals/shuffles/shuffle.ts';
import { tally } from '../../src/statistics/tally.ts';
import { makeFolder } from './folder.ts';
import { writeManifest, writeWhole } from './write-manifest.ts';

/** What a record may lack and the person who packs may know, or wants. */
export interface Known {
  /** Signature of the search, for files that were begun by version 0.2.0. */
  readonly search?: number;
  /** CPU time spent on the file, where the record did not measure it. */
  readonly cpuSeconds?: number;
  /** How many of its deals this time was spent on; default: all. */
  readonly cpuDeals?: number;
  /** Whether a block of the same name gives way to other rows about the same deals. */
  readonly replace?: boolean;
}

/** What became of a file. */
export interface Packed {
  readonly block: ManifestBlock;
  /** Whether the very same block was there before. */
  readonly unchanged: boolean;
}

/**
 * Packs a finished results file into a folder of results. The entries that are there stay.
 * @param csv path of the file; its record stands beside it.
 * @throws InputError when the file is not finished, does not fit its record, contradicts itself, or when a block of the
 *   folder holds other rows under its name or about its deals.
 */
export async function pack(csv: string, folder: string, known: Known = {}): Promise<Packed> {
  const record = readRecord(csv);
  if (record === null) throw new InputError(`${csv}: expected ${recordPath(csv)} beside it`);
  for (const path of [lockPath(csv), aheadPath(csv), `${csv}.retry`]) {
    if (existsSync(path)) throw new InputError(`${csv} is not finished: ${path} is there`);
  }
  if (record.timings) throw new InputError(`${csv}: written with --timings, expected rows that repeat`);
  const { plan, rules } = planOf(csv, record);
  const bytes = readFileSync(csv);
  await assertFinished(csv, plan, bytes.length);
  const statistics = await tally(readResultRows([csv]));
  const gzip = gzipSync(bytes, { level: 9 });
  const [from, to] = [Number(plan.seedAt(0)), Number(plan.seedAt(plan.dealCount - 1))];
  const block: ManifestBlock = {
    file: `${basename(csv)}.gz`,
    shuffle: plan.shuffle,
    from,
    to,
    rules,
    rows: plan.dealCount * plan.rules.length,
    unknown: statistics.rules.reduce((sum, { unknown }) => sum + unknown, 0),
    command: withoutFolder(record.command),
    versions: record.versions,
    search: searchOf(csv, record, known),
    maxStates: record.maxStates,
    maxMemoryBytes: record.maxMemoryBytes,
    ...(record.retries === undefined ? {} : { retries: record.retries }),
    ...cpuOf(record, known, plan.dealCount),
    csvSha256: sha256(bytes),
    gzipSha256: sha256(gzip),
  };
  makeFolder(folder);
  const others = readManifest(folder).blocks;
  const same = others.find(({ file }) => file === block.file);
  if (same !== undefined && same.csvSha256 !== block.csvSha256 && known.replace !== true) {
    throw new InputError(
      `${join(folder, block.file)} is there with other rows; expected --replace to put these in their place`,
    );
  }
  assertNew(
    block,
    others.filter((other) => other !== same),
    folder,
  );
  writeWhole(join(folder, block.file), gzip);
  writeManifest(folder, [...others.filter((other) => other !== same), block]);
  return { block, unchanged: JSON.stringify(same) === JSON.stringify(block) };
}

/** SHA-256 in hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The plan that a record tells of, and its rules, in their order. */
function planOf(csv: string, record: RunRecord): { plan: BatchPlan; rules: readonly KlondikeRules[] } {
  if (record.game !== 'klondike')
    throw new InputError(`${csv}: deals of the game ${record.game}, expected klondike`);
  const [, range] = /^seeds (\S+)$/.exec(record.deals) ?? [];
  if (range === undefined) throw new InputError(`${csv}: about deals of a file, expected deals of seeds`);
  const shuffle = shuffleName(record.shuffle);
  const rules = record.rules.map((text) => rulesOfText(text, recordPath(csv)));
  const plan = planBatch({ kind: 'seeds', shuffle, range: rangeOfSeeds(range, shuffle) }, rules);
  if (!Number.isSafeInteger(Number(plan.seedAt(plan.dealCount - 1))))
    throw new InputError(`${csv}: seeds ${range}, expected at most ${Number.MAX_SAFE_INTEGER}`);
  return { plan, rules };
}

/** Reads what `rulesText` writes. */
function rulesOfText(text: string, where: string): KlondikeRules {
  const [, draw, passes] =
    /^draw (\d+), (\d+|unlimited) pass(?:es)?, (?:no )?worrying back$/.exec(text) ?? [];
  const rules = {
    draw: Number(draw),
    passes: passes === 'unlimited' ? null : Number(passes),
    worryingBack: !text.endsWith(', no worrying back'),
  };
  if (rulesText(rules) !== text) throw new InputError(`${where}: rules ${JSON.stringify(text)} are unknown`);
  return rules;
}

async function assertFinished(csv: string, plan: BatchPlan, size: number): Promise<void> {
  const { deals, bytes } = await readLeftover(csv, plan, false);
  if (deals < plan.dealCount)
    throw new InputError(`${csv} is not finished: it holds ${deals} of ${plan.dealCount} deals`);
  if (bytes < size) throw new InputError(`${csv}: expected nothing after its last row`);
}

function searchOf(csv: string, { searches = [null] }: RunRecord, known: Known): number | null {
  const all = new Set(searches.map((search) => search ?? known.search));
  if (all.has(undefined))
    throw new InputError(
      `${csv}: its record does not tell the search; expected --search SIGNATURE (npm run signature)`,
    );
  const [search = null] = all;
  return all.size === 1 ? search : null;
}

function cpuOf(
  { cpuSeconds, unmeasuredDeals = 0 }: RunRecord,
  known: Known,
  deals: number,
): Pick<ManifestBlock, 'cpuSeconds' | 'cpuDeals'> {
  if (known.cpuSeconds !== undefined)
    return { cpuSeconds: known.cpuSeconds, cpuDeals: Math.min(deals, known.cpuDeals ?? deals) };
  if (cpuSeconds === undefined || unmeasuredDeals >= deals) return { cpuSeconds: null, cpuDeals: 0 };
  return { cpuSeconds, cpuDeals: deals - unmeasuredDeals };
}

/** All blocks are of one shuffle, whose statistics are told together, and no two count a deal under the same rules twice. */
function assertNew(block: ManifestBlock, others: readonly ManifestBlock[], folder: string): void {
  const unlike = others.find(({ shuffle }) => shuffle !== block.shuffle);
  if (unlike !== undefined) {
    throw new InputError(
      `${block.file}: deals of the ${block.shuffle} shuffle, expected ${unlike.shuffle} as in ${join(folder, unlike.file)}`,
    );
  }
  const texts = new Set(block.rules.map(rulesText));
  for (const other of others) {
    const shared = other.rules.map(rulesText).find((text) => texts.has(text));
    const apart = other.to < block.from || block.to < other.from;
    if (shared === undefined || apart) continue;
    throw new InputError(
      `${block.file}: seeds ${block.from} to ${block.to} under ${shared} overlap ${join(folder, other.file)}`,
    );
  }
}

/** The command as it would be typed in the folder of its file. */
function withoutFolder(command: readonly string[]): string[] {
  return command.map((word, i) => {
    if (command[i - 1] === '--out') return basename(word);
    return word.startsWith('--out=') ? `--out=${basename(word)}` : word;
  });
}
