import type { MarkScheme } from '@sumfox/contracts/question/item';
import type { ResponseText } from '@sumfox/question-kinds/merge-response';
import { toGivenAnswer } from '@sumfox/question-kinds/given-answer';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';

/** A response with the key it is to be marked by. */
export function toResponseToMark(
  questionIndex: number,
  scheme: MarkScheme,
  response: ResponseText,
): ResponseToMark {
  return { questionIndex, scheme, ...toGivenAnswer(response), working: response.working };
}
