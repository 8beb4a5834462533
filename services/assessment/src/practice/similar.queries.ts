import { ProductError } from '@sumfox/contracts/errors';
import type { EntityManager } from '@sumfox/platform/database/database';
import { listAnswersOn } from '../ability/index.js';
import { MAX_PAPER_ID, noSuchPaper, Paper } from '../paper/index.js';
import type { MarkedQuestion } from './similar.rules.js';

/**
 * The marked questions of a pupil's completed papers. Throws 404 where a paper is missing or another pupil's, and 409
 * where one is not completed.
 */
export async function listMarkedQuestions(
  em: EntityManager,
  pupilId: string,
  paperIds: readonly number[],
): Promise<MarkedQuestion[]> {
  const wanted = [...new Set(paperIds)];
  if (wanted.some((id) => id > MAX_PAPER_ID)) throw noSuchPaper();
  const papers = await em.find(Paper, { pupilId, id: { $in: wanted } }, { fields: ['status'] });
  if (papers.length < wanted.length) throw noSuchPaper();
  if (papers.some(({ status }) => status !== 'completed'))
    throw new ProductError('conflict', 'not-completed', 'This assessment is not marked yet.');
  const answers = await listAnswersOn(em, pupilId, wanted);
  return answers.sort((a, b) => a.paperId - b.paperId || a.questionIndex - b.questionIndex);
}
