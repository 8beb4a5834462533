import { paperCompleted, paperCreated, submissionReceived } from '@sumfox/contracts/messages/events';
import { accountRegistered, accountSignedIn } from '@sumfox/contracts/messages/identity.events';
import type { EntityManager } from '@sumfox/platform/database/database';

/** Raised when a rule below changes: everything is then counted again from the stored events. */
export const USAGE_VERSION = 1;

/** Tables that counting begins empty. */
export const USAGE_TABLES = ['usage_people', 'usage_days', 'usage_weeks', 'usage_papers'] as const;

const quote = (...events: ReadonlyArray<{ name: string }>) =>
  events.map(({ name }) => `'${name}'`).join(', ');

/** Written out, not given as a parameter: only so does the index over these events serve. */
const NAMES = quote(accountRegistered, accountSignedIn, paperCreated, submissionReceived, paperCompleted);

/** Between which moments of receipt events are counted, ISO 8601: after the first, up to the second. */
export interface Slice {
  after: string;
  upTo: string;
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

/** A score may be told more than once, the last time rightly; ids grow with time. */
const COMPLETED = `insert into usage_papers as known (assessment_id, pupil_id, completed_on, score, score_told_by)
  select (data ->> 'assessmentId')::int, min(data ->> 'pupilId'), min(${DAY}),
    (array_agg((data ->> 'score')::int order by id desc))[1], (array_agg(id order by id desc))[1]
  from events where name in (${quote(paperCompleted)}) and ${IN_SLICE} group by 1
  on conflict (assessment_id) do update set
    completed_on = least(known.completed_on, excluded.completed_on),
    score = case when known.score_told_by > excluded.score_told_by then known.score else excluded.score end,
    score_told_by = greatest(known.score_told_by, excluded.score_told_by)`;

/**
 * Counts the events of a slice in. Every row has a key of its own and is written once, or takes the best of what comes,
 * so that neither the order of the events nor their number changes what comes out.
 */
export async function countSlice(em: EntityManager, { after, upTo }: Slice): Promise<void> {
  for (const statement of [PEOPLE, DAYS, WEEKS, STARTED, COMPLETED])
    await em.execute(statement, [after, upTo]);
}

/** When the event was received that is so many after a moment; null when there are not so many. */
export async function findReceiptAfter(
  em: EntityManager,
  after: string,
  events: number,
): Promise<string | null> {
  const [row] = await em.execute<Array<{ at: string }>>(
    `select to_json(received_at) #>> '{}' as at from events where name in (${NAMES}) and received_at > ?::timestamptz
     order by received_at offset ? limit 1`,
    [after, events - 1],
  );
  return row?.at ?? null;
}

/** How far the usage has been counted. */
export interface UsageState {
  version: number;
  /** Events received up to then are counted, ISO 8601. */
  countedTo: string;
  /** False until the newest event has been reached for the first time. */
  isComplete: boolean;
}

/** The state, held until the transaction ends: whoever counts, or takes a person out, does so alone. */
export async function holdUsage(em: EntityManager): Promise<UsageState> {
  await em.execute(
    `insert into usage_state (id, version, counted_to, is_complete) values (1, 0, '1970-01-01', false) on conflict do nothing`,
  );
  const [row] = await em.execute<Array<{ version: number; counted_to: string; is_complete: boolean }>>(
    `select version, to_json(counted_to) #>> '{}' as counted_to, is_complete from usage_state for update`,
  );
  if (!row) throw new Error('the state of the usage is missing');
  return { version: row.version, countedTo: row.counted_to, isComplete: row.is_complete };
}

/** Notes how far it is. */
export async function storeUsageState(em: EntityManager, state: UsageState): Promise<void> {
  await em.execute('update usage_state set version = ?, counted_to = ?::timestamptz, is_complete = ?', [
    state.version,
    state.countedTo,
    state.isComplete,
  ]);
}
