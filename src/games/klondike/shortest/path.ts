import type { NodeStore } from './nodes.ts';
import type { Successors } from './successors.ts';

/**
 * The moves of the search (words, see successors.ts) from the first node to `last`. Nodes do not keep the move they were
 * reached by: each is found again among the successors of the node before.
 */
export function pathTo(nodes: NodeStore, successors: Successors, last: number): number[] {
  const words: number[] = [];
  for (let node = last; nodes.parent(node) >= 0; node = nodes.parent(node)) {
    const before = nodes.parent(node);
    const cost = nodes.moves(node) - nodes.moves(before);
    successors.expand(nodes.key(before, 0), nodes.key(before, 1), nodes.key(before, 2), nodes.key(before, 3));
    const { count, k0, k1, k2, k3, cost: costs, move } = successors.list;
    let at = 0;
    while (
      at < count &&
      (costs[at] !== cost ||
        k0[at] !== nodes.key(node, 0) ||
        k1[at] !== nodes.key(node, 1) ||
        k2[at] !== nodes.key(node, 2) ||
        k3[at] !== nodes.key(node, 3))
    ) {
      at++;
    }
    if (at === count) throw new Error('a position is no successor of the one it was reached from');
    words.push(move[at]!);
  }
  return words.reverse();
}
