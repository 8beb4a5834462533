import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import { type ResponseToMark, markResponse } from '@sumfox/question-kinds/mark-response';

/**
 * The better of a late mark and the mark by the paper's current key: the key may have been corrected after the mark was
 * given.
 */
export function toLateMark(given: QuestionMark, response: ResponseToMark | undefined): QuestionMark {
  if (!response || given.marksAwarded === given.marksPossible) return given;
  const now = markResponse(response);
  return now.marksAwarded > given.marksAwarded ? now : given;
}
