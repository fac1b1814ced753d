/** Bad input from the user. Its message is one complete line: what is wrong, where, and what was expected. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
