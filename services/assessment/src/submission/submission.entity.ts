import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';

/** A submitted paper; one per paper, however often it is sent. */
export const Submission = defineEntity({
  name: 'Submission',
  tableName: 'submissions',
  properties: {
    id: p.uuid().primary(),
    paperId: p.integer().unique(),
    pupilId: p.uuid(),
    /** The id the browser made; kept for the record of what was sent. */
    clientId: p.uuid().nullable(),
    receivedAt: p.datetime(),
    timeSpentSeconds: p.integer(),
    /** When marking was last asked for; the sweeper asks again when no marks come. */
    lastQueuedAt: p.datetime(),
    queuedTimes: p.integer(),
    /** When every question had its mark; until then the sweeper keeps asking, later and later. */
    settledAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'submissions_unsettled',
      expression:
        'create index "submissions_unsettled" on "submissions" ("last_queued_at") where settled_at is null',
    },
  ],
});
export type Submission = InferEntity<typeof Submission>;
