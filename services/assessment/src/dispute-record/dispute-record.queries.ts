import type { EntityManager } from '@sumfox/platform/database/database';
import { GradeLevelSchema } from '@sumfox/contracts/question/grade-level';
import { reading } from '@sumfox/platform/database/entity-rows';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';
import type { PaperPlace } from '../paper/index.js';
import { QuestionDisputeRow, QuestionReport } from './dispute-record.entity.js';

/** Places of a paper, from 0, with a solution that a recheck found faulty, for reading them with other rows. */
export const faultyPlacesOf = (paperId: number) =>
  reading(QuestionDisputeRow, { fields: ['questionIndex'], where: { paperId, verification: 'faulty' } });

/** Places of papers with a question or mark that its pupil reported and that was found faulty. */
export async function listAnsweredPlaces(
  em: EntityManager,
  paperIds: readonly number[],
): Promise<PaperPlace[]> {
  const paperId = { $in: [...paperIds] };
  const disputes = await em.find(
    QuestionDisputeRow,
    { paperId, $or: [{ challenge: { decision: 'approved' } }, { verification: 'corrected' }] },
    { fields: ['paperId', 'questionIndex'], disableIdentityMap: true },
  );
  const reports = await em.find(
    QuestionReport,
    { paperId, outcome: 'faulty' },
    { fields: ['paperId', 'questionIndex'], disableIdentityMap: true },
  );
  return [...disputes, ...reports];
}

const DisputeCountsSchema = z.object({
  gradeLevel: GradeLevelSchema,
  template: z.string(),
  challenged: z.int(),
  misread: z.int(),
  reported: z.int(),
  faulty: z.int(),
});

/**
 * What pupils disputed, by structure and form of a grade. A challenge that was approved without another question says
 * that the answer was read wrongly. A report that gave another question is not counted: the paper does not know its
 * structure any more.
 */
export async function countDisputes(em: EntityManager): Promise<z.output<typeof DisputeCountsSchema>[]> {
  // SQL: the ORM sums no groups.
  return readRows(
    em,
    DisputeCountsSchema,
    `with disputed as (
       select paper_id, question_index, (challenge is not null)::int as challenged,
         (challenge ->> 'decision' = 'approved' and challenge -> 'newQuestion' = 'null'::jsonb)::int as misread, 0 as reported,
         (coalesce(challenge ->> 'decision' = 'approved' and challenge -> 'newQuestion' <> 'null'::jsonb, false)
           or coalesce(verification in ('corrected', 'faulty'), false))::int as faulty
       from question_disputes
       union all
       select paper_id, question_index, 0, 0, 1, (outcome = 'faulty')::int from question_reports where outcome <> 'replaced'
     )
     select papers.grade_level as "gradeLevel", template, sum(challenged)::int as challenged,
       coalesce(sum(misread), 0)::int as misread, sum(reported)::int as reported, sum(faulty)::int as faulty
     from disputed join paper_questions using (paper_id, question_index) join papers on papers.id = paper_id
     group by 1, 2`,
    [],
  );
}
