import type { ReviewedQuestion } from '@sumfox/contracts/question/item';
import { answeringOf } from '@sumfox/question-kinds/registry';
import type { HeldAnswer, PrintedShape } from '@sumfox/question-kinds/answering-kind';
import type { KeyedQuestion } from './shown-view.js';

/** The pupil's answer as lines to show; empty when nothing was written. */
export function ownAnswerLines(question: PrintedShape, answer: HeldAnswer | null): string[] {
  return answer ? answeringOf(question).printed(question, answer) : [];
}

/** The option that a text means, by letter and text; null where it means none. */
export function optionLine({ mcqOptions }: KeyedQuestion, said: string): string | null {
  const option = mcqOptions?.find(({ label, text }) => label === said || text === said);
  return option ? `${option.label}. ${option.text}` : null;
}

/** The letter and text of the right option, or the model answer. Null when the paper has none. */
export function modelAnswerText(question: ReviewedQuestion): string | null {
  const right = question.mcqOptions?.find((option) => option.isCorrect);
  if (right) return `${right.label}. ${right.text}`;
  return question.modelAnswer.trim() === '' ? null : question.modelAnswer;
}

/**
 * The answer of a solution in one line: the letter with its text where there were options. A model answer is the text
 * of its option, so the text comes first: options may themselves be letters, in another order.
 */
export function solutionAnswer(question: KeyedQuestion, modelAnswer: string): string {
  const option =
    question.mcqOptions?.find((each) => each.text === modelAnswer) ??
    question.mcqOptions?.find((each) => each.label === modelAnswer);
  return option ? `${option.label}. ${option.text}` : modelAnswer;
}
