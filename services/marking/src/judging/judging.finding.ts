import type { UnavailableReason } from '@sumfox/ai/model';
import type { Recheck } from '@sumfox/contracts/content/recheck.calls';
import type { ModelSaying } from '@sumfox/contracts/marking/review.calls';
import type { Judgement, ReplyWords } from '../challenge/index.js';

/** Outcome of one attempt at a judging. */
export type Finding =
  /**
   * Nothing settled, so it is retried. `consent-unknown`: consent could not be read. `names-unknown`: the names to hide
   * could not be read. `key-unknown`: the question could not be solved again.
   */
  | {
      readonly kind: 'unavailable';
      readonly reason: UnavailableReason | 'consent-unknown' | 'names-unknown' | 'key-unknown';
    }
  | {
      readonly kind: 'found';
      /** Mark points that a model found and the rules bore out. */
      readonly granted: readonly string[];
      readonly said: readonly ModelSaying[];
      /** Judgement of a challenge that the model and the rules settle together. */
      readonly judgement: Exclude<Judgement, { decision: 'waiting' }> | null;
      /** Outcome of the recheck of a challenge's key. */
      readonly recheck?: Recheck;
      /** Solution in words for a rejected challenge, where the model has any. */
      readonly words?: ReplyWords;
      /** Why a person must review; null when no review is needed. */
      readonly why: string | null;
    };
