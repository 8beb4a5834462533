import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import type { MarkedQuestion } from '@sumfox/contracts/messages/marking.events';
import { readItem } from '@sumfox/question-kinds/mark-item';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';

/** A mark as marking has given it. */
export type GivenMark = QuestionMark & { isModelRead: boolean };

/**
 * The marks of an event, without those that came before their details did. How an answer was read does not travel, since
 * it can repeat a child's words; it is found here again by the same rules. `responses` are in paper order.
 */
export function listGivenMarks(
  marks: readonly MarkedQuestion[],
  responses: readonly ResponseToMark[],
): GivenMark[] {
  return marks.flatMap(({ details, ...figures }) => {
    if (!details) return [];
    const response = responses[details.questionIndex];
    return [{ ...figures, ...details, readAs: response ? readItem(response.scheme, response) : null }];
  });
}
