import { type EntitySchema, type InferEntity, LockMode } from '@mikro-orm/postgresql';
import { paperCompleted, paperCreated, submissionReceived } from '@sumfox/contracts/messages/events';
import { accountRegistered, accountSignedIn } from '@sumfox/contracts/messages/identity.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { changeRows } from '@sumfox/platform/database/statements';
import { StoredEvent } from '../stored-event/index.js';
import { UsageCountState, UsageDay, UsagePaper, UsagePerson, UsageWeek } from './usage.entities.js';

/** Raised when a rule below changes: everything is then counted again from the stored events. */
export const USAGE_VERSION = 1;

/** Tables that are empty at the start of counting. */
export const USAGE_COUNTS: readonly EntitySchema[] = [UsagePerson, UsageDay, UsageWeek, UsagePaper];

/** Events that people and papers are counted from. */
const COUNTED = [accountRegistered, accountSignedIn, paperCreated, submissionReceived, paperCompleted];

const quote = (...events: ReadonlyArray<{ name: string }>) =>
  events.map(({ name }) => `'${name}'`).join(', ');

/** Written out, not given as a parameter: only so does the index over these events serve. */
const NAMES = quote(...COUNTED);

/** Between which moments of receipt events are counted: after the first, up to the second. */
export interface Slice {
  after: Date;
  upTo: Date;
}

const IN_SLICE = 'received_at > ?::timestamptz and received_at <= ?::timestamptz';
const DAY = `(occurred_at at time zone 'Asia/Singapore')::date`;

const PEOPLE = `insert into usage_people as known (person_id, role, signed_up_on)
  select coalesce(data ->> 'userId', data ->> 'pupilId'), min(coalesce(data ->> 'role', 'child')),
    min(${DAY}) filter (where name = '${accountRegistered.name}')
  from events where name in (${NAMES}) and ${IN_SLICE} group by 1
  on conflict (person_id) do update set signed_up_on = excluded.signed_up_on
  where known.signed_up_on is null and excluded.signed_up_on is not null`;

/** A started paper is no visit of the pupil: a parent may have started it. */
const VISITS = `select distinct ${DAY} as day, coalesce(data ->> 'userId', data ->> 'pupilId') as person_id
  from events where name in (${quote(accountSignedIn, submissionReceived)}) and ${IN_SLICE}`;

const DAYS = `insert into usage_days (day, person_id) ${VISITS} on conflict do nothing`;

/** Weeks start on Sunday, the day 0 of PostgreSQL. */
const WEEKS = `insert into usage_weeks (week_start, person_id)
  select distinct day - extract(dow from day)::int, person_id from (${VISITS}) v on conflict do nothing`;

const STARTED = `insert into usage_papers (assessment_id, pupil_id)
  select (data ->> 'assessmentId')::int, data ->> 'pupilId'
  from events where name in (${quote(paperCreated)}) and ${IN_SLICE} on conflict do nothing`;

/** A score may be reported repeatedly, the last time correctly; ids grow with time. */
const COMPLETED = `insert into usage_papers as known (assessment_id, pupil_id, completed_on, score, score_told_by)
  select (data ->> 'assessmentId')::int, min(data ->> 'pupilId'), min(${DAY}),
    (array_agg((data ->> 'score')::int order by id desc))[1], (array_agg(id order by id desc))[1]
  from events where name in (${quote(paperCompleted)}) and ${IN_SLICE} group by 1
  on conflict (assessment_id) do update set
    completed_on = least(known.completed_on, excluded.completed_on),
    score = case when known.score_told_by > excluded.score_told_by then known.score else excluded.score end,
    score_told_by = greatest(known.score_told_by, excluded.score_told_by)`;

/**
 * Counts the events of a slice. Every row has its own key and is written once or keeps the best value. Neither the
 * order nor the number of events changes the result.
 */
export async function countSlice(em: EntityManager, { after, upTo }: Slice): Promise<void> {
  for (const statement of [PEOPLE, DAYS, WEEKS, STARTED, COMPLETED])
    // SQL: the ORM cannot insert rows that the server groups and selects. Thousands of events stay on the server.
    await changeRows(em, statement, [after, upTo]);
}

/**
 * When the event had been received that is so many after a moment; null when there are not so many. The millisecond
 * after it, since the server counts finer: a slice that ended before its last event would come again for ever.
 */
export async function findReceiptAfter(em: EntityManager, after: Date, events: number): Promise<Date | null> {
  const [event] = await em.find(
    StoredEvent,
    { name: { $in: COUNTED.map(({ name }) => name) }, receivedAt: { $gt: after } },
    {
      fields: ['receivedAt'],
      orderBy: { receivedAt: 'asc' },
      offset: events - 1,
      limit: 1,
      disableIdentityMap: true,
    },
  );
  return event ? new Date(event.receivedAt.getTime() + 1) : null;
}

/** The only row of its table. */
const STATE_ID = 1;

/**
 * Position of the usage count, locked until the transaction ends: counting and erasing must not run at once. The
 * transaction stores changes of it.
 */
export async function holdUsage(em: EntityManager): Promise<InferEntity<typeof UsageCountState>> {
  await em
    .createQueryBuilder(UsageCountState)
    .insert({ id: STATE_ID, version: 0, countedTo: new Date(0), isComplete: false })
    .onConflict('id')
    .ignore()
    .execute();
  return em.findOneOrFail(UsageCountState, STATE_ID, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
