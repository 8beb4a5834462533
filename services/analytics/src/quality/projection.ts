import { aiCalled } from '@sumfox/contracts/messages/ai.events';
import {
  challengeDecided,
  itemDoubted,
  itemWithdrawn,
  markRaised,
  questionFlagged,
  questionVerified,
} from '@sumfox/contracts/messages/dispute.events';
import type { EventDefinition } from '@sumfox/contracts/messages/event';
import { questionGenerated, questionRejected, submissionReceived } from '@sumfox/contracts/messages/events';
import { readEventData } from '@sumfox/contracts/messages/event-version';
import { submissionMarked } from '@sumfox/contracts/messages/marking.events';
import { paperVerified } from '@sumfox/contracts/messages/review.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import type * as z from 'zod/mini';

/** An event as it is stored, in the version that it was received in. */
export interface ProjectedEvent {
  id: string;
  name: string;
  version: number;
  occurredAt: Date;
  data: unknown;
}

type Project = (em: EntityManager, event: ProjectedEvent) => Promise<void>;

/** Raised when a rule below changes: everything is then counted again from the stored events. */
export const PROJECTION_VERSION = 2;

/** Tables that a replay begins empty. */
export const PROJECTED_TABLES = [
  'quality_answers',
  'quality_submissions',
  'quality_raises',
  'quality_verdicts',
  'quality_items',
  'mark_verdicts',
  'model_calls',
] as const;

function on<D extends z.ZodMiniType>(
  event: EventDefinition<string, D>,
  write: (em: EntityManager, data: z.output<D>, event: ProjectedEvent) => Promise<unknown>,
): [string, Project] {
  return [
    event.name,
    async (em, stored) => void (await write(em, readEventData(event, stored.version, stored.data), stored)),
  ];
}

const verdict = (em: EntityManager, { id }: ProjectedEvent, itemId: string, kind: string, said: string) =>
  em.execute(
    `insert into quality_verdicts (event_id, item_id, kind, verdict) values (?, ?, ?, ?) on conflict do nothing`,
    [id, itemId, kind, said],
  );

/**
 * What each event adds. Every row has a key of its own and is written once, or takes the best of what comes, so that
 * neither the order of the events nor their number changes what comes out.
 */
const PROJECTIONS: ReadonlyMap<string, Project> = new Map([
  on(submissionReceived, (em, { submissionId, assessmentId }) =>
    em.execute(
      `insert into quality_submissions (submission_id, assessment_id) values (?, ?) on conflict do nothing`,
      [submissionId, assessmentId],
    ),
  ),
  on(submissionMarked, (em, { submissionId, marks }) =>
    em.execute(
      `insert into quality_answers (submission_id, item_id, is_correct, marks_awarded, marks_possible)
       select ?::uuid, m."questionId", m."isCorrect", m."marksAwarded", m."marksPossible"
       from jsonb_to_recordset(?::jsonb) as m("questionId" text, "isCorrect" boolean, "marksAwarded" int, "marksPossible" int)
       on conflict do nothing`,
      [submissionId, JSON.stringify(marks)],
    ),
  ),
  on(markRaised, (em, { assessmentId, itemId, isCorrect, marksAfter }) =>
    em.execute(
      `insert into quality_raises (assessment_id, item_id, is_correct, marks_awarded) values (?, ?, ?, ?)
       on conflict (assessment_id, item_id) do update set
         is_correct = quality_raises.is_correct or excluded.is_correct,
         marks_awarded = greatest(quality_raises.marks_awarded, excluded.marks_awarded)`,
      [assessmentId, itemId, isCorrect, marksAfter],
    ),
  ),
  on(questionGenerated, (em, { itemId, source }) =>
    em.execute(`insert into quality_items (item_id, source) values (?, ?) on conflict do nothing`, [
      itemId,
      source,
    ]),
  ),
  on(questionRejected, (em, { writingId, outcome }, event) =>
    verdict(em, event, writingId, 'refusal', outcome),
  ),
  on(questionFlagged, (em, { itemId, outcome }, event) => verdict(em, event, itemId, 'flag', outcome)),
  on(questionVerified, (em, { itemId, outcome }, event) =>
    verdict(em, event, itemId, 'verification', outcome),
  ),
  on(challengeDecided, (em, { itemId, decision }, event) =>
    verdict(em, event, itemId, 'challenge', decision),
  ),
  on(itemWithdrawn, (em, { itemId, outcome }, event) => verdict(em, event, itemId, 'withdrawal', outcome)),
  on(aiCalled, (em, { task, outcome, costMicroUsd, latencyMs }, { id, occurredAt }) =>
    em.execute(
      `insert into model_calls (event_id, at, task, outcome, cost_micro_usd, latency_ms) values (?, ?, ?, ?, ?, ?)
       on conflict do nothing`,
      [id, occurredAt, task, outcome, costMicroUsd, latencyMs],
    ),
  ),
  on(paperVerified, async (em, { assessmentId, verdicts }, { occurredAt }) => {
    for (const { questionIndex, questionType, verdict, marksBefore, marksGiven } of verdicts)
      await em.execute(
        `insert into mark_verdicts (assessment_id, question_index, question_type, verdict, marks_before, marks_given, at)
         values (?, ?, ?, ?, ?, ?, ?)
         on conflict (assessment_id, question_index) do update set verdict = excluded.verdict,
           question_type = excluded.question_type, marks_before = excluded.marks_before,
           marks_given = excluded.marks_given, at = excluded.at
         where excluded.verdict <> 'approve'
           and (mark_verdicts.verdict = 'approve' or excluded.at < mark_verdicts.at)`,
        [assessmentId, questionIndex, questionType, verdict, marksBefore, marksGiven, occurredAt],
      );
  }),
  on(itemDoubted, (em, { itemId, doubt }, event) => verdict(em, event, itemId, 'doubt', doubt)),
]);

/** Names of the events that something is counted from. */
export const PROJECTED_EVENTS: readonly string[] = [...PROJECTIONS.keys()];

/** Whether anything is counted of an event. */
export function isProjected(name: string): boolean {
  return PROJECTIONS.has(name);
}

/** Counts one event in; again, it changes nothing. */
export async function projectEvent(em: EntityManager, event: ProjectedEvent): Promise<void> {
  await PROJECTIONS.get(event.name)?.(em, event);
}
