/**
 * A fault with a complete message: one that the operator can fix, or the last words of the failed program. Shown
 * without a stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
