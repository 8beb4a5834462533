import type { Trend } from '@sumfox/contracts/assessment/child-figures.endpoints';
import { ENOUGH_ANSWERS } from '@sumfox/curriculum/cutoffs';

/** Result of a pupil in one topic on one assessment. */
export interface TopicSitting {
  marksAwarded: number;
  marksPossible: number;
  questions: number;
  /** Most marks that one of these questions carried. */
  heaviest: number;
}

/** Percentage points; a smaller change is none. */
const NOTICEABLE = 10;

/**
 * Trend of a pupil in a topic: compares the latest assessments that together hold enough answers with those before
 * them. A change counts when it exceeds the effect of one question, so that one slip is no decline and one lucky guess
 * no progress. `unknown` while either side has too few answers. @param sittings oldest first
 */
export function trendOf(sittings: readonly TopicSitting[]): Trend {
  const newestFirst = sittings.toReversed();
  const latest = takeEnough(newestFirst);
  const before = latest && takeEnough(newestFirst.slice(latest.length));
  if (!latest || !before) return 'unknown';
  const [now, then] = [sum(latest), sum(before)];
  if (now.possible === 0 || then.possible === 0) return 'unknown';
  // In whole numbers, over the common denominator: a rounding must not decide.
  const whole = now.possible * then.possible;
  const change = now.awarded * then.possible - then.awarded * now.possible;
  const ofOneQuestion = Math.max(now.heaviest * then.possible, then.heaviest * now.possible);
  if (100 * Math.abs(change) < NOTICEABLE * whole || Math.abs(change) <= ofOneQuestion) return 'stable';
  return change > 0 ? 'improving' : 'declining';
}

/** The first sittings that hold enough answers together; null when all of them do not. */
function takeEnough(sittings: readonly TopicSitting[]): TopicSitting[] | null {
  let answers = 0;
  for (const [i, { questions }] of sittings.entries()) {
    answers += questions;
    if (answers >= ENOUGH_ANSWERS) return sittings.slice(0, i + 1);
  }
  return null;
}

function sum(sittings: readonly TopicSitting[]): { awarded: number; possible: number; heaviest: number } {
  return {
    awarded: sittings.reduce((total, s) => total + s.marksAwarded, 0),
    possible: sittings.reduce((total, s) => total + s.marksPossible, 0),
    heaviest: Math.max(...sittings.map((s) => s.heaviest)),
  };
}
