import type { QuestionMark } from '@sumfox/contracts/marking/question-mark';
import { type ResponseToMark, markResponse } from '@sumfox/question-kinds/mark-response';

/**
 * A mark that comes after its paper is completed, or the one that the key on the paper gives now if that is better: the
 * key may have been put right while the mark was on its way, and the mark was given by the one before.
 */
export function toLateMark(given: QuestionMark, response: ResponseToMark | undefined): QuestionMark {
  if (!response || given.marksAwarded === given.marksPossible) return given;
  const now = markResponse(response);
  return now.marksAwarded > given.marksAwarded ? now : given;
}
