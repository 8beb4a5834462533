import { validate as isUuid } from 'uuid';
import type { ExchangedQuestion, KnownQuestion } from '@sumfox/contracts/assessment/paper.endpoints';
import type { EntityManager } from '@sumfox/platform/database/database';
import { findRows } from '@sumfox/platform/database/entity-rows';
import { ExchangedItem, PaperMarkScheme, PaperQuestion } from './paper.entity.js';
import { listQuestions, replaceItem } from './paper.queries.js';
import { PaperResponse, ResponseDrawing } from './response.entity.js';

type StandingQuestion = Pick<PaperQuestion, 'questionIndex' | 'itemId' | 'seenAt'>;

/** Questions of a paper, in order. */
export function listStanding(em: EntityManager, paperId: number): Promise<StandingQuestion[]> {
  return findRows(em, PaperQuestion, {
    fields: ['questionIndex', 'itemId', 'seenAt'],
    where: { paperId },
    orderBy: ['questionIndex'],
  });
}

/** Places of a paper with a question that a page has, if it was exchanged, by item. */
export async function findExchangedPlaces(em: EntityManager, paperId: number): Promise<Map<string, number>> {
  const rows = await findRows(em, ExchangedItem, { fields: ['itemId', 'questionIndex'], where: { paperId } });
  return new Map(rows.map(({ itemId, questionIndex }) => [itemId, questionIndex]));
}

/** Whether anything was written or drawn at a place. */
export async function hasDraft(em: EntityManager, paperId: number, questionIndex: number): Promise<boolean> {
  const place = { paperId, questionIndex };
  return (await em.count(PaperResponse, place)) > 0 || (await em.count(ResponseDrawing, place)) > 0;
}

/** Puts the question of a place aside, and another one in its place. */
export async function exchangeItem(
  em: EntityManager,
  paperId: number,
  questionIndex: number,
  next: Parameters<typeof replaceItem>[3],
  seenAt: Date | null,
): Promise<void> {
  const place = { paperId, questionIndex };
  const standing = await em.findOneOrFail(PaperQuestion, place, { disableIdentityMap: true });
  const { scheme } = await em.findOneOrFail(PaperMarkScheme, place, { disableIdentityMap: true });
  const { itemId, question, template } = standing;
  await em.upsert(ExchangedItem, { ...place, itemId, question, scheme, template, exchangedAt: new Date() });
  await replaceItem(em, paperId, questionIndex, next, seenAt);
}

/**
 * Brings a paper and a page together: notes what the pupil has seen, and puts a question back that the pupil has seen
 * although it was exchanged meanwhile. The caller holds the paper's lock. Returns the places where another question
 * stands than the page has. An answer to the page's question must not be stored there.
 */
export async function settleKnown(
  em: EntityManager,
  paperId: number,
  known: ReadonlyMap<number, KnownQuestion>,
): Promise<Set<number>> {
  const stale = new Set<number>();
  const seen: number[] = [];
  for (const { questionIndex, itemId, seenAt } of await listStanding(em, paperId)) {
    const page = known.get(questionIndex);
    if (!page) continue;
    if (page.questionId === itemId) {
      if (page.isSeen && seenAt === null) seen.push(questionIndex);
    } else if (
      !page.isSeen ||
      seenAt !== null ||
      !(await putBack(em, paperId, questionIndex, page.questionId))
    )
      stale.add(questionIndex);
  }
  if (seen.length > 0)
    await em.nativeUpdate(PaperQuestion, { paperId, questionIndex: { $in: seen } }, { seenAt: new Date() });
  return stale;
}

/** Puts an exchanged question back. False for one that the place never had, or when the new one has an answer. */
async function putBack(
  em: EntityManager,
  paperId: number,
  questionIndex: number,
  itemId: string,
): Promise<boolean> {
  // A page may name anything: what is no id of a question was never on the paper.
  const before = isUuid(itemId)
    ? await em.findOne(ExchangedItem, { paperId, questionIndex, itemId }, { disableIdentityMap: true })
    : null;
  if (!before || (await hasDraft(em, paperId, questionIndex))) return false;
  await exchangeItem(em, paperId, questionIndex, before, new Date());
  return true;
}

/** The questions that stand at these places. */
export async function listExchanged(
  em: EntityManager,
  paperId: number,
  places: ReadonlySet<number>,
): Promise<ExchangedQuestion[]> {
  if (places.size === 0) return [];
  return (await listQuestions(em, paperId)).flatMap((question, questionIndex) =>
    places.has(questionIndex) ? [{ questionIndex, question }] : [],
  );
}
