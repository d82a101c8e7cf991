// A small general depth-first search: lazy, pruned, limited.
//
// A search tree is described by its children, its goals and its dead ends; `backtrack` walks it from
// left to right and yields each goal when it is reached, so a caller takes as many as it wants:
//
//   const queens = { children: place, isGoal: (board) => board.length === 8 };
//   for (const board of backtrack([], queens)) …        // 92 times
//
// The stack is explicit, so depth costs memory, never the call stack. Golomb and Baumert,
// "Backtrack Programming" (Journal of the ACM 12, 1965).

/** What to search; nodes are immutable values. */
export interface SearchTree<Node> {
  /** The nodes below one node, from left to right; may be infinite, is read lazily. */
  children(node: Node): Iterable<Node>;
  /** True if the node is an answer. Answers are yielded, and not searched below. */
  isGoal(node: Node): boolean;
  /** True if no answer lies below the node; an optional short cut. */
  isDead?(node: Node): boolean;
}

/** Counts and limits the work; a `Budget` is one. */
export interface NodeCounter {
  spend(nodes: number): void;
  readonly isOver: boolean;
}

/**
 * Yields the goals of a tree, depth first, left to right.
 *
 * Ends when the tree is exhausted or the counter is over; ask the counter which of both it was.
 * Each node that is looked at spends 1.
 */
export function* backtrack<Node>(root: Node, tree: SearchTree<Node>, counter?: NodeCounter): Generator<Node, void> {
  const stack: Iterator<Node>[] = [[root].values()];
  while (stack.length > 0) {
    if (counter?.isOver) return;
    const next = (stack.at(-1) as Iterator<Node>).next();
    if (next.done) {
      stack.pop();
      continue;
    }
    counter?.spend(1);
    const node = next.value;
    if (tree.isDead?.(node)) continue;
    if (tree.isGoal(node)) yield node;
    else stack.push(tree.children(node)[Symbol.iterator]());
  }
}
