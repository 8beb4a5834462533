import type { ResponseToMark } from '@product/answer-marking/mark-response';
import type { EntityManager } from '@product/platform/database/database';
import { listMarkSchemes } from '../paper/paper.queries.js';
import { listResponses } from '../paper/response.queries.js';
import { emptyResponse } from '../paper/response.rules.js';
import { AnswerCheck } from '../practice/answer-check.entity.js';

/** Every answer of a paper with its key, in paper order. Where a pupil has had one checked, the first try counts. */
export async function listResponsesToMark(em: EntityManager, paperId: number): Promise<ResponseToMark[]> {
  const responses = await listResponses(em, paperId);
  const schemes = await listMarkSchemes(em, paperId);
  for (const check of await em.find(AnswerCheck, { paperId }))
    responses.set(check.questionIndex, check.firstTry);
  return schemes.map((scheme, questionIndex) => {
    const { answer, selectedOption, blankAnswers, answerParts, working } =
      responses.get(questionIndex) ?? emptyResponse(questionIndex);
    return { questionIndex, scheme, answer, selectedOption, blankAnswers, answerParts, working };
  });
}
