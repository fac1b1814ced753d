/** Compiles src/ to a folder, with more options of the compiler; resolves to its exit code. */
export function compile(folder: string, ...options: readonly string[]): Promise<number>;
