import type { MemoryBudget } from '../../search/memory-budget.ts';
import { firstKey } from './position.ts';
import { ALIVE, type QuestionLog } from './questions.ts';
import type { Layout } from './state.ts';
import { cardOfSuit, popcount, WORD } from './state.ts';

const { LOCKED, LOWEST, STOCK } = WORD;

/*
 * Dominance, where stock cards are laid in trees only and go up only with a lift that waits for them (purpose.ts, raising.ts). Of
 * two positions with the same locked cards one dominates the other when it leads there by such plays alone:
 *   - its stock holds all that the other's does;
 *   - the cards that a suit has more on the other's foundation lie in this stock, not in the other's;
 *   - a suit has fewer there only with worrying back.
 * It does lead there. Those cards go up, for they follow each other and the stock can be taken in any order. What else the other
 * has in its tableau and this one has not is laid or brought back, in descending rank: then each finds a place, as all higher
 * cards of the other's tableau lie already, and no more of its own rank do than lie there.
 *
 * All this is free where a win's actions are counted (purpose.ts). So the one that dominates wins in as few actions as the
 * other: when it is lost both are, when the other wins both do. And that it is being searched is enough, as in
 * offsets.ts: of the positions entered that win take the one that wins in fewest actions. A move offered there leads to one
 * that wins in fewer; that one was entered, or one that dominates it was, which needs as few: a contradiction.
 * (A play that is a move by itself, counted or not, would lead from a position to one it dominates, and never be made. So this
 * rests on the two rules named.)
 *
 * With a loosened stock (loose.ts) a play that extends the reach is an action, and no more may be in reach in the other: the
 * lowest place played there must be no lower than here. Then none of these plays extends the reach, for all cards played there
 * lie at or after that place.
 */

/**
 * Words of a node: stock, first key (position.ts: foundation heights in its low half, the locked cards in the other), a mark
 * (questions.ts) or the lowest place played, the node behind it.
 */
const NODE_WORDS = 4;
const KEY = 1;
const MARK = 2;
const BEHIND = 3;
/** No node: the end of a chain. */
const NONE = 0;
/** More than all values of LOCKED. */
const LOCKED_STATES = 0x10000;
const FIRST_NODES = 1 << 10;
/** Words kept from one deal to the next, outside the memory budget (512 KiB). */
const KEPT_WORDS = 1 << 17;

/** The positions entered, by their locked cards, for finding one that dominates another. */
export class Dominance {
  private readonly heads = new Int32Array(LOCKED_STATES);
  private kept = new Int32Array(FIRST_NODES * NODE_WORDS);
  private nodes = this.kept;
  /** The first node stays empty, so that no node is NONE. */
  private end = NODE_WORDS;
  private budget: MemoryBudget | undefined;
  /** By suit and height (`suit << 4 | height`): the places in the stock of the suit's cards below it, as a stock word. */
  private readonly placesBelow = new Int32Array(64);

  constructor(private readonly worryingBack: boolean) {}

  /** Prepares for a layout; {@link clear} must come next. */
  load(layout: Layout): void {
    for (let suit = 0; suit < 4; suit++) {
      let places = 0;
      for (let height = 0; height <= layout.ranks; height++) {
        this.placesBelow[(suit << 4) | height] = places;
        const place = layout.stockPlace[cardOfSuit(suit, height)] ?? -1;
        if (place >= 0) places |= 1 << place;
      }
    }
  }

  /** Forgets all positions, and takes memory from this budget from now on. */
  clear(budget: MemoryBudget): void {
    this.release();
    this.budget = budget;
  }

  /** Forgets all positions and gives the memory back. */
  release(): void {
    const { heads, nodes } = this;
    for (let node = NODE_WORDS; node < this.end; node += NODE_WORDS) heads[nodes[node + KEY]! >>> 16] = NONE;
    this.end = NODE_WORDS;
    if (nodes !== this.kept) this.budget?.give(nodes.byteLength);
    this.nodes = this.kept;
  }

  /**
   * What the positions noted prove of the one at `at`, where the stock can be taken in any order: a mark that settles it,
   * ALIVE when it dominates a winnable one, 0 when they prove nothing. Nodes that prove nothing any more are dropped.
   */
  proves(st: Int32Array, at: number, questions: QuestionLog): number {
    const { nodes } = this;
    const locked = st[at + LOCKED]!;
    const stock = st[at + STOCK]!;
    const key = firstKey(st, at);
    let before = NONE;
    for (let node = this.heads[locked]!; node !== NONE; node = nodes[node + BEHIND]!) {
      const mark = nodes[node + MARK]!;
      const other = nodes[node]!;
      if (mark === ALIVE) {
        if ((other & ~stock) === 0 && this.leads(stock, key, other, nodes[node + KEY]!)) return ALIVE;
      } else if (!questions.settles(mark)) {
        if (before === NONE) this.heads[locked] = nodes[node + BEHIND]!;
        else nodes[before + BEHIND] = nodes[node + BEHIND]!;
        continue;
      } else if ((stock & ~other) === 0 && this.leads(other, nodes[node + KEY]!, stock, key)) return mark;
      before = node;
    }
    return 0;
  }

  /** Whether a position noted dominates the one at `at`, with a loosened stock. */
  dominatesLoose(st: Int32Array, at: number): boolean {
    const { nodes } = this;
    const stock = st[at + STOCK]!;
    const key = firstKey(st, at);
    const lowest = st[at + LOWEST]!;
    for (let node = this.heads[st[at + LOCKED]!]!; node !== NONE; node = nodes[node + BEHIND]!) {
      const other = nodes[node]!;
      if ((stock & ~other) !== 0 || nodes[node + MARK]! > lowest) continue;
      if (this.leads(other, nodes[node + KEY]!, stock, key)) return true;
    }
    return false;
  }

  /**
   * Notes the position at `at`, unless there is no memory left for it.
   * @param mark what is known of it (questions.ts), or with a loosened stock the lowest place played
   */
  note(st: Int32Array, at: number, mark: number): void {
    const node = this.end;
    if (node === this.nodes.length && !this.grow()) return;
    const { heads, nodes } = this;
    const locked = st[at + LOCKED]!;
    nodes[node] = st[at + STOCK]!;
    nodes[node + KEY] = firstKey(st, at);
    nodes[node + MARK] = mark;
    nodes[node + BEHIND] = heads[locked]!;
    heads[locked] = node;
    this.end = node + NODE_WORDS;
  }

  /** Whether one position leads to another with the same locked cards, whose stock is part of its own. */
  private leads(stock: number, key: number, otherStock: number, otherKey: number): boolean {
    if (key === otherKey) return true;
    const { placesBelow, worryingBack } = this;
    const played = stock & ~otherStock;
    for (let suit = 0; suit < 4; suit++) {
      const height = (key >>> (4 * suit)) & 15;
      const more = ((otherKey >>> (4 * suit)) & 15) - height;
      if (more < 0 && !worryingBack) return false;
      if (more <= 0) continue;
      const at = (suit << 4) | height;
      if (popcount(placesBelow[at + more]! & ~placesBelow[at]! & played) !== more) return false;
    }
    return true;
  }

  private grow(): boolean {
    const { nodes } = this;
    const bytes = 2 * nodes.byteLength;
    const keeps = 2 * nodes.length <= KEPT_WORDS;
    if (!keeps && this.budget?.take(bytes) !== true) return false;
    this.nodes = new Int32Array(2 * nodes.length);
    this.nodes.set(nodes);
    if (keeps) this.kept = this.nodes;
    else if (nodes !== this.kept) this.budget?.give(nodes.byteLength);
    return true;
  }
}
