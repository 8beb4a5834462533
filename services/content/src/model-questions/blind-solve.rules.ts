import { markAnswer } from '@sumfox/answer-marking/mark-answer';
import { hasRightValue } from '@sumfox/answer-marking/verdict';
import type { Item } from '@sumfox/contracts/question/item';
import { listOptionTexts } from '@sumfox/question-kinds/given-answer';
import type { SolvedQuestion, SolveQuestionInput } from './prompts/solve-question.v1.js';

/** Independent readings of a question. */
export const BLIND_SOLVES = 3;

/** What the pupil sees of an item, and nothing else. */
export function toBlindQuestion({ question, scheme }: Item): SolveQuestionInput {
  return {
    stem: question.questionText,
    options: listOptionTexts(question),
    answersWanted: scheme.parts.length,
  };
}

/**
 * Whether a blind reading bears a key out: every answer is marked right, as a pupil's would be, and the reader found
 * the question clear and fit. A right value in another form agrees about the key.
 */
export function isConfirmedBy({ scheme }: Item, { answers, isClear, isFit }: SolvedQuestion): boolean {
  if (!isClear || !isFit || answers.length !== scheme.parts.length) return false;
  return scheme.parts.every((part, i) => hasRightValue(markAnswer(part, answers[i] ?? '').outcome));
}
