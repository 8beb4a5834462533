import type { ResponseToMarkSchema } from '@sumfox/contracts/assessment/submission.calls';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import type * as z from 'zod/mini';
import { toFeedback } from './feedback-text.js';
import { hintText } from '@sumfox/answer-marking/hint-text';
import { describeSizeMiss } from '@sumfox/answer-marking/size-miss';
import { markItem } from './mark-item.js';
import type { ItemMark } from './marking-kind.js';

/** One answer and the scheme it is marked by. */
export type ResponseToMark = z.output<typeof ResponseToMarkSchema>;

/** Hint key for an answer that is only known to be another value. */
const NOTHING_IN_PARTICULAR = 'wrong-value';

/**
 * The mark that the rules give, with the words for the pupil. `shown` names mark points that another reader has found
 * in the working. Throws when the scheme cannot be marked by.
 */
export function markResponse(response: ResponseToMark, shown?: ReadonlySet<string>): QuestionMark {
  const { scheme, questionIndex, answer, selectedOption, blankAnswers, answerParts, working } = response;
  const verdict = markItem(scheme, { answer, selectedOption, blankAnswers, answerParts, working }, shown);
  const workingMarks = verdict.points
    .filter((point) => point.marksAwarded > 0)
    .map(({ label, marksAwarded: marks, isFollowedThrough }) => ({
      label,
      marks,
      followedThrough: isFollowedThrough,
    }));
  const { marksAwarded, marksPossible } = verdict;
  if (!Number.isInteger(marksAwarded) || marksAwarded < 0 || marksAwarded > marksPossible)
    throw new Error(`${marksAwarded} of ${marksPossible} is no mark`);
  const words = toFeedback(scheme, {
    outcome: verdict.outcome,
    reasonCode: verdict.reasonCode,
    partsCorrect: verdict.parts.map((part) => part.outcome === 'correct'),
    hint:
      verdict.hintKey === NOTHING_IN_PARTICULAR ? describeMiss(scheme, verdict) : hintText(verdict.hintKey),
    misconceptionCode: verdict.misconceptionCode,
    workingMarks: workingMarks.reduce((sum, point) => sum + point.marks, 0),
  });
  return {
    questionId: scheme.questionId,
    questionIndex,
    outcome: verdict.outcome,
    isCorrect: verdict.isCorrect,
    marksAwarded,
    marksPossible,
    reasonCode: verdict.reasonCode,
    feedback: words.feedback,
    suggestions: words.suggestions,
    readAs: verdict.readAs,
    workingMarks,
    misconceptionCode: verdict.misconceptionCode,
  };
}

/** How a wrong amount misses the right one, where no known slip says more. */
function describeMiss({ parts }: MarkScheme, verdict: ItemMark): string | null {
  const [part, ...others] = parts;
  const [given] = verdict.parts;
  if (!part || !given || others.length > 0 || verdict.misconceptionCode !== null) return null;
  return describeSizeMiss(part, part.policy, given.response);
}
