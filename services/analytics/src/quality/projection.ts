import type { EntityName, EntitySchema, RequiredEntityData } from '@mikro-orm/postgresql';
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
import { bankStocked } from '@sumfox/contracts/messages/content.events';
import { questionGenerated, questionRejected, submissionReceived } from '@sumfox/contracts/messages/events';
import { submissionMarked } from '@sumfox/contracts/messages/marking.events';
import { paperVerified } from '@sumfox/contracts/messages/review.events';
import { readVersion } from '@sumfox/contracts/version';
import type { EntityManager } from '@sumfox/platform/database/database';
import { insertRows } from '@sumfox/platform/database/entity-rows';
import type * as z from 'zod/mini';
import {
  MarkVerdict,
  ModelCall,
  QualityAnswer,
  QualityItem,
  QualityRaise,
  QualitySubmission,
  QualityVerdict,
} from './quality.entities.js';

/** An event as stored, in the version it was received in. */
export interface ProjectedEvent {
  id: string;
  name: string;
  version: number;
  occurredAt: Date;
  data: unknown;
}

/** Writes what several events of one name count. */
type Project = (em: EntityManager, events: readonly ProjectedEvent[]) => Promise<void>;

/** Raised when a rule below changes: everything is then counted again from the stored events. */
export const PROJECTION_VERSION = 2;

/** Tables that are empty at the start of a replay. */
export const PROJECTED_ENTITIES: readonly EntitySchema[] = [
  QualityAnswer,
  QualitySubmission,
  QualityRaise,
  QualityVerdict,
  QualityItem,
  MarkVerdict,
  ModelCall,
];

/** An event that has a statement of its own, one after the other. */
function on<D extends z.ZodMiniType>(
  event: EventDefinition<string, D>,
  write: (em: EntityManager, data: z.output<D>, event: ProjectedEvent) => Promise<unknown>,
): [string, Project] {
  return [
    event.name,
    async (em, all) => {
      for (const stored of all) await write(em, readVersion(event, stored.version, stored.data), stored);
    },
  ];
}

/** An event that only adds rows: those of all events are one statement. */
function adding<D extends z.ZodMiniType, Entity extends object>(
  event: EventDefinition<string, D>,
  entity: EntityName<Entity>,
  toRows: (data: z.output<D>, event: ProjectedEvent) => Array<RequiredEntityData<Entity>>,
): [string, Project] {
  return [
    event.name,
    (em, all) =>
      insertNew(
        em,
        entity,
        all.flatMap((stored) => toRows(readVersion(event, stored.version, stored.data), stored)),
      ),
  ];
}

/** Writes rows in one statement, those alone that are not there yet. */
function insertNew<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  rows: Array<RequiredEntityData<Entity>>,
): Promise<void> {
  return insertRows(em, entity, rows, { skipsKnown: true });
}

const verdict = ({ id }: ProjectedEvent, itemId: string, kind: string, said: string) => [
  { eventId: id, itemId, kind, verdict: said },
];

/** Stores verdicts on marks; the first one other than approval applies. */
async function noteVerdicts(
  em: EntityManager,
  { assessmentId, verdicts }: z.output<typeof paperVerified.data>,
  at: Date,
): Promise<void> {
  const rows = verdicts.map(({ questionIndex, questionType, verdict, marksBefore, marksGiven }) => ({
    assessmentId,
    questionIndex,
    questionType,
    verdict,
    marksBefore,
    marksGiven,
    at,
  }));
  await insertNew(em, MarkVerdict, rows);
  for (const { questionIndex, ...said } of rows.filter((row) => row.verdict !== 'approve'))
    await em.nativeUpdate(
      MarkVerdict,
      { assessmentId, questionIndex, $or: [{ verdict: 'approve' }, { at: { $gt: at } }] },
      said,
    );
}

/**
 * Effects of each event. Every row has its own key and is written once or keeps the best value. Neither the order nor
 * the number of events changes the result.
 */
const PROJECTIONS: ReadonlyMap<string, Project> = new Map([
  adding(submissionReceived, QualitySubmission, ({ submissionId, assessmentId }) => [
    { submissionId, assessmentId },
  ]),
  adding(submissionMarked, QualityAnswer, ({ submissionId, marks }) =>
    marks.map(({ questionId: itemId, isCorrect, marksAwarded, marksPossible }) => ({
      submissionId,
      itemId,
      isCorrect,
      marksAwarded,
      marksPossible,
    })),
  ),
  on(markRaised, async (em, { assessmentId, itemId, isCorrect, marksAfter: marksAwarded }) => {
    const place = { assessmentId, itemId };
    await insertNew(em, QualityRaise, [{ ...place, isCorrect, marksAwarded }]);
    await em.nativeUpdate(QualityRaise, { ...place, marksAwarded: { $lt: marksAwarded } }, { marksAwarded });
    if (isCorrect) await em.nativeUpdate(QualityRaise, { ...place, isCorrect: false }, { isCorrect });
  }),
  adding(questionGenerated, QualityItem, ({ itemId, source }) => [{ itemId, source }]),
  adding(bankStocked, QualityItem, ({ itemIds }) =>
    itemIds.map((itemId) => ({ itemId, source: 'engine' as const })),
  ),
  adding(questionRejected, QualityVerdict, ({ writingId, outcome }, event) =>
    verdict(event, writingId, 'refusal', outcome),
  ),
  adding(questionFlagged, QualityVerdict, ({ itemId, outcome }, event) =>
    verdict(event, itemId, 'flag', outcome),
  ),
  adding(questionVerified, QualityVerdict, ({ itemId, outcome }, event) =>
    verdict(event, itemId, 'verification', outcome),
  ),
  adding(challengeDecided, QualityVerdict, ({ itemId, decision }, event) =>
    verdict(event, itemId, 'challenge', decision),
  ),
  adding(itemWithdrawn, QualityVerdict, ({ itemId, outcome }, event) =>
    verdict(event, itemId, 'withdrawal', outcome),
  ),
  adding(aiCalled, ModelCall, ({ task, outcome, costMicroUsd, latencyMs }, { id, occurredAt }) => [
    { eventId: id, at: occurredAt, task, outcome, costMicroUsd, latencyMs },
  ]),
  on(paperVerified, (em, data, { occurredAt }) => noteVerdicts(em, data, occurredAt)),
  adding(itemDoubted, QualityVerdict, ({ itemId, doubt }, event) => verdict(event, itemId, 'doubt', doubt)),
]);

/** Names of the events that something is counted from. */
export const PROJECTED_EVENTS: readonly string[] = [...PROJECTIONS.keys()];

/** Whether anything is counted of an event. */
export function isProjected(name: string): boolean {
  return PROJECTIONS.has(name);
}

/** Projects events, together with the others of their name; a repeat changes nothing. */
export async function projectEvents(em: EntityManager, events: readonly ProjectedEvent[]): Promise<void> {
  const byName = new Map<string, ProjectedEvent[]>();
  for (const event of events) byName.set(event.name, [...(byName.get(event.name) ?? []), event]);
  // In one order everywhere, so that two of them do not wait for each other.
  for (const [name, project] of PROJECTIONS) {
    const all = byName.get(name);
    if (all) await project(em, all);
  }
}
