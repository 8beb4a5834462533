import type { getSubmissionToMark } from '@sumfox/contracts/assessment/submission.calls';
import type { CallOutput } from '@sumfox/contracts/endpoint';
import type { EntityManager } from '@sumfox/platform/database/database';
import { findTogether, reading } from '@sumfox/platform/database/entity-rows';
import { toCounting } from '../answer-check/index.js';
import { questionsOf, toResponses } from '../paper/index.js';
import { addKeys, responsesToMarkOf } from '../result/index.js';
import { Submission } from './submission.entity.js';

/** A submission as marking needs it; null where there is none. */
export async function findSubmissionToMark(
  em: EntityManager,
  submissionId: string,
): Promise<CallOutput<typeof getSubmissionToMark>['submission']> {
  const { submissions } = await findTogether(em, {
    submissions: reading(Submission, { fields: ['paperId', 'pupilId'], where: { id: submissionId } }),
  });
  const [submission] = submissions;
  if (!submission) return null;
  const { paperId, pupilId } = submission;
  const { questions, responses, firstTries, schemes } = await findTogether(em, {
    questions: questionsOf(paperId),
    ...responsesToMarkOf(paperId),
  });
  return {
    submissionId,
    paperId,
    pupilId,
    responses: addKeys(
      schemes.map(({ scheme }) => scheme),
      toCounting(toResponses(responses), firstTries),
    ),
    stems: questions.map(({ question }) => question.questionText),
  };
}
