import { reading } from '@sumfox/platform/database/entity-rows';
import { AcceptedAnswer, type AcceptedAnswerRow } from './accepted-answer.entity.js';
import type { Accepted } from './accepted-answer.rules.js';

/** Accepted answers to each of some items. */
export type AcceptedByItem = ReadonlyMap<string, readonly Accepted[]>;

const OF_ACCEPTED = ['itemId', 'answerHash', 'workingHash', 'marksAwarded'] as const;

/** Accepted answers to items, for reading them together with other rows. */
export const acceptedOf = (itemIds: readonly string[]) =>
  reading(AcceptedAnswer, { fields: OF_ACCEPTED, where: { itemId: itemIds } });

/** What {@link acceptedOf} has read, by item. */
export function groupByItem(
  rows: ReadonlyArray<Pick<AcceptedAnswerRow, (typeof OF_ACCEPTED)[number]>>,
): AcceptedByItem {
  const byItem = new Map<string, Accepted[]>();
  for (const { itemId, answerHash, workingHash, marksAwarded } of rows) {
    const known = byItem.get(itemId) ?? [];
    byItem.set(itemId, [...known, { answerHash, workingHash: workingHash ?? null, marksAwarded }]);
  }
  return byItem;
}
