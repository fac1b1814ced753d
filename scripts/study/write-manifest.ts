// Writes the manifest of a folder of results, whole or not at all.
import { renameSync, writeFileSync } from 'node:fs';
import { EMPTY_MANIFEST, type Manifest, type ManifestBlock, manifestPath } from '../../src/batch/manifest.ts';
import { compareRules } from '../../src/batch/row.ts';
import { InputError } from '../../src/cards/input-error.ts';
import { isSystemError, systemReason } from '../../src/cards/system-error.ts';

/** Writes a folder's manifest, whole or not at all. */
export function writeManifest(folder: string, blocks: readonly ManifestBlock[]): void {
  const manifest: Manifest = { ...EMPTY_MANIFEST, blocks: blocks.toSorted(compareBlocks) };
  writeWhole(manifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Writes a file, whole or not at all. */
export function writeWhole(path: string, content: string | Buffer): void {
  try {
    writeFileSync(`${path}.new`, content);
    renameSync(`${path}.new`, path);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new InputError(`cannot write ${path}: ${systemReason(error)}`);
  }
}

/** The order of blocks: by their rules, then by their seeds. */
function compareBlocks(a: ManifestBlock, b: ManifestBlock): number {
  const [first, second] = [a.rules[0], b.rules[0]];
  const rules = first !== undefined && second !== undefined ? compareRules(first, second) : 0;
  return rules || a.from - b.from || (a.file < b.file ? -1 : 1);
}
