import type * as z from 'zod/mini';
import type { Json } from './json.js';
import type { Sendable } from './privacy/model-text.js';

/** Task of the model. The name is the reply schema's name on the wire and the key of every figure. */
export const MODEL_TASKS = [
  'judge-working',
  'judge-meaning',
  'solve-question',
  'write-question',
  'explain-answer',
  'word-suggestion',
  'read-pdf',
] as const;
/** The name of a task. */
export type ModelTaskName = (typeof MODEL_TASKS)[number];

/**
 * One kind of question to the model, defined once beside its use, in a file with the version in its name; any changed
 * word is a new version.
 */
export interface ModelTask<Input extends Json = Json, Output = unknown> {
  readonly name: ModelTaskName;
  /** Stored with every call, and part of the cache's key. */
  readonly version: number;
  /**
   * Rules and examples; the same for every call, so that providers can keep it warm. Never holds anything a pupil
   * wrote.
   */
  readonly instructions: string;
  /** The reply; strict, so that anything else counts as no reply. */
  readonly output: z.ZodMiniType<Output>;
  readonly maxOutputTokens: number;
  /**
   * Limit of the whole call with its one retry, in milliseconds: at most 8 000 where a person waits, 20 000 where
   * questions are written. A call that may last over 8 000 is cut off at shutdown.
   */
  readonly timeoutMs: number;
  /** 0 where the same question should get the same reply. */
  readonly temperature: number;
  /** Ties the task to the shape of its input; never set. */
  readonly input?: Input;
}

/**
 * Keeps the types of a task together. Each text of the input declares its origin, so that a prompt cannot pass on typed
 * text with personal words.
 */
export function modelTask<Input extends Json, Output>(
  task: [Input] extends [Sendable<Input>] ? Omit<ModelTask<Input, Output>, 'input'> : never,
): ModelTask<Input, Output> {
  return task;
}
