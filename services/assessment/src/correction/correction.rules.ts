import type { Recheck } from '@sumfox/contracts/content/recheck.calls';
import type { QuestionMark } from '@sumfox/contracts/marking/run.calls';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import type { Paper } from '../paper/paper.entity.js';
import type { CorrectionOutcome } from './correction.entity.js';

/** What a pupil is told of a question that was at fault itself. */
export const QUESTION_AT_FAULT = 'We found a mistake in this question. You get all its marks.';

/** One place on a paper that bears a withdrawn item. */
export interface WithdrawnPlace {
  status: Paper['status'];
  /** A try was called right by the key that is not. */
  wasCalledRight: boolean;
}

/** What is to be done at a place. */
export type PlaceTreatment =
  /** The copy's own key is right. */
  | { kind: 'keep' }
  /** Not now: its marks are on their way. */
  | { kind: 'wait' }
  /** The right key goes on the paper, and a mark that stands is given anew by it. */
  | { kind: 'mark-by'; scheme: MarkScheme }
  /** Nothing can be right, so everything is: now, or when the paper is marked. */
  | { kind: 'all-marks' };

/**
 * What becomes of a place whose item was withdrawn (MARKING §7: "a content bug, re-mark everyone"). Nothing that stands
 * on a paper is exchanged for another question: what a child has put down on a device without internet is known to
 * nobody here, and it counts. What cannot be solved again has no right key, so it is treated as faulty.
 */
export function treatPlace({ status, wasCalledRight }: WithdrawnPlace, recheck: Recheck): PlaceTreatment {
  if (recheck.outcome === 'proved') return { kind: 'keep' };
  if (status === 'marking') return { kind: 'wait' };
  // Told "right" is right: nobody hears the opposite later.
  const isByKey = status === 'completed' || !wasCalledRight;
  return isByKey && recheck.scheme ? { kind: 'mark-by', scheme: recheck.scheme } : { kind: 'all-marks' };
}

/** All marks of a question that was at fault itself; what was read of the answer stays. */
export function toAllMarks(mark: QuestionMark): QuestionMark {
  return {
    ...mark,
    outcome: 'correct',
    isCorrect: true,
    marksAwarded: mark.marksPossible,
    reasonCode: 'question-at-fault',
    feedback: QUESTION_AT_FAULT,
    suggestions: [],
    workingMarks: [],
    misconceptionCode: null,
  };
}

/** The message on the child's home. */
export function correctionMessage(
  outcome: CorrectionOutcome,
  marksGained: number,
  assessmentId: number,
): string {
  const marks = marksGained === 1 ? '1 more mark' : `${marksGained} more marks`;
  const gained = `You got ${marks} on Assessment #${assessmentId}.`;
  switch (outcome) {
    case 'same-answer':
      return `We looked at an answer like yours again. It counts! ${gained}`;
    case 'human-verification':
      return `A grown-up of our team looked at your work again. ${gained}`;
    default:
      return `We found a mistake in one of our questions. ${gained} Thank you for being patient.`;
  }
}
