import { toPublicMessage } from './public-message.rules.js';

/** An error without a person's words, for the log, the event that operators see and the queue that keeps it. */
export interface DescribedError {
  /** Its class. */
  type: string;
  message: string;
  /** Code of Node or PostgreSQL, or the product's own. */
  code: string | undefined;
  /** Where it was thrown: lines of code, without the message. */
  stack: string | undefined;
}

const CODE_NAME = /^\w[\w-]{0,79}$/;
const FRAME =
  /^ +at (?:(?:async |new )*[\w$.<># [\]]{1,120} \()?(?:file:\/\/)?(?:node:)?[\w@./+-]{1,300}:\d+:\d+\)?$/;
const MAX_FRAMES = 30;

export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: toPublicMessage(String(error)), code: undefined, stack: undefined };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return {
    type: CODE_NAME.test(error.name) ? error.name : 'Error',
    message: toPublicMessage(error.message),
    code: CODE_NAME.test(code) ? code : undefined,
    stack: error.stack && keepFrames(withoutMessages(error.stack, error)),
  };
}

/**
 * Removes personal text from an error before it is stored, for example in a queue. The error object stays the same, so
 * code that checks its class still works.
 */
export function cleanError(error: unknown): unknown {
  if (!(error instanceof Error)) return new Error(toPublicMessage(String(error)));
  const { message, stack } = describeError(error);
  error.message = message;
  error.stack = `${error.name}: ${message}\n${stack ?? ''}`;
  return error;
}

/** The lines of a stack that name a place in the code. */
export function keepFrames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MAX_FRAMES)
    .join('\n');
}

/** A message of several lines could hold one that looks like a frame. */
function withoutMessages(stack: string, error: Error): string {
  const within = error instanceof AggregateError ? error.errors : [];
  return [error, error.cause, ...within].reduce<string>(
    (text, one) =>
      one instanceof Error && one.message.includes('\n') ? text.replaceAll(one.message, '') : text,
    stack,
  );
}
