import type { AnswerEntry, ResponseStatus } from '@sumfox/contracts/assessment/response';
import { isBlank } from './answer-list.js';
import { answeringOf } from './registry.js';
import type { QuestionShape } from './answering-kind.js';

/** State of a pupil's answer to a question of the given shape. Spaces alone are blank. */
export function responseStatus(
  question: QuestionShape,
  entry: Pick<
    AnswerEntry,
    'working' | 'answer' | 'selectedOption' | 'drawing' | 'answerParts' | 'blankAnswers'
  >,
): ResponseStatus {
  const filled = isBlank(entry.answer) ? answeringOf(question).filled(question, entry) : 'all';
  if (filled === 'all') return 'answered';
  return filled === 'some' || !isBlank(entry.working) || Boolean(entry.drawing)
    ? 'in-progress'
    : 'unanswered';
}

/** Whether there is an answer to be marked, in every part of the question. */
export function isAnswered(...args: Parameters<typeof responseStatus>): boolean {
  return responseStatus(...args) === 'answered';
}
