import type { EntityManager } from '@sumfox/platform/database/database';
import { markPrepared } from '@sumfox/platform/database/prepared-text';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';

/** Items remembered as seen; a pupil with more may meet the oldest again. */
const SEEN_MEMORY = 2_000;

const SeenSchema = z.object({ itemId: z.string(), template: z.string() });
export type SeenItem = z.output<typeof SeenSchema>;

/** The items that a pupil has had, latest first. */
export function listSeenItems(em: EntityManager, pupilId: string): Promise<SeenItem[]> {
  // SQL: every paper needs this; the ORM would make two thousand entities of it.
  return readRows(
    em,
    SeenSchema,
    markPrepared(`select q.item_id as "itemId", q.template from papers p join paper_questions q on q.paper_id = p.id
     where p.pupil_id = ? order by p.id desc, q.question_index desc limit ${SEEN_MEMORY}`),
    [pupilId],
  );
}
