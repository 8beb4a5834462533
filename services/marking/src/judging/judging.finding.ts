import type { UnavailableReason } from '@sumfox/ai/model';
import type { Recheck } from '@sumfox/contracts/content/recheck.calls';
import type { ModelSaying } from '@sumfox/contracts/marking/review.calls';
import type { Judgement, ReplyWords } from '../challenge/index.js';

/** What came of one try at a judging. */
export type Finding =
  /**
   * Nothing: it is tried again. `consent-unknown`: nobody could say whether the model may be asked. `names-unknown`:
   * nobody could say which names must not be sent. `key-unknown`:
   * nobody could solve the question again.
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
      /** Of a challenge, where the model and the rules together settle it. */
      readonly judgement: Exclude<Judgement, { decision: 'waiting' }> | null;
      /** Of a challenge whose key was looked at once more: what came of it. */
      readonly recheck?: Recheck;
      /** Of a challenge that is refused: the solution in words, where the model has any. */
      readonly words?: ReplyWords;
      /** Why a person has to look; null when nobody has. */
      readonly why: string | null;
    };
