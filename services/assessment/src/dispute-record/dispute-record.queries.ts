import type { EntityManager } from '@sumfox/platform/database/database';
import { findRows } from '@sumfox/platform/database/entity-rows';
import type { PaperPlace } from '../paper/index.js';
import { QuestionDisputeRow, QuestionReport } from './dispute-record.entity.js';

/** Places of a paper, from 0, with a solution that a recheck found faulty. */
export async function listFaultyPlaces(em: EntityManager, paperId: number): Promise<number[]> {
  const rows = await findRows(em, QuestionDisputeRow, {
    fields: ['questionIndex'],
    where: { paperId, verification: 'faulty' },
  });
  return rows.map(({ questionIndex }) => questionIndex);
}

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
