/** Runs node with these arguments in the checkout; resolves to its exit code, 128 + N when a signal N ended it. */
export function runNode(args: readonly string[]): Promise<number>;
