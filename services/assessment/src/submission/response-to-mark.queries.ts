import type { ResponseToMark } from '@product/answer-marking/mark-response';
import type { EntityManager } from '@product/platform/database/database';
import { listMarkSchemes } from '../paper/paper.queries.js';
import { emptyResponse } from '../paper/response.rules.js';
import { listCountingResponses } from '../practice/answer-check.queries.js';

/** Every answer of a paper with its key, in paper order. */
export async function listResponsesToMark(em: EntityManager, paperId: number): Promise<ResponseToMark[]> {
  const responses = await listCountingResponses(em, paperId);
  const schemes = await listMarkSchemes(em, paperId);
  return schemes.map((scheme, questionIndex) => {
    const { answer, selectedOption, blankAnswers, answerParts, working } =
      responses.get(questionIndex) ?? emptyResponse(questionIndex);
    return { questionIndex, scheme, answer, selectedOption, blankAnswers, answerParts, working };
  });
}
