import { markAnswer } from '@sumfox/answer-marking/mark-answer';
import { hasRightValue } from '@sumfox/answer-marking/verdict';
import type { Item } from '@sumfox/contracts/question/item';
import { listOptionTexts } from '@sumfox/question-kinds/given-answer';
import type { SolvedQuestion, SolveQuestionInput } from './prompts/solve-question.v1.js';

/** Independent readings of a question. */
export const BLIND_SOLVES = 3;

/** The pupil's view of an item and nothing else. */
export function toBlindQuestion({ question, scheme }: Item): SolveQuestionInput {
  return {
    stem: question.questionText,
    options: listOptionTexts(question),
    answersWanted: scheme.parts.length,
  };
}

/**
 * Checks whether a blind solve confirms a key: every answer is marked right, as a pupil's would be, and the solver
 * found the question clear and fit. A right value in another form confirms the key too.
 */
export function isConfirmedBy({ scheme }: Item, { answers, isClear, isFit }: SolvedQuestion): boolean {
  if (!isClear || !isFit || answers.length !== scheme.parts.length) return false;
  return scheme.parts.every((part, i) => hasRightValue(markAnswer(part, answers[i] ?? '').outcome));
}
