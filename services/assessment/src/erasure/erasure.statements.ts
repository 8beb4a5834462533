import type { EntityManager } from '@sumfox/platform/database/database';

/** Of each paper, in an order in which nothing is left that names it. */
export const BY_PAPER = [
  'question_verdicts',
  'paper_verifications',
  'question_reports',
  'question_disputes',
  'mark_corrections',
  'answer_checks',
  'response_drawings',
  'response_revisions',
  'paper_responses',
  'question_results',
  'paper_mark_schemes',
  'paper_questions',
  'submissions',
] as const;

/** Of the pupil, after everything that goes by paper. */
export const BY_PUPIL = ['papers_made', 'papers'] as const;

/** Removes every paper of a pupil with all that was written, drawn and marked on it, and messages that name the pupil. */
export async function erasePerson(em: EntityManager, { userId }: { userId: string }): Promise<void> {
  for (const table of BY_PAPER)
    await em.execute(`delete from ${table} where paper_id in (select id from papers where pupil_id = ?)`, [
      userId,
    ]);
  for (const table of BY_PUPIL) await em.execute(`delete from ${table} where pupil_id = ?`, [userId]);
  await em.execute(`delete from outbox_messages where data::text like '%' || ?::text || '%'`, [userId]);
}
