import type { Role } from '@product/contracts/endpoint';
import { paperCompleted, paperCreated, submissionReceived } from '@product/contracts/messages/events';
import { accountRegistered, accountSignedIn } from '@product/contracts/messages/identity.events';
import type { EntityManager } from '@product/platform/database/database';
import { type Projection, on } from '../quality/projected-event.js';
import { singaporeDay, weekStartOf } from './singapore-days.rules.js';

/** Tables that a replay begins empty. */
export const USAGE_TABLES = ['usage_people', 'usage_days', 'usage_weeks', 'usage_papers'] as const;

const PERSON = 'insert into usage_people (person_id, role, signed_up_on) values (?, ?, ?::date)';

/** Notes that somebody was there on a day; rows are only added, so that no two transactions wait for each other long. */
function noteVisit(em: EntityManager, personId: string, role: Role, at: Date): Promise<unknown> {
  const day = singaporeDay(at);
  return em.execute(
    `with person as (${PERSON} on conflict do nothing),
       day as (insert into usage_days (day, person_id) values (?::date, ?) on conflict do nothing)
     insert into usage_weeks (week_start, person_id) values (?::date, ?) on conflict do nothing`,
    [...[personId, role, null], ...[day, personId], ...[weekStartOf(day), personId]],
  );
}

/**
 * What each event adds to the figures about people and papers. A started paper is no visit of the pupil: a parent may
 * have started it.
 */
export const USAGE_PROJECTIONS: readonly Projection[] = [
  on(accountRegistered, (em, { userId, role }, { occurredAt }) =>
    em.execute(`${PERSON} on conflict (person_id) do update set signed_up_on = excluded.signed_up_on`, [
      userId,
      role,
      singaporeDay(occurredAt),
    ]),
  ),
  on(accountSignedIn, (em, { userId, role }, { occurredAt }) => noteVisit(em, userId, role, occurredAt)),
  on(submissionReceived, (em, { pupilId }, { occurredAt }) => noteVisit(em, pupilId, 'child', occurredAt)),
  on(paperCreated, (em, { assessmentId, pupilId }) =>
    em.execute(
      `with person as (${PERSON} on conflict do nothing)
       insert into usage_papers (assessment_id, pupil_id) values (?, ?) on conflict do nothing`,
      [...[pupilId, 'child', null], ...[assessmentId, pupilId]],
    ),
  ),
  on(paperCompleted, (em, { assessmentId, pupilId, score }, { id, occurredAt }) =>
    em.execute(
      `with person as (${PERSON} on conflict do nothing)
       insert into usage_papers as known (assessment_id, pupil_id, completed_on, score, score_told_by)
       values (?, ?, ?::date, ?, ?::uuid)
       on conflict (assessment_id) do update set
         completed_on = least(known.completed_on, excluded.completed_on),
         score = case when known.score_told_by > excluded.score_told_by then known.score else excluded.score end,
         score_told_by = greatest(known.score_told_by, excluded.score_told_by)`,
      [...[pupilId, 'child', null], ...[assessmentId, pupilId, singaporeDay(occurredAt), score, id]],
    ),
  ),
];
