import type { AiCallFailure } from '@sumfox/contracts/messages/ai.events';
import type { Json } from './json.js';
import type { ModelTask } from './model-task.js';

/**
 * Why there is no reply: nothing was sent, or what was sent ended so, the one repeat included. None of them is the
 * asker's fault, and after none of them may anybody lose a mark.
 */
export type UnavailableReason =
  /** No key: the built-in engine and the rules do all of it. */
  | 'not-configured'
  /** The daily or monthly money is spent, or this pupil's share of the day. */
  | 'over-budget'
  /** As many calls as may be are under way. */
  | 'busy'
  /** Too many calls have failed lately; nothing is sent for a while. */
  | 'breaker-open'
  | AiCallFailure;

/** What came of asking. */
export type ModelReply<Output> =
  | {
      readonly kind: 'answered';
      readonly output: Output;
      /** Its name, as the provider knows it. */
      readonly model: string;
      /** True for a reply that was kept from an earlier time, and costs nothing. */
      readonly fromCache: boolean;
    }
  | { readonly kind: 'unavailable'; readonly reason: UnavailableReason };

/** Of one question to the model. */
export interface AskOptions {
  /** Whose share of the day's money it is. Never sent, and never kept but as a hash of that day. */
  readonly pupilId?: string;
  /** Tells independent readings of the same question apart; the same number gets the kept reply. Default 0. */
  readonly sample?: number;
}

/**
 * An input that must not leave: it holds an id, a drawing, or a field that names a person. Mostly a fault of whoever
 * built it; but a pupil can type an id too, so an asker that passes typed text on goes on as without a model.
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
