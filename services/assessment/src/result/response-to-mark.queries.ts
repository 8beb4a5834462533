import type { EntityManager } from '@sumfox/platform/database/database';
import { emptyResponse } from '@sumfox/question-kinds/merge-response';
import { listMarkSchemes } from '../paper/index.js';
import { listCountingResponses } from '../answer-check/index.js';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';
import { toResponseToMark } from './response-to-mark.rules.js';

/** Every answer of a paper with its key, in paper order. */
export async function listResponsesToMark(em: EntityManager, paperId: number): Promise<ResponseToMark[]> {
  const responses = await listCountingResponses(em, paperId);
  const schemes = await listMarkSchemes(em, paperId);
  return schemes.map((scheme, index) =>
    toResponseToMark(index, scheme, responses.get(index) ?? emptyResponse(index)),
  );
}
