import type { ResponseToMark } from '@sumfox/answer-marking/mark-response';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import type { ResponseText } from '../paper/response.rules.js';

/** A response with the key it is to be marked by. */
export function toResponseToMark(
  questionIndex: number,
  scheme: MarkScheme,
  { answer, selectedOption, blankAnswers, answerParts, working }: ResponseText,
): ResponseToMark {
  return { questionIndex, scheme, answer, selectedOption, blankAnswers, answerParts, working };
}
