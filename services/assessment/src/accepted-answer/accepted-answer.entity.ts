import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import type { TraceCarrier } from '@sumfox/platform/tracing/trace-id';

/**
 * An answer to an item that was accepted when a mark was challenged or verified, without a word of it. It is the work
 * until all papers with the same answer are seen to, and afterwards what later papers are held against.
 */
export const AcceptedAnswer = defineEntity({
  name: 'AcceptedAnswer',
  tableName: 'accepted_answers',
  properties: {
    /** Id of the challenge or the reviewer's verdict that accepted it. */
    sourceId: p.uuid().primary().fieldName('challenge_id'),
    itemId: p.string(),
    answerHash: p.text(),
    /** Null where the answer alone earned the marks. */
    workingHash: p.text().nullable(),
    marksAwarded: p.integer(),
    /** Trace in which it was accepted. */
    carrier: p.json<TraceCarrier>(),
    acceptedAt: p.datetime(),
    /** When papers are looked through next. */
    lookAt: p.datetime(),
    settledAt: p.datetime().nullable(),
  },
  indexes: [
    { name: 'accepted_answers_item', properties: ['itemId'] },
    {
      name: 'accepted_answers_open',
      expression:
        'create index "accepted_answers_open" on "accepted_answers" ("look_at") where settled_at is null',
    },
  ],
});
export type AcceptedAnswerRow = InferEntity<typeof AcceptedAnswer>;
