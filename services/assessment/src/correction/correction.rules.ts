import type { Recheck } from '@sumfox/contracts/content/recheck.calls';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import type { Paper } from '../paper/index.js';

/** One place of a paper with a withdrawn item. */
export interface WithdrawnPlace {
  status: Paper['status'];
  /** A try was called right by the key that is not. */
  wasCalledRight: boolean;
}

/** Task at a place. */
export type PlaceTreatment =
  /** The copy's own key is right. */
  | { kind: 'keep' }
  /** Not now: its marks are on their way. */
  | { kind: 'wait' }
  /** The paper gets the right key, and a stored mark is decided again. */
  | { kind: 'mark-by'; scheme: MarkScheme }
  /** No answer can be right, so every answer is: now, or when the paper is marked. */
  | { kind: 'all-marks' };

/**
 * Treatment of a place with a withdrawn item (MARK-25). A question on a paper is not replaced: a child may have
 * answered it offline, and that work counts. A copy that cannot be solved again has no right key, so it is treated as
 * faulty.
 */
export function treatPlace({ status, wasCalledRight }: WithdrawnPlace, recheck: Recheck): PlaceTreatment {
  if (recheck.outcome === 'proved') return { kind: 'keep' };
  if (status === 'marking') return { kind: 'wait' };
  // An answer that the child was told is right stays right.
  const isByKey = status === 'completed' || !wasCalledRight;
  return isByKey && recheck.scheme ? { kind: 'mark-by', scheme: recheck.scheme } : { kind: 'all-marks' };
}
