import { readAnswer } from '@sumfox/answer-marking/read-answer';
import { isTimeAsked } from '@sumfox/answer-marking/stem.rules';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { NOT_YET_KNOWN } from '@sumfox/contracts/assessment/response';

export type PreviewedQuestion = Pick<PupilQuestion, 'questionText' | 'answerUnit'>;

/** "I read this as …", or null when there is nothing to say: blank, words, half typed. */
export function previewText(question: PreviewedQuestion, response: string): string | null {
  if (response === NOT_YET_KNOWN) return null;
  const { questionText, answerUnit } = question;
  // The dollar is printed before the box, so a bare number is an amount: 4.5 is $4.50.
  const isAmount = answerUnit === '$' && /^[\d\s.,]+$/.test(response);
  const written = isAmount ? `$${response.trim()}` : response;
  return readAnswer({ isTimeAsked: isTimeAsked(questionText), unit: answerUnit }, written);
}
