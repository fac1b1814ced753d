/** What plain search found out; `positions` counts the distinct positions seen, the first one included. */
export type Exhausted =
  | { readonly outcome: 'winnable'; readonly positions: number; readonly moves: readonly string[] }
  | { readonly outcome: 'unwinnable'; readonly positions: number }
  | { readonly outcome: 'gaveUp'; readonly positions: number };

/** A game as plain search plays it. */
export interface PlainGame<State, Move> {
  /** A text that two positions share exactly when nothing that matters for the rest of the game differs. */
  readonly key: (state: State) => string;
  readonly isWon: (state: State) => boolean;
  /** Every legal move, each once. */
  readonly moves: (state: State) => readonly Move[];
  /** The position after a move, or why it is refused. */
  readonly play: (state: State, move: Move) => { ok: true; state: State } | { ok: false; reason: string };
  readonly text: (move: Move) => string;
}

/** A position on the way to the present one, with its moves and how many of them were tried. */
interface Step<State, Move> {
  readonly state: State;
  readonly moves: readonly Move[];
  tried: number;
}

/**
 * Decides a position by trying every legal move of every position that can be reached, depth first: no pruning,
 * no symmetry, only a position seen before is not gone into again. `gaveUp` comes when more than `maxPositions` distinct
 * positions are seen.
 */
export function plainSearch<State, Move>(
  start: State,
  game: PlainGame<State, Move>,
  maxPositions: number,
): Exhausted {
  if (game.isWon(start)) return { outcome: 'winnable', positions: 1, moves: [] };
  const seen = new Set([game.key(start)]);
  const path: Step<State, Move>[] = [{ state: start, moves: game.moves(start), tried: 0 }];
  for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
    const move = step.moves[step.tried++];
    if (move === undefined) {
      path.pop();
      continue;
    }
    const state = playedListed(step.state, game, move);
    const key = game.key(state);
    if (seen.has(key)) continue;
    if (seen.size >= maxPositions) return { outcome: 'gaveUp', positions: seen.size };
    seen.add(key);
    if (game.isWon(state)) return { outcome: 'winnable', positions: seen.size, moves: movesOf(path, game) };
    path.push({ state, moves: game.moves(state), tried: 0 });
  }
  return { outcome: 'unwinnable', positions: seen.size };
}

/** Plays a move from the list of legal ones; a refusal means the two halves of the rules disagree. */
function playedListed<State, Move>(state: State, game: PlainGame<State, Move>, move: Move): State {
  const result = game.play(state, move);
  if (!result.ok) throw new Error(`a move listed as legal was refused: ${game.text(move)}: ${result.reason}`);
  return result.state;
}

/** The move last tried in each step, from the first position to the last. */
function movesOf<State, Move>(path: readonly Step<State, Move>[], game: PlainGame<State, Move>): string[] {
  return path.flatMap((step) => step.moves.slice(step.tried - 1, step.tried).map(game.text));
}
