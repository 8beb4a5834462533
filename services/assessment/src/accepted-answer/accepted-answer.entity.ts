import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import type { TraceCarrier } from '@sumfox/platform/tracing/trace-id';

/**
 * An accepted answer to an item without its words, after a challenge or a verification. The row stays open until all
 * papers with the same answer are corrected; later papers are compared with it.
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
    /** Next time to search papers. */
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
