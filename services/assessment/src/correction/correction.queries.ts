import type { MarkScheme, Question } from '@sumfox/contracts/question/item';
import type { EntityManager } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { PaperMarkScheme, type PaperPlace, toPlaceKey, toPlaces } from '../paper/index.js';
import { MarkCorrectionRow } from '../result/index.js';
import { WithdrawnItem } from './withdrawn-item.entity.js';

/** A place with a withdrawn item, and the paper's copy of it. */
export interface BearingPlace extends PaperPlace {
  question: Question;
  scheme: MarkScheme;
}

/** Places with an item that are not corrected yet, with their keys. */
export async function chooseUnseen(
  em: EntityManager,
  { itemId, outcome }: Pick<OpenWithdrawal, 'itemId' | 'outcome'>,
  places: ReadonlyArray<Omit<BearingPlace, 'scheme'>>,
): Promise<BearingPlace[]> {
  const $or = places.map(({ paperId, questionIndex }) => ({ paperId, questionIndex }));
  const schemes = toPlaces(await em.find(PaperMarkScheme, { $or }));
  const seen = toPlaces(
    await em.find(MarkCorrectionRow, { itemId, outcome, $or }, { fields: ['paperId', 'questionIndex'] }),
  );
  return places.flatMap(({ paperId, questionIndex, question }) => {
    const key = toPlaceKey({ paperId, questionIndex });
    const scheme = schemes.get(key)?.scheme;
    return scheme && !seen.has(key) ? [{ paperId, questionIndex, question, scheme }] : [];
  });
}

/** An item with papers to search. */
export type OpenWithdrawal = Pick<WithdrawnItem, 'itemId' | 'outcome' | 'carrier' | 'withdrawnAt'>;

/** Items with papers to search by now. */
export async function listOpenWithdrawals(em: EntityManager, limit: number): Promise<OpenWithdrawal[]> {
  const now = await readServerTime(em);
  return em.find(
    WithdrawnItem,
    { settledAt: null, lookAt: { $lte: now } },
    { orderBy: { lookAt: 'asc' }, limit },
  );
}
