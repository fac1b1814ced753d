// Compares the packed blocks of a folder with its manifest.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type ManifestBlock, readManifest } from '../../src/batch/manifest.ts';
import { gzipFault } from '../../src/batch/uncompressed.ts';
import { sha256 } from './pack.ts';

/** One line for each thing wrong in a folder of results; none when all blocks are what the manifest says. */
export function faultsOf(folder: string): string[] {
  const { blocks } = readManifest(folder);
  if (blocks.length === 0) return [`${folder}: no blocks`];
  const strays = readdirSync(folder)
    .filter((name) => name.endsWith('.gz') && !blocks.some(({ file }) => file === name))
    .map((name) => `${join(folder, name)}: not in the manifest`);
  return [...blocks.flatMap((block) => faultOf(join(folder, block.file), block) ?? []), ...strays];
}

/** What is wrong with a block; null for nothing. */
export function faultOf(path: string, block: ManifestBlock): string | null {
  if (!existsSync(path)) return `${path}: missing`;
  const gzip = readFileSync(path);
  if (sha256(gzip) !== block.gzipSha256) return `${path}: another SHA-256 than in the manifest`;
  try {
    const csv = gunzipSync(gzip);
    if (sha256(csv) !== block.csvSha256) return `${path}: its rows have another SHA-256 than in the manifest`;
    const rows = csv.reduce((count, byte) => (byte === 10 ? count + 1 : count), -1);
    return rows === block.rows ? null : `${path}: ${rows} rows, expected the ${block.rows} of the manifest`;
  } catch (error) {
    const fault = gzipFault(error);
    if (fault === null) throw error;
    return `${path}: ${fault}`;
  }
}
