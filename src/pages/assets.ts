import { readFileSync } from 'node:fs';

/** The text of a style sheet or script that lies beside the code, in the sources as in the built package. */
export function assetText(url: URL): string {
  return readFileSync(url, 'utf8');
}

/**
 * Scripts of a page as one module text: a page that stands alone cannot import.
 * @param urls of modules, each after those it imports from. Each import stands in one line and renames nothing; names at
 *   the top are distinct across the files.
 */
export function moduleText(urls: readonly URL[]): string {
  return urls.map((url) => assetText(url).replace(IMPORT_LINE, '').replace(EXPORT_WORD, '')).join('\n');
}

const IMPORT_LINE = /^import .* from '\.[^']*';\n/gm;
const EXPORT_WORD = /^export (?=const |function )/gm;
