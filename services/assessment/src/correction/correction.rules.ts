import type { Recheck } from '@product/contracts/content/recheck.calls';
import type { QuestionMark } from '@product/contracts/marking/run.calls';
import type { MarkScheme } from '@product/contracts/question/item';
import type { Paper } from '../paper/paper.entity.js';

/** Nothing saved for this long: nobody sits at the paper, so a question may change without anybody seeing it happen. */
export const QUIET_MS = 60 * 60_000;

/** One place on a paper that bears a withdrawn item. */
export interface WithdrawnPlace {
  status: Paper['status'];
  /** Last save, or the making of the paper. */
  touchedAt: Date;
  /** Something was put down there: an answer, working, a drawing or a try that was checked. */
  hasWork: boolean;
  /** A try was called right by the key that is not. */
  wasCalledRight: boolean;
  /** The mark is there. */
  isMarked: boolean;
}

/** What is to be done at a place. */
export type PlaceTreatment =
  /** The copy's own key is right. */
  | { kind: 'keep' }
  /** Not now: marks are on their way, or the pupil sits at the paper. */
  | { kind: 'wait' }
  /** The right key goes on the paper, and a mark that stands is given anew by it. */
  | { kind: 'mark-by'; scheme: MarkScheme }
  /** Nothing can be right, so everything is: now, or when the paper is marked. */
  | { kind: 'all-marks' }
  | { kind: 'replace' };

/**
 * What becomes of a place whose item was withdrawn (MARKING §7: "a content bug, re-mark everyone"). What a child has put
 * down is never thrown away, so a faulty question is only replaced where nothing stands; where an answer stands it gets
 * all its marks at marking. What cannot be solved again has no right key, so it is treated as faulty.
 */
export function treatPlace(place: WithdrawnPlace, recheck: Recheck, now: Date): PlaceTreatment {
  if (recheck.outcome === 'proved') return { kind: 'keep' };
  if (place.status === 'marking') return { kind: 'wait' };
  if (place.status === 'completed')
    return recheck.scheme ? { kind: 'mark-by', scheme: recheck.scheme } : { kind: 'all-marks' };
  // Told "right" is right: nobody hears the opposite later.
  if (place.wasCalledRight) return { kind: 'all-marks' };
  if (recheck.scheme) return { kind: 'mark-by', scheme: recheck.scheme };
  if (place.hasWork) return { kind: 'all-marks' };
  return now.getTime() - place.touchedAt.getTime() < QUIET_MS ? { kind: 'wait' } : { kind: 'replace' };
}

/** All marks of a question that was at fault itself; what was read of the answer stays. */
export function toAllMarks(mark: QuestionMark): QuestionMark {
  return {
    ...mark,
    outcome: 'correct',
    isCorrect: true,
    marksAwarded: mark.marksPossible,
    reasonCode: 'question-at-fault',
    feedback: 'We found a mistake in this question. You get all its marks.',
    suggestions: [],
    workingMarks: [],
    misconceptionCode: null,
  };
}

/** The message on the child's home. */
export function correctionMessage(marksGained: number, assessmentId: number): string {
  const marks = marksGained === 1 ? '1 more mark' : `${marksGained} more marks`;
  return `We found a mistake in one of our questions. You got ${marks} on Assessment #${assessmentId}. Thank you for being patient.`;
}
