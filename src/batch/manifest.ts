// The manifest of a folder of results: what each packed block holds, and how it came about.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../cards/input-error.ts';
import { isSystemError, systemReason } from '../cards/system-error.ts';
import type { KlondikeRules } from '../deals/klondike.ts';
import type { RetryBudget } from './run-record.ts';

/** The name and version of the format that results/README.md describes. */
export const FORMAT = 'thoughtful results 1';

/** One packed file of results. */
export interface ManifestBlock {
  readonly file: string;
  readonly shuffle: string;
  /** The range of seeds, both included. */
  readonly from: number;
  readonly to: number;
  /** In the order of the rows of a deal; `passes` null for unlimited. */
  readonly rules: readonly KlondikeRules[];
  readonly rows: number;
  /** Rows that are `unknown`. */
  readonly unknown: number;
  /** The command that wrote the CSV, its file without a folder. */
  readonly command: readonly string[];
  /** Versions of this program that worked on it, first to last. */
  readonly versions: readonly string[];
  /** Signature of the search (`npm run signature`); null when several worked on it. */
  readonly search: number | null;
  readonly maxStates: number;
  readonly maxMemoryBytes: number | null;
  /** Budgets of positions, and bytes, that unknown rows were tried again with; missing where none was. */
  readonly retries?: readonly RetryBudget[];
  /** CPU time, user and system, of all threads; null where it was not measured. */
  readonly cpuSeconds: number | null;
  /** Deals of the block that this time was spent on. */
  readonly cpuDeals: number;
  /** SHA-256 of the CSV and of the packed file, in hexadecimal. */
  readonly csvSha256: string;
  readonly gzipSha256: string;
}

/** A folder's manifest; blocks by their rules, then by their seeds. */
export interface Manifest {
  readonly format: typeof FORMAT;
  readonly game: 'klondike';
  readonly blocks: readonly ManifestBlock[];
}

/** A manifest without blocks. */
export const EMPTY_MANIFEST: Manifest = { format: FORMAT, game: 'klondike', blocks: [] };

export function manifestPath(folder: string): string {
  return join(folder, 'manifest.json');
}

/**
 * Reads a folder's manifest; one without blocks where there is none yet.
 * @throws InputError when it is none of this format.
 */
export function readManifest(folder: string): Manifest {
  const path = manifestPath(folder);
  try {
    const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isManifest(manifest)) return manifest;
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return EMPTY_MANIFEST;
    if (isSystemError(error)) throw new InputError(`cannot read ${path}: ${systemReason(error)}`);
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new InputError(`${path}: expected a manifest of the format ${JSON.stringify(FORMAT)}`);
}

function isManifest(value: unknown): value is Manifest {
  const manifest = value as Partial<Manifest> | null;
  return (
    typeof manifest === 'object' &&
    manifest?.format === FORMAT &&
    manifest.game === 'klondike' &&
    Array.isArray(manifest.blocks) &&
    manifest.blocks.every(isBlock)
  );
}

function isBlock(value: unknown): boolean {
  const block = value as Partial<ManifestBlock> | null;
  if (typeof block !== 'object' || block === null) return false;
  const texts = [block.file, block.shuffle, block.csvSha256, block.gzipSha256];
  const counts = [block.from, block.to, block.rows, block.unknown, block.maxStates, block.cpuDeals];
  const lists = [block.rules, block.command, block.versions, block.retries ?? []];
  const numbersOrNull = [block.search, block.maxMemoryBytes, block.cpuSeconds];
  return (
    texts.every((text) => typeof text === 'string') &&
    /^[^/\\]+$/.test(block.file ?? '') &&
    counts.every((count) => Number.isSafeInteger(count)) &&
    lists.every((list) => Array.isArray(list)) &&
    numbersOrNull.every((number) => number === null || Number.isFinite(number))
  );
}
