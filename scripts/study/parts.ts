// The parts of the study: which deals, under which rules, in which blocks.

/** One part of the study. All deals are of `solvitaire` seeds, from 1 on. */
export interface Part {
  /** What it is for, in words. */
  readonly about: string;
  readonly lastSeed: number;
  /** Deals in a file. */
  readonly block: number;
  /** The options of `thoughtful batch` that name its rules. */
  readonly rules: readonly string[];
}

export const PARTS: Readonly<Record<string, Part>> = {
  corners: {
    about: 'draw 1 and draw 3, unlimited passes, with and without worrying back',
    lastSeed: 1_000_000,
    block: 50_000,
    rules: ['--draw', '1,3', '--worrying-back', 'yes,no'],
  },
  limited: {
    about: 'draw 1 with a single pass and draw 3 with three passes, no worrying back',
    lastSeed: 100_000,
    block: 10_000,
    rules: ['--rules', 'single-pass,three-pass'],
  },
  draws: {
    about: 'draw 2 and draws 4 to 13, unlimited passes, with and without worrying back',
    lastSeed: 100_000,
    block: 10_000,
    rules: ['--draw', '2,4,5,6,7,8,9,10,11,12,13', '--worrying-back', 'yes,no'],
  },
};

/** A file's worth of a part. */
export interface Block {
  /** File name of its results, without a folder. */
  readonly file: string;
  /** As `thoughtful batch` takes it: `1..50000`. */
  readonly range: string;
}

/** The blocks of a part, in order. */
export function blocksOf(name: string, { lastSeed, block }: Part): Block[] {
  return Array.from({ length: Math.ceil(lastSeed / block) }, (_, i) => {
    const [from, to] = [i * block + 1, Math.min((i + 1) * block, lastSeed)];
    return { file: `${name}-${from}-${to}.csv`, range: `${from}..${to}` };
  });
}
