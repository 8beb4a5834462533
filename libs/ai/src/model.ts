import type { AiCallFailure } from '@sumfox/contracts/messages/ai.events';
import type { Json } from './json.js';
import type { ModelTask } from './model-task.js';

/**
 * Reason for a missing reply: nothing was sent, or the call failed, including its one retry. None is the caller's
 * fault, and none may cost a pupil a mark.
 */
export type UnavailableReason =
  /** No key: the built-in engine and the rules do all of it. */
  | 'not-configured'
  /** The daily or monthly money is spent, or this pupil's share of the day. */
  | 'over-budget'
  /** As many calls as may be are under way. */
  | 'busy'
  /** Too many recent calls failed; calls are suspended for a while. */
  | 'breaker-open'
  | AiCallFailure;

/** Result of a call. */
export type ModelReply<Output> =
  | {
      readonly kind: 'answered';
      readonly output: Output;
      /** Its name, as the provider knows it. */
      readonly model: string;
      /** True for a stored reply, which costs nothing. */
      readonly fromCache: boolean;
    }
  | { readonly kind: 'unavailable'; readonly reason: UnavailableReason };

/** Of one question to the model. */
export interface AskOptions {
  /** Pupil to charge. Never sent, and stored only as a hash of that day. */
  readonly pupilId?: string;
  /** Tells independent readings of the same question apart; the same number gets the kept reply. Default 0. */
  readonly sample?: number;
}

/**
 * An input that must not be sent: it holds an id, a drawing, or a field that names a person. Usually a programming
 * error; but a pupil can type an id too, so a caller that passes typed text on continues without a model.
 */
export class UnsafeInputError extends Error {
  override name = 'UnsafeInputError';
}

/** The model as everything sees it that asks. */
export interface Model {
  /** False without a key; `ask` then answers `not-configured` at once. */
  readonly isConfigured: boolean;
  /**
   * Asks, and once more where that can help. Never throws for anything that the network, the provider or the model
   * does. Of the asker's own, throws {@link UnsafeInputError} for an input that must not leave, and what its database
   * throws.
   */
  ask<Input extends Json, Output>(
    task: ModelTask<Input, Output>,
    input: Input,
    options?: AskOptions,
  ): Promise<ModelReply<Output>>;
}

/** Injection token of the {@link Model}. */
export const MODEL = Symbol('model');
