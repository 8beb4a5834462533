import type { CheckedAnswer, MadeCheck } from '@sumfox/contracts/assessment/checked-answer';
import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import type { MarkScheme, Question } from '@sumfox/contracts/question/item';
import type { ResponseText } from '@sumfox/question-kinds/merge-response';
import { toAnswerKey } from '@sumfox/question-kinds/given-answer';
import type { AnswerCheck } from './answer-check.entity.js';

/** Feedback on an attempt; includes the solution only after the last one. */
export function toCheckedAnswer(
  question: Pick<Question, 'scaffoldingHints'>,
  scheme: MarkScheme,
  mark: QuestionMark,
  tries: number,
  most: number,
): CheckedAnswer {
  const isNearly = mark.outcome === 'right-value-wrong-form' || mark.outcome === 'right-value-missing-unit';
  const outcome = mark.isCorrect ? 'right' : isNearly ? 'nearly' : 'not-yet';
  const triesLeft = mark.isCorrect ? 0 : Math.max(0, most - tries);
  // The second hint says what to do; with fewer hints, the last one.
  const hint = question.scaffoldingHints[1] ?? question.scaffoldingHints.at(-1) ?? null;
  return {
    outcome,
    feedback: mark.feedback,
    hint: triesLeft > 0 && outcome === 'not-yet' ? hint : null,
    readAs: mark.readAs,
    triesLeft,
    solution: triesLeft > 0 ? null : toSolution(scheme),
  };
}

const toSolution = ({
  modelAnswer,
  solutionSteps,
  solutionVisuals,
}: MarkScheme): CheckedAnswer['solution'] => ({
  modelAnswer,
  steps: solutionSteps,
  ...(solutionVisuals ? { visuals: solutionVisuals } : {}),
});

/** A check as another device sees it: exactly the feedback given at the time. */
export function toMadeCheck(
  check: Pick<AnswerCheck, 'questionIndex' | 'lastAnswer' | 'lastCheck'>,
  response: ResponseText | undefined,
): MadeCheck {
  return {
    questionIndex: check.questionIndex,
    isCurrent: response !== undefined && toAnswerKey(response) === check.lastAnswer,
    said: check.lastCheck,
  };
}
