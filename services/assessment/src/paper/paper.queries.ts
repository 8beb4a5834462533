import { ProductError } from '@sumfox/contracts/errors';
import type { MarkScheme, Question } from '@sumfox/contracts/question/item';
import type { EntityManager } from '@sumfox/platform/database/database';
import { findRows, findTogether, reading } from '@sumfox/platform/database/entity-rows';
import { LockMode } from '@mikro-orm/postgresql';
import { Paper, PaperMarkScheme, PaperQuestion } from './paper.entity.js';
import type { PaperPlace } from './paper-place.js';

/** The largest number that the column can hold; asking it for more would be a fault of the database, not an absence. */
export const MAX_PAPER_ID = 2_147_483_647;

/** Error for a missing paper, and for one outside the caller's access. */
export function noSuchPaper(): ProductError {
  return new ProductError('not-found', 'assessment-not-found', 'Assessment Not Found');
}

/** Any paper, without an access check, to find its owner. */
export async function findPaper(em: EntityManager, id: number): Promise<Paper | null> {
  return id > MAX_PAPER_ID ? null : em.findOne(Paper, { id });
}

/** The pupil's own paper. A missing one and another pupil's answer alike. */
export async function getOwnPaper(em: EntityManager, id: number, pupilId: string): Promise<Paper> {
  const paper = id > MAX_PAPER_ID ? null : await em.findOne(Paper, { id, pupilId });
  if (!paper) throw noSuchPaper();
  return paper;
}

/** The same, locked until the transaction ends, so that saves and the submission of one paper happen one by one. */
export async function lockOwnPaper(em: EntityManager, id: number, pupilId: string): Promise<Paper> {
  const paper =
    id > MAX_PAPER_ID
      ? null
      : await em.findOne(Paper, { id, pupilId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!paper) throw noSuchPaper();
  return paper;
}

const OF_SUBMISSION = [
  'id',
  'pupilId',
  'type',
  'status',
  'questionCount',
  'exchangeCount',
  'createdAt',
] as const;

/** What a submission reads of its paper. */
export type PaperOfSubmission = Pick<Paper, (typeof OF_SUBMISSION)[number]>;

/** The same as {@link lockOwnPaper} for a submission, which changes the row by a statement of its own. */
export async function lockForSubmission(
  em: EntityManager,
  id: number,
  pupilId: string,
): Promise<PaperOfSubmission> {
  const [paper] =
    id > MAX_PAPER_ID
      ? []
      : await findRows(em, Paper, { fields: OF_SUBMISSION, where: { id, pupilId }, isLocking: true });
  if (!paper) throw noSuchPaper();
  return paper;
}

/** Papers listed at once; older ones are reached by day. */
const LIST_MAX = 500;

/** The latest papers of these pupils, newest first. */
export function listPapers(em: EntityManager, pupilIds: readonly string[]): Promise<Paper[]> {
  if (pupilIds.length === 0) return Promise.resolve([]);
  return em.find(Paper, { pupilId: { $in: [...pupilIds] } }, { orderBy: { id: 'desc' }, limit: LIST_MAX });
}

/** Questions in paper order, as a pupil may see them. */
export async function listQuestions(em: EntityManager, paperId: number): Promise<Question[]> {
  const { rows } = await findTogether(em, { rows: questionsOf(paperId) });
  return rows.map(({ question }) => question);
}

/** The questions of a paper in its order, for reading them together with other rows. */
export const questionsOf = (paperId: number) =>
  reading(PaperQuestion, { fields: ['question'], where: { paperId }, orderBy: ['questionIndex'] });

/** The keys of a paper in its order, likewise; for marking, and for review once the paper is completed. */
export const schemesOf = (paperId: number) =>
  reading(PaperMarkScheme, { fields: ['scheme'], where: { paperId }, orderBy: ['questionIndex'] });

/** Places with an item and the paper's copy, in order, after a given one. */
export async function listPlacesOf(
  em: EntityManager,
  itemId: string,
  { paperId, questionIndex }: PaperPlace,
  limit: number,
): Promise<Array<Pick<PaperQuestion, 'paperId' | 'questionIndex' | 'question'>>> {
  return em.find(
    PaperQuestion,
    { itemId, $or: [{ paperId: { $gt: paperId } }, { paperId, questionIndex: { $gt: questionIndex } }] },
    {
      fields: ['question'],
      orderBy: { paperId: 'asc', questionIndex: 'asc' },
      limit,
      disableIdentityMap: true,
    },
  );
}

/** Keys in paper order. Only for marking, and for review once the paper is completed. */
export async function listMarkSchemes(em: EntityManager, paperId: number): Promise<MarkScheme[]> {
  const { rows } = await findTogether(em, { rows: schemesOf(paperId) });
  return rows.map(({ scheme }) => scheme);
}

/**
 * Puts another item in a place; whatever belongs to the answer there stays. The caller holds the paper's lock. The paper
 * counts it, so that a save that has read the paper before does not store an answer to the question that stood there.
 */
export async function replaceItem(
  em: EntityManager,
  paperId: number,
  questionIndex: number,
  { question, scheme, template }: { question: Question; scheme: MarkScheme; template: string },
  seenAt: Date | null,
): Promise<void> {
  await em.nativeUpdate(
    PaperQuestion,
    { paperId, questionIndex },
    {
      itemId: question.id,
      question,
      subStrandId: question.subStrandId,
      heuristicId: question.heuristicId,
      level: question.proficiencyLevel,
      template,
      seenAt,
    },
  );
  await replaceScheme(em, paperId, questionIndex, scheme);
  const paper = await em.findOneOrFail(Paper, { id: paperId });
  paper.exchangeCount += 1;
}

/** Replaces a wrong key by a proved one. */
export async function replaceScheme(
  em: EntityManager,
  paperId: number,
  questionIndex: number,
  scheme: MarkScheme,
): Promise<void> {
  await em.nativeUpdate(PaperMarkScheme, { paperId, questionIndex }, { scheme });
}
