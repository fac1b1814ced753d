/** What a call throws, as a person reads it; `accepted` when it throws nothing. */
export function thrown(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof Error) return `${error.name}: ${error.message}`;
  }
  return 'accepted';
}
