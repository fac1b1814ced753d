import { LEANING } from './leanings.ts';

/** One run of a beam. */
export interface BeamPass {
  readonly width: number;
  readonly leaning: number;
}

const { ANY, EVEN, FOUNDATIONS, LOCKED, SPREAD, STOCK } = LEANING;
const LEANINGS = [SPREAD, STOCK, FOUNDATIONS, LOCKED, EVEN, ANY];
/** Two that are soon made, then ever wider ones. */
const PASSES: readonly BeamPass[] = [
  { width: 4, leaning: SPREAD },
  { width: 4, leaning: ANY },
  ...[16, 64, 256, 1024].flatMap((width) => LEANINGS.map((leaning) => ({ width, leaning }))),
];
/** Positions the depth-first search enters before the first pass, unless it is told. */
export const BEAM_AT = 1000;
/** Positions the depth-first search enters for each one of the passes. */
const SHARE = 8;

/**
 * When a depth-first search makes way for a beam: passes follow each other, wider and wider, so long as they have
 * entered no more than an eighth as many positions. So a loss costs at most an eighth more, and a pass.
 */
export class BeamPasses {
  /** How many positions the depth-first search enters before the next pass; infinite when none is left. */
  dueAt = Number.POSITIVE_INFINITY;
  private next = 0;
  private entered = 0;

  /** @param first positions the depth-first search enters before the first pass */
  constructor(private readonly first: number) {}

  /** Begins anew. */
  begin(): void {
    this.next = 0;
    this.entered = 0;
    this.dueAt = this.first;
  }

  /** Makes no passes. */
  none(): void {
    this.dueAt = Number.POSITIVE_INFINITY;
  }

  /** The next pass. */
  pass(): BeamPass {
    return PASSES[this.next]!;
  }

  /** Notes that {@link pass} was made, and how many positions it entered. */
  made(states: number): void {
    this.next++;
    this.entered += states;
    if (this.next === PASSES.length) this.none();
    else this.dueAt = Math.max(this.first, SHARE * this.entered);
  }
}
