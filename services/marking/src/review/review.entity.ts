import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { REVIEW_KINDS } from '@sumfox/contracts/marking/review';
import { type ModelSaying, STORED_ASKED_REVIEW } from '@sumfox/contracts/marking/review.calls';
import { STORED_MARK } from '@sumfox/contracts/question/question-mark';
import { storedJson } from '@sumfox/platform/database/stored-json';

/** An entry of the person's queue: what neither rules nor model could settle, with all that both said. */
export const Review = defineEntity({
  name: 'Review',
  tableName: 'reviews',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(REVIEW_KINDS),
    why: p.text(),
    paperId: p.integer(),
    questionIndex: p.integer(),
    itemId: p.string(),
    pupilId: p.uuid(),
    asked: storedJson(STORED_ASKED_REVIEW),
    ruleMark: storedJson(STORED_MARK).nullable(),
    modelSaid: p.json<ModelSaying[]>(),
    /** The same for entries that are one question to a reviewer (`toGroupKey`); null for a single entry. */
    groupKey: p.string().nullable(),
    /** `joined`: another entry of its group is open, and what is decided of that one settles this one too. */
    status: p.enum(['open', 'joined', 'decided'] as const),
    /** The better mark that a person gave; null when the mark stays. */
    mark: storedJson(STORED_MARK).nullable(),
    isKeyFaulty: p.boolean().nullable(),
    decidedBy: p.uuid().nullable(),
    createdAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
  },
  uniques: [{ name: 'reviews_place', properties: ['kind', 'paperId', 'questionIndex'] }],
  indexes: [
    { name: 'reviews_pupil', properties: ['pupilId'] },
    { name: 'reviews_queue', properties: ['status', 'id'] },
    { name: 'reviews_item', properties: ['itemId'] },
    {
      name: 'reviews_open_group',
      expression: `create unique index "reviews_open_group" on "reviews" ("group_key") where status = 'open'`,
    },
  ],
});
export type ReviewRow = InferEntity<typeof Review>;
