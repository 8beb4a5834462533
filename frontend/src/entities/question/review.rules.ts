import type { ReviewedQuestion } from '@sumfox/contracts/question/item';
import { answeringOf } from '@sumfox/question-kinds/answering';
import type { HeldAnswer, PrintedShape } from '@sumfox/question-kinds/answering-kind';

/** The pupil's answer as lines to show; empty when nothing was written. */
export function ownAnswerLines(question: PrintedShape, answer: HeldAnswer | null): string[] {
  return answer ? answeringOf(question).printed(question, answer) : [];
}

/** The letter and text of the right option, or the model answer. Null when the paper has none. */
export function modelAnswerText(question: ReviewedQuestion): string | null {
  const right = question.mcqOptions?.find((option) => option.isCorrect);
  if (right) return `${right.label}. ${right.text}`;
  return question.modelAnswer.trim() === '' ? null : question.modelAnswer;
}
