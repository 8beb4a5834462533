import type { getSubmissionToMark } from '@sumfox/contracts/assessment/submission.calls';
import type { CallOutput } from '@sumfox/contracts/endpoint';
import type { EntityManager } from '@sumfox/platform/database/database';
import { findTogether } from '@sumfox/platform/database/entity-rows';
import { markPrepared } from '@sumfox/platform/database/prepared-text';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';
import { toCounting } from '../answer-check/index.js';
import { toResponses } from '../paper/index.js';
import { addKeys, responsesToMarkOf } from '../result/index.js';

const SubmissionSchema = z.object({ paperId: z.int(), pupilId: z.string(), stems: z.array(z.string()) });

/** A submission as marking needs it; null where there is none. */
export async function findSubmissionToMark(
  em: EntityManager,
  submissionId: string,
): Promise<CallOutput<typeof getSubmissionToMark>['submission']> {
  // SQL: of its questions marking needs the text alone, and the ORM reads whole ones.
  const [submission] = await readRows(
    em,
    SubmissionSchema,
    markPrepared(`select s.paper_id as "paperId", s.pupil_id as "pupilId",
       (select coalesce(json_agg(q.question->>'questionText' order by q.question_index), '[]')
         from paper_questions q where q.paper_id = s.paper_id) as stems
     from submissions s where s.id = ?`),
    [submissionId],
  );
  if (!submission) return null;
  const { paperId, pupilId, stems } = submission;
  const { responses, firstTries, schemes } = await findTogether(em, responsesToMarkOf(paperId));
  return {
    submissionId,
    paperId,
    pupilId,
    responses: addKeys(
      schemes.map(({ scheme }) => scheme),
      toCounting(toResponses(responses), firstTries),
    ),
    stems,
  };
}
