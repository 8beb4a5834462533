import { dayLimitReached } from '@sumfox/contracts/day-limit';
import type { EntityManager } from '@sumfox/platform/database/database';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';
import { singaporeDate } from '../calendar/index.js';
import { PapersMade } from './papers-made.entity.js';

const CountedSchema = z.object({ papers: z.int() });

/** Throws 429 for a pupil at the daily limit before items are selected. {@link countPaper} decides. */
export async function rejectTooManyPapers(em: EntityManager, pupilId: string, most: number): Promise<void> {
  const today = singaporeDate(new Date());
  if ((await em.count(PapersMade, { pupilId, day: { $gte: today }, papers: { $gte: most } })) > 0)
    throw enough(most);
}

/**
 * Counts one more paper of the pupil's day in the transaction that creates it. Parallel requests wait for each other,
 * and a paper that is not created does not count. Throws 429 beyond the limit. At midnight the later day counts.
 */
export async function countPaper(em: EntityManager, pupilId: string, most: number): Promise<void> {
  // SQL: the ORM's upsert has no conditions and cannot increment.
  const [row] = await readRows(
    em,
    CountedSchema,
    `insert into papers_made as made (pupil_id, day, papers) values (?, (now() at time zone 'Asia/Singapore')::date, 1)
     on conflict (pupil_id) do update set day = greatest(made.day, excluded.day),
       papers = case when made.day < excluded.day then 1 else made.papers + 1 end
     where made.day < excluded.day or made.papers < ?
     returning papers`,
    [pupilId, most],
  );
  if (!row) throw enough(most);
}

function enough(most: number) {
  return dayLimitReached(`${most} new assessments are the most for one day. You can make more tomorrow.`);
}
