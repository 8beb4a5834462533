import type { Mistake as NotebookPage } from '@sumfox/contracts/assessment/progress.endpoints';
import type { EntityManager } from '@sumfox/platform/database/database';
import { NO_ANSWER, toGivenAnswer } from '@sumfox/question-kinds/given-answer';
import { AnswerCheck } from '../answer-check/index.js';
import { PaperQuestion, PaperResponse, toPlaceKey, toPlaces } from '../paper/index.js';
import { QuestionResult } from '../result/index.js';
import type { Mistake } from './mistakes.rules.js';

/** What the notebook shows of each mistake, in their order. The mistakes are the pupil's own answers. */
export async function listNotebookPage(
  em: EntityManager,
  pupilId: string,
  mistakes: readonly Mistake[],
): Promise<NotebookPage[]> {
  const $or = mistakes.map(({ paperId, questionIndex }) => ({ paperId, questionIndex }));
  const results = toPlaces(await em.find(QuestionResult, { pupilId, $or }, { fields: ['feedback'] }));
  const questions = toPlaces(await em.find(PaperQuestion, { $or }, { fields: ['question'] }));
  const responses = toPlaces(await em.find(PaperResponse, { $or }));
  const checks = toPlaces(await em.find(AnswerCheck, { $or }, { fields: ['firstTry'] }));
  return mistakes.flatMap((mistake) => {
    const { paperId, questionIndex, at, rightAt } = mistake;
    const place = toPlaceKey(mistake);
    const [result, question] = [results.get(place), questions.get(place)];
    if (!result || !question) return [];
    const response = responses.get(place);
    // The answer that was marked: of a checked question, the first try.
    const firstTry = checks.get(place)?.firstTry;
    return [
      {
        assessmentId: paperId,
        questionIndex,
        question: question.question,
        answer: firstTry ? toGivenAnswer(firstTry) : response ? response.givenAnswer : NO_ANSWER,
        feedback: result.feedback,
        date: at.toISOString(),
        isRightOnce: rightAt !== null,
      },
    ];
  });
}
