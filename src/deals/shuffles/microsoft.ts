import { InputError } from '../../cards/input-error.ts';
import type { Shuffle } from './contract.ts';

function refuse(): never {
  throw new InputError(
    'the microsoft shuffle is for FreeCell deal numbers; expected seedrandom, solvitaire, klondike-solver or greenfelt for Klondike',
  );
}

/** The deal numbers of Microsoft FreeCell. No Klondike program deals by them, so none is made up here. */
export const microsoft: Shuffle = {
  takes: 'FreeCell deal numbers; not for Klondike',
  seed: refuse,
  order: refuse,
};
