import { ProductError } from '@sumfox/contracts/errors';
import type { Item, MarkScheme, PupilQuestion } from '@sumfox/contracts/question/item';
import type { EntityManager } from '@sumfox/platform/database/database';
import { LockMode } from '@mikro-orm/postgresql';
import { Paper } from './paper.entity.js';

/** The largest number that the column can hold; asking it for more would be a fault of the database, not an absence. */
const LARGEST_ID = 2_147_483_647;

/** The refusal for a paper that is not there, and for one that the caller may not know of. */
export function noSuchPaper(): ProductError {
  return new ProductError('not-found', 'assessment-not-found', 'Assessment Not Found');
}

/** Anybody's paper: for asking whose it is, before who asks is known to be allowed. */
export async function findPaper(em: EntityManager, id: number): Promise<Paper | null> {
  return id > LARGEST_ID ? null : em.findOne(Paper, { id });
}

/** The pupil's own paper. A missing one and another pupil's answer alike. */
export async function getOwnPaper(em: EntityManager, id: number, pupilId: string): Promise<Paper> {
  const paper = id > LARGEST_ID ? null : await em.findOne(Paper, { id, pupilId });
  if (!paper) throw noSuchPaper();
  return paper;
}

/** The same, locked until the transaction ends, so that saves and the submission of one paper happen one by one. */
export async function lockOwnPaper(em: EntityManager, id: number, pupilId: string): Promise<Paper> {
  const paper =
    id > LARGEST_ID
      ? null
      : await em.findOne(Paper, { id, pupilId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
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
export async function listQuestions(em: EntityManager, paperId: number): Promise<PupilQuestion[]> {
  const rows = await em.execute<Array<{ question: PupilQuestion }>>(
    'select question from paper_questions where paper_id = ? order by question_index',
    [paperId],
  );
  return rows.map((r) => r.question);
}

/** Keys in paper order. Only for marking, and for review once the paper is completed. */
export async function listMarkSchemes(em: EntityManager, paperId: number): Promise<MarkScheme[]> {
  const rows = await em.execute<Array<{ scheme: MarkScheme }>>(
    'select scheme from paper_mark_schemes where paper_id = ? order by question_index',
    [paperId],
  );
  return rows.map((r) => r.scheme);
}

/** Puts the items on a new paper: what the pupil sees in one table, the keys in another. */
export async function insertQuestions(
  em: EntityManager,
  paperId: number,
  items: readonly Item[],
): Promise<void> {
  await em.execute(
    `insert into paper_questions (paper_id, question_index, item_id, question, sub_strand_id, heuristic_id, level, template)
     select ?::int, i.place - 1, (i.item->'question'->>'id')::uuid, i.item->'question', i.item->'question'->>'subStrandId',
       i.item->'question'->>'heuristicId', i.item->'question'->>'proficiencyLevel', i.item->>'template'
     from jsonb_array_elements(?::jsonb) with ordinality as i(item, place)`,
    [paperId, JSON.stringify(items.map((i) => ({ question: i.question, template: i.provenance.template })))],
  );
  await em.execute(
    `insert into paper_mark_schemes (paper_id, question_index, scheme)
     select ?::int, s.place - 1, s.scheme from jsonb_array_elements(?::jsonb) with ordinality as s(scheme, place)`,
    [paperId, JSON.stringify(items.map((i) => i.scheme))],
  );
}

/** Takes an unfinished paper away with questions, keys, answers, their revisions and drawings. */
export async function deletePaper(em: EntityManager, paperId: number): Promise<void> {
  for (const table of [
    'question_reports',
    'mark_corrections',
    'answer_checks',
    'response_drawings',
    'response_revisions',
    'paper_responses',
    'paper_mark_schemes',
    'paper_questions',
  ])
    await em.execute(`delete from ${table} where paper_id = ?`, [paperId]);
  await em.execute('delete from papers where id = ?', [paperId]);
}
