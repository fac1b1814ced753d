import { type KlondikePosition, printDeal } from '../../src/index.ts';

/** The text of a position in a file, as `--deal` reads it. */
export function positionFile(position: KlondikePosition): string {
  return printDeal({ game: 'klondike', shuffle: 'file', seed: '1', position }, 'solvitaire');
}
