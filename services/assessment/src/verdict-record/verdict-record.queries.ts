import { GradeLevelSchema } from '@sumfox/contracts/question/grade-level';
import { QUESTIONS_THAT_COUNT } from '@sumfox/contracts/question/question-faults';
import type { EntityManager } from '@sumfox/platform/database/database';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';

const ReadFaultsSchema = z.object({
  gradeLevel: GradeLevelSchema,
  template: z.string(),
  faultsFound: z.int(),
  recentFaults: z.int(),
});

/**
 * Counts the questions in which a reviewer found a fault, by structure and form of a grade. `recentFaults` are those
 * among the last {@link QUESTIONS_THAT_COUNT} of the structure that were read. Of several readings of a question the
 * last one counts.
 */
export async function countReadFaults(em: EntityManager): Promise<z.output<typeof ReadFaultsSchema>[]> {
  // SQL: the ORM ranks no rows within groups.
  return readRows(
    em,
    ReadFaultsSchema,
    `with readings as (
       select distinct on (v.item_id, p.grade_level) p.grade_level, q.template, v.decided_at, v.id,
         array_to_string((string_to_array(q.template, '/'))[1:3], '/') as structure,
         (v.is_question_faulty or coalesce(jsonb_array_length(v.faults), 0) > 0)::int as faulty
       from question_verdicts v join papers p on p.id = v.paper_id
         join paper_questions q using (paper_id, question_index, item_id)
       where v.replaced_at is null and (v.faults is not null or v.is_question_faulty)
       order by v.item_id, p.grade_level, v.decided_at desc, v.id desc),
     ranked as (
       select *, row_number() over (partition by grade_level, structure order by decided_at desc, id desc) as place
       from readings)
     select grade_level as "gradeLevel", template, sum(faulty)::int as "faultsFound",
       coalesce(sum(faulty) filter (where place <= ?), 0)::int as "recentFaults"
     from ranked group by 1, 2`,
    [QUESTIONS_THAT_COUNT],
  );
}
