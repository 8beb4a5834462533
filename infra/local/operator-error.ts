/**
 * A fault of which the message says all: what the person at the keyboard can put right, or the last words of the
 * program that failed. It is shown without a stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
