const NONE = -1;

/** The positions of the unknown rows under one set of rules, by deal, until a verdict takes a row's place. */
export interface UnknownRows {
  positions: Float64Array;
}

export function unknownRows(): UnknownRows {
  return { positions: new Float64Array(0) };
}

/** Notes an unknown row of a deal. */
export function noteUnknown(rows: UnknownRows, deal: number, positions: number): void {
  if (deal >= rows.positions.length) {
    const grown = new Float64Array(Math.max(deal + 1, 2 * rows.positions.length)).fill(NONE);
    grown.set(rows.positions);
    rows.positions = grown;
  }
  rows.positions[deal] = positions;
}

/** Forgets the unknown row of a deal, where there is one. */
export function forgetUnknown(rows: UnknownRows, deal: number): void {
  if (deal < rows.positions.length) rows.positions[deal] = NONE;
}

/** The positions of the rows that stayed unknown. */
export function stillUnknown(rows: UnknownRows): Float64Array {
  return rows.positions.filter((positions) => positions !== NONE);
}
