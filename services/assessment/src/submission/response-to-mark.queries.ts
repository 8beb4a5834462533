import type { ResponseToMark } from '@sumfox/answer-marking/mark-response';
import type { EntityManager } from '@sumfox/platform/database/database';
import { listMarkSchemes } from '../paper/paper.queries.js';
import { emptyResponse } from '../paper/response.rules.js';
import { listCountingResponses } from '../practice/answer-check.queries.js';
import { toResponseToMark } from './response-to-mark.rules.js';

/** Every answer of a paper with its key, in paper order. */
export async function listResponsesToMark(em: EntityManager, paperId: number): Promise<ResponseToMark[]> {
  const responses = await listCountingResponses(em, paperId);
  const schemes = await listMarkSchemes(em, paperId);
  return schemes.map((scheme, index) =>
    toResponseToMark(index, scheme, responses.get(index) ?? emptyResponse(index)),
  );
}
