import type { EndpointInput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { submitAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { AnswerEntry } from '@sumfox/contracts/assessment/response';
import { markItem } from '@sumfox/question-kinds/mark-item';
import type { MarkScheme, Question } from '@sumfox/contracts/question/item';
import type { ResponseText } from '@sumfox/question-kinds/merge-response';
import { answeringOf } from '@sumfox/question-kinds/registry';
import { isAnswered } from '@sumfox/question-kinds/response-status';

type SubmissionAnswer = EndpointInput<typeof submitAssessment>['body']['answers'][number];

/** The submitted answers as entries of the paper. Throws 400 for an unknown or repeated question. */
export function toEntries(
  questions: readonly Question[],
  answers: readonly SubmissionAnswer[],
): AnswerEntry[] {
  const seen = new Set<number>();
  return answers.map((answer) => {
    const index = questions.findIndex((q) => q.id === answer.questionId);
    const question = questions[index];
    if (!question || seen.has(index))
      throw new ProductError(
        'bad-request',
        'no-such-question',
        'An answer names a question that is not on this paper.',
      );
    seen.add(index);
    const { questionId: _id, workingSteps, questionType: _type, ...entry } = answer;
    return {
      ...entry,
      ...answeringOf(question).fromWire(answer),
      questionIndex: index,
      ...(entry.working === undefined && workingSteps !== undefined ? { working: workingSteps } : {}),
    };
  });
}

/** Numbers, from 1, of the questions without an answer. */
export function missingQuestions(
  questions: readonly Question[],
  responses: ReadonlyMap<number, ResponseText>,
): number[] {
  return questions.flatMap((question, i) => {
    const response = responses.get(i);
    return response && isAnswered(question, response) ? [] : [i + 1];
  });
}

/** Error for an incomplete paper: nothing is submitted, and the numbers are named (PAPER-24). */
export function incompleteAssessment(missing: readonly number[]): ProductError {
  const numbers = missing.join(', ');
  return new ProductError(
    'bad-request',
    'incomplete-assessment',
    `Incomplete Assessment: please answer question${missing.length > 1 ? 's' : ''} ${numbers}.`,
    { missingQuestions: [...missing] },
  );
}

/** Numbers, from 1, of questions with an unreadable answer. Blanks and "I don't know yet" count as readable. */
export function unreadableQuestions(
  schemes: readonly MarkScheme[],
  responses: ReadonlyMap<number, ResponseText>,
): number[] {
  return schemes.flatMap((scheme, i) => {
    const response = responses.get(i);
    const isRead =
      !response || markItem(scheme, response).parts.every((part) => part.outcome !== 'unreadable');
    return isRead ? [] : [i + 1];
  });
}

/** Asks the pupil once more about unreadable answers; nothing is submitted and everything is saved. */
export function unreadableAnswers(numbers: readonly number[]): ProductError {
  return new ProductError(
    'bad-request',
    'unreadable-answers',
    `We could not read the answer to question${numbers.length > 1 ? 's' : ''} ${numbers.join(', ')}. Please look once more.`,
    { unreadableQuestions: [...numbers] },
  );
}

/** The pupil's reported whole seconds, limited by the server's clock. */
export function timeSpentSeconds(said: number | undefined, createdAt: Date, now: Date): number {
  const elapsed = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / 1_000));
  return Math.min(Math.round(said ?? elapsed), elapsed);
}
