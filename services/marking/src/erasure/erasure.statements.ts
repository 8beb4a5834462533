import type { EntityManager } from '@sumfox/platform/database/database';
import { reopenGroups } from '../review/review.queue.js';

/**
 * Removes the runs and marks of a pupil's submissions, for a mark says how the answer was read, what the pupil
 * asked, and what a model or a person was asked about it.
 */
export async function erasePerson(
  em: EntityManager,
  { userId, submissionIds }: { userId: string; submissionIds: readonly string[] },
): Promise<void> {
  const ids = `{${submissionIds.join(',')}}`;
  // Runs first: a worker that is at one writes no mark any more once it is gone.
  await em.execute('delete from marking_runs where submission_id = any (?::uuid[])', [ids]);
  await em.execute('delete from marks where submission_id = any (?::uuid[])', [ids]);
  for (const table of ['challenges', 'verifications', 'judgings', 'reviews'])
    await em.execute(`delete from ${table} where pupil_id = ?`, [userId]);
  await reopenGroups(em);
  await em.execute(`delete from outbox_messages where data::text like '%' || ?::text || '%'`, [userId]);
}
