import { CHALLENGE_REASONS } from '@sumfox/contracts/assessment/dispute';
import type { QueuedReview } from '@sumfox/contracts/marking/review.endpoints';
import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import type { MarkScheme, Question } from '@sumfox/contracts/question/item';
import type { ReviewRow } from '../review/index.js';
import { toGivenAnswer } from '@sumfox/question-kinds/given-answer';

/** A question as the pupil had it, with the key of that time. */
export interface AskedQuestion {
  question: Question;
  scheme: MarkScheme;
}

/** A review entry as an admin sees it, without pupil and paper. */
export function toQueuedReview(
  row: ReviewRow,
  found: { asked: AskedQuestion | null; standing: QuestionMark | null; decidedBy: string | null },
): QueuedReview {
  const { response, questionText, challengeReason } = row.asked;
  const scheme = response?.scheme ?? found.asked?.scheme ?? null;
  return {
    reviewId: row.id,
    kind: row.kind,
    why: row.why,
    itemId: row.itemId,
    questionText,
    question: found.asked?.question ?? null,
    given: response && { ...toGivenAnswer(response), working: response.working },
    key: scheme && toKey(scheme),
    challengeReason: CHALLENGE_REASONS.find((reason) => reason === challengeReason) ?? null,
    ruleMark: row.ruleMark ? toRuleMark(row.ruleMark) : null,
    standing: found.standing && {
      marksAwarded: found.standing.marksAwarded,
      marksPossible: found.standing.marksPossible,
    },
    modelSaid: row.modelSaid,
    createdAt: row.createdAt.toISOString(),
    decision: toDecision(row, found.decidedBy),
  };
}

function toKey({
  modelAnswer,
  solutionSteps,
  solutionVisuals,
  parts,
  markPoints,
}: MarkScheme): QueuedReview['key'] {
  return {
    modelAnswer,
    solutionSteps,
    ...(solutionVisuals ? { solutionVisuals } : {}),
    parts: parts.map(({ label, expected, acceptedAnswers }) => ({ label, expected, acceptedAnswers })),
    // Kept before there were mark points, a scheme has none.
    markPoints: markPoints ?? [],
  };
}

function toRuleMark({
  marksAwarded,
  marksPossible,
  reasonCode,
  feedback,
  readAs,
  workingMarks,
}: QuestionMark): QueuedReview['ruleMark'] {
  return { marksAwarded, marksPossible, reasonCode, feedback, readAs, workingMarks };
}

function toDecision(
  { decidedAt, mark, isKeyFaulty }: ReviewRow,
  decidedBy: string | null,
): QueuedReview['decision'] {
  if (!decidedAt) return null;
  return {
    marksAwarded: mark?.marksAwarded ?? null,
    isKeyFaulty: isKeyFaulty ?? false,
    decidedBy,
    decidedAt: decidedAt.toISOString(),
  };
}
