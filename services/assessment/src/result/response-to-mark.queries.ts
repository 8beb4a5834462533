import type { EntityManager } from '@sumfox/platform/database/database';
import { type ResponseText, emptyResponse } from '@sumfox/question-kinds/merge-response';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { findTogether } from '@sumfox/platform/database/entity-rows';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';
import { responsesOf, schemesOf, toResponses } from '../paper/index.js';
import { firstTriesOf, toCounting } from '../answer-check/index.js';
import { toResponseToMark } from './response-to-mark.rules.js';

/** Every answer of a paper with its key, in paper order. */
export async function listResponsesToMark(em: EntityManager, paperId: number): Promise<ResponseToMark[]> {
  const { responses, firstTries, schemes } = await findTogether(em, responsesToMarkOf(paperId));
  return addKeys(
    schemes.map(({ scheme }) => scheme),
    toCounting(toResponses(responses), firstTries),
  );
}

/** What {@link addKeys} needs of a paper, for reading it together with other rows. */
export const responsesToMarkOf = (paperId: number) => ({
  responses: responsesOf(paperId),
  firstTries: firstTriesOf(paperId),
  schemes: schemesOf(paperId),
});

/** Every answer with its key, in paper order. */
export function addKeys(
  schemes: readonly MarkScheme[],
  counting: ReadonlyMap<number, ResponseText>,
): ResponseToMark[] {
  return schemes.map((scheme, index) =>
    toResponseToMark(index, scheme, counting.get(index) ?? emptyResponse(index)),
  );
}
