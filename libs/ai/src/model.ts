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
  /** The limit of current calls is reached. */
  | 'busy'
  /** Too many recent calls failed; calls are suspended for a while. */
  | 'breaker-open'
  | AiCallFailure;

/** Result of a call. */
export type ModelReply<Output> =
  | {
      readonly kind: 'answered';
      readonly output: Output;
      /** The provider's name for it. */
      readonly model: string;
      /** True for a stored reply, which costs nothing. */
      readonly fromCache: boolean;
    }
  | { readonly kind: 'unavailable'; readonly reason: UnavailableReason };

/** Options of one question to the model. */
export interface AskOptions {
  /** Pupil to charge. Never sent, and stored only as a hash of that day. */
  readonly pupilId?: string;
  /** Distinguishes independent readings of the same question; the same number gets the stored reply. Default 0. */
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
   * Asks, with one retry where that can help. Does not throw for faults of the network, the provider or the model.
   * Throws {@link UnsafeInputError} for an input that must not be sent, and errors of the caller's database.
   */
  ask<Input extends Json, Output>(
    task: ModelTask<Input, Output>,
    input: Input,
    options?: AskOptions,
  ): Promise<ModelReply<Output>>;
}

/** Injection token of the {@link Model}. */
export const MODEL = Symbol('model');
