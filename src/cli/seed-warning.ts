import { statSync } from 'node:fs';
import { isShareText } from '../deals/formats/share.ts';
import { wholeNumber } from '../deals/seeds.ts';

/**
 * What a seed looks like that was probably meant as something else; null for any other seed. Every text is a seed, and
 * stays one.
 */
export function seedWarning(seed: string): string | null {
  if (isShareText(seed)) return 'the seed is a share text; --from-share reads its deal';
  if (seed === '-') return '- was taken as a seed; --deal - reads stdin';
  // A number is the usual seed, whatever files there are.
  if (wholeNumber(seed) === null && isFile(seed)) {
    return `${seed} is a file here but was taken as a seed; --deal ${seed} reads it`;
  }
  return null;
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // No such name, or none that can be a file's.
    return false;
  }
}
