import type { EntityManager } from '@sumfox/platform/database/database';
import { type ResponseText, emptyResponse } from '@sumfox/question-kinds/merge-response';
import { listMarkSchemes } from '../paper/index.js';
import { listCountingResponses } from '../answer-check/index.js';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';
import { toResponseToMark } from './response-to-mark.rules.js';

/** Every answer of a paper with its key, in paper order. */
export async function listResponsesToMark(em: EntityManager, paperId: number): Promise<ResponseToMark[]> {
  return addKeys(em, paperId, await listCountingResponses(em, paperId));
}

/** The same, for responses that are read already. */
export async function addKeys(
  em: EntityManager,
  paperId: number,
  counting: ReadonlyMap<number, ResponseText>,
): Promise<ResponseToMark[]> {
  const schemes = await listMarkSchemes(em, paperId);
  return schemes.map((scheme, index) =>
    toResponseToMark(index, scheme, counting.get(index) ?? emptyResponse(index)),
  );
}
