/**
 * A fault whose remedy lies with the person at the keyboard: the launcher prints the message alone, as one
 * sentence, without a stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
