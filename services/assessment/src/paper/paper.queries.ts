import { ProductError } from '@product/contracts/errors';
import type { MarkScheme, PupilQuestion } from '@product/contracts/question/item';
import type { EntityManager } from '@product/platform/database/database';
import { LockMode } from '@mikro-orm/postgresql';
import { Paper, PaperMarkScheme, PaperQuestion } from './paper.entity.js';

/** The pupil's own paper. A missing one and another pupil's answer alike. */
export async function getOwnPaper(em: EntityManager, id: number, pupilId: string): Promise<Paper> {
  const paper = await em.findOne(Paper, { id, pupilId });
  if (!paper) throw new ProductError('not-found', 'assessment-not-found', 'Assessment Not Found');
  return paper;
}

/** The same, locked until the transaction ends, so that saves and the submission of one paper happen one by one. */
export async function lockOwnPaper(em: EntityManager, id: number, pupilId: string): Promise<Paper> {
  const paper = await em.findOne(Paper, { id, pupilId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!paper) throw new ProductError('not-found', 'assessment-not-found', 'Assessment Not Found');
  return paper;
}

/** Questions in paper order, as a pupil may see them. */
export async function listQuestions(em: EntityManager, paperId: number): Promise<PupilQuestion[]> {
  const rows = await em.find(PaperQuestion, { paperId }, { orderBy: { questionIndex: 'asc' } });
  return rows.map((r) => r.question);
}

/** Keys in paper order. Only for marking, and for review once the paper is completed. */
export async function listMarkSchemes(em: EntityManager, paperId: number): Promise<MarkScheme[]> {
  const rows = await em.find(PaperMarkScheme, { paperId }, { orderBy: { questionIndex: 'asc' } });
  return rows.map((r) => r.scheme);
}
