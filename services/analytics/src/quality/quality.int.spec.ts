import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aiCalled } from '@sumfox/contracts/messages/ai.events';
import { questionFlagsStats } from '@sumfox/contracts/analytics/quality.endpoints';
import {
  challengeDecided,
  itemWithdrawn,
  markRaised,
  questionFlagged,
  questionVerified,
} from '@sumfox/contracts/messages/dispute.events';
import type { EventDefinition, EventEnvelope } from '@sumfox/contracts/messages/event';
import { questionGenerated, questionRejected, submissionReceived } from '@sumfox/contracts/messages/events';
import { submissionMarked } from '@sumfox/contracts/messages/marking.events';
import { paperVerified } from '@sumfox/contracts/messages/review.events';
import { Database } from '@sumfox/platform/database/database';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { eventually } from '@sumfox/platform/testing/eventually';
import type { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import type { DatabaseOutage } from '@sumfox/platform/logging/database-outage';
import { routeEvents } from '@sumfox/platform/messaging/event-handler';
import { Inbox } from '@sumfox/platform/messaging/inbox';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { seeded } from '@sumfox/testing/fake-model/script';
import { v7 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { database as definition } from '../database.js';
import { HeartbeatHandler } from '../health/heartbeat.handler.js';
import { CountedEventHandler, StoredEventHandler } from '../intake/event-intake.handler.js';
import { getAgreement } from './agreement.queries.js';
import { ItemWatchService } from './item-watch.service.js';
import { PROJECTED_ENTITIES } from './projection.js';
import { QualityService } from './quality.service.js';
import { ReplayService } from './replay.service.js';

const PROJECTED_TABLES = PROJECTED_ENTITIES.map(({ meta }) => meta.tableName);
const reports: unknown[] = [];
const failures = { report: async (error: unknown) => void reports.push(error) } as unknown as FailureReporter;

/** What an outage of the database is told, in order. */
const outageNotes: string[] = [];
const outage = {
  note: (reason: string) => void outageNotes.push(reason),
  end: () => void outageNotes.push('end'),
} as unknown as DatabaseOutage;

let scratch: ScratchDatabase;
let database: Database;
let inbox: Inbox;
let quality: QualityService;
let replay: ReplayService;

beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  database = new Database(scratch.orm);
  inbox = new Inbox(database, {
    eventRoutes: routeEvents([new StoredEventHandler(), new CountedEventHandler(), new HeartbeatHandler()]),
  });
  quality = new QualityService(database);
  replay = new ReplayService(database, failures, outage);
});
afterAll(() => scratch.drop());
beforeEach(() =>
  query(
    `truncate events, inbox_messages, outbox_messages, projections, raised_doubts, ${PROJECTED_TABLES.join(', ')}`,
  ),
);

const query = <Row>(sql: string, params: unknown[] = []) => database.fork().execute<Row[]>(sql, params);

function told<D extends z.ZodMiniType>(event: EventDefinition<string, D>, data: z.input<D>): EventEnvelope {
  return {
    id: uuid(),
    name: event.name,
    version: event.version,
    source: 'test',
    occurredAt: new Date().toISOString(),
    data: z.parse(event.data, data),
  };
}

let papers = 0;

/** A submitted and marked paper: marks out of 2 by question. */
function marked(marks: Record<string, number>): { assessmentId: number; events: EventEnvelope[] } {
  papers += 1;
  const assessmentId = papers;
  const submissionId = uuid();
  return {
    assessmentId,
    events: [
      told(submissionReceived, { assessmentId, submissionId, pupilId: uuid() }),
      told(submissionMarked, {
        submissionId,
        marks: Object.entries(marks).map(([questionId, marksAwarded]) => ({
          questionId,
          isCorrect: marksAwarded === 2,
          marksAwarded,
          marksPossible: 2,
          reasonCode: 'correct',
          details: null,
        })),
      }),
    ],
  };
}

const place = (assessmentId: number, itemId: string) => ({
  assessmentId,
  questionIndex: 0,
  itemId,
  pupilId: uuid(),
});

async function receive(events: readonly EventEnvelope[]): Promise<void> {
  for (const event of events) await inbox.receive(event);
}

/** Everything the figures are counted from. */
async function counted(): Promise<unknown[]> {
  const rows = [];
  for (const table of PROJECTED_TABLES)
    rows.push(await query(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`));
  return rows;
}

const EASY = uuid();
const HARD = uuid();
const FAIR = uuid();
const RARE = uuid();

/** A question that a model wrote and that did not enter the bank. */
const refused = (outcome: 'rejected' | 'review') =>
  told(questionRejected, {
    writingId: uuid(),
    gradeLevel: 'Primary 5',
    subStrandId: 'ratio',
    heuristicId: 'h2_before_after',
    source: 'model',
    outcome,
    faultKinds: ['blind'],
    validationScore: 0.8,
  });

/** A person's verdict on a mark out of 2, some minutes after the papers. */
const verified = (
  assessmentId: number,
  minutes: number,
  said: { questionType: 'mcq' | 'open-ended'; verdict: 'approve' | 'correct' | 'void'; marksGiven?: number },
): EventEnvelope => ({
  ...told(paperVerified, {
    verificationId: uuid(),
    assessmentId,
    pupilId: uuid(),
    decidedBy: uuid(),
    verdicts: [
      {
        questionIndex: 0,
        itemId: EASY,
        isQuestionFaulty: false,
        marksBefore: 1,
        marksGiven: null,
        marksAfter: 1,
        marksPossible: 2,
        ...said,
      },
    ],
  }),
  occurredAt: new Date(Date.UTC(2026, 10, 22, 8, minutes)).toISOString(),
});

/** A term's worth: 20 papers, some reports, challenges, a wrong key and what followed. */
function term(): EventEnvelope[] {
  const sittings = Array.from({ length: 20 }, (_, i) =>
    marked({
      [EASY]: i < 19 ? 2 : 0,
      [HARD]: i < 3 ? 2 : 0,
      [FAIR]: i % 2 === 0 ? 2 : 0,
      ...(i < 2 ? { [RARE]: 0 } : {}),
    }),
  );
  const first = sittings[0]!.assessmentId;
  return [
    ...sittings.flatMap(({ events }) => events),
    ...[EASY, HARD, FAIR, RARE].map((itemId) =>
      told(questionGenerated, {
        itemId,
        gradeLevel: 'Primary 5',
        subStrandId: 'ratio',
        heuristicId: 'h2_before_after',
        source: itemId === RARE ? 'model' : 'engine',
        validationScore: 1,
      }),
    ),
    ...Array.from({ length: 11 }, () => refused('rejected')),
    refused('review'),
    told(questionFlagged, { ...place(first, EASY), outcome: 'valid' }),
    told(questionFlagged, { ...place(first + 1, EASY), outcome: 'valid' }),
    told(questionFlagged, { ...place(first, RARE), outcome: 'faulty' }),
    told(questionVerified, { ...place(first, RARE), outcome: 'corrected' }),
    told(questionVerified, { ...place(first, HARD), outcome: 'waiting' }),
    told(challengeDecided, {
      ...place(first, RARE),
      challengeId: uuid(),
      reason: 'correct-result',
      decision: 'approved',
      basis: 'key-faulty',
    }),
    told(aiCalled, {
      task: 'judge-working',
      taskVersion: 1,
      model: 'some-model',
      inputTokens: 900,
      cachedTokens: null,
      outputTokens: 100,
      costMicroUsd: 700,
      latencyMs: 1_200,
      outcome: 'answered',
    }),
    told(itemWithdrawn, { itemId: RARE, outcome: 'corrected' }),
    told(itemWithdrawn, { itemId: RARE, outcome: 'corrected' }),
    told(markRaised, {
      ...place(first, RARE),
      cause: 'withdrawn',
      isCorrect: true,
      marksBefore: 0,
      marksAfter: 2,
      scoreBefore: 60,
      scoreAfter: 80,
    }),
    // Approved at first and corrected later: the correction counts, and later verdicts do not.
    verified(first, 1, { questionType: 'mcq', verdict: 'approve' }),
    verified(first, 2, { questionType: 'mcq', verdict: 'correct', marksGiven: 2 }),
    verified(first, 6, { questionType: 'mcq', verdict: 'correct', marksGiven: 0 }),
    verified(first, 7, { questionType: 'mcq', verdict: 'approve' }),
    verified(first + 1, 3, { questionType: 'mcq', verdict: 'approve' }),
    verified(first + 2, 4, { questionType: 'open-ended', verdict: 'correct', marksGiven: 0 }),
    verified(first + 3, 5, { questionType: 'open-ended', verdict: 'void' }),
  ];
}

describe('question figures', () => {
  it('return defaults and nulls before any event', async () => {
    const figures = await quality.getFigures();
    expect(z.parse(questionFlagsStats.response, figures)).toEqual(figures);
    expect(figures).toMatchObject({
      totalFlagged: 0,
      tooEasy: 0,
      tooHard: 0,
      qualityScore: 95,
      qualityScoreIsDefault: true,
      validationRate: 97,
      validationRateIsDefault: true,
      averageCorrect: null,
      answers: 0,
    });
  });

  it('count answers, reports and challenges of pupils', async () => {
    await receive(term());
    expect(await quality.getFigures()).toEqual({
      totalFlagged: 2,
      tooEasy: 1,
      tooHard: 1,
      // Too easy, too hard and withdrawn: one of four is left.
      qualityScore: 25,
      qualityScoreIsDefault: false,
      // Four questions entered and two reports found no fault; 12 were rejected, one report and one check found a
      // fault.
      validationRate: 30,
      validationRateIsDefault: false,
      autoFixed: 1,
      answers: 62,
      questionsAnswered: 4,
      questionsMeasured: 3,
      averageCorrect: Math.round((100 * (19 + 3 + 10 + 1)) / 62),
      reports: { valid: 2, replaced: 0, faulty: 1, waiting: 0 },
      verifications: { proved: 0, corrected: 1, faulty: 0, waiting: 1 },
      challenges: { approved: 1, rejected: 0 },
      withdrawn: 1,
      inReview: 0,
      marksRaised: 1,
      made: { engine: 3, model: 1, person: 0 },
    });
  });

  it('compare reviewers with the marker and count each mark once', async () => {
    const none = { verified: 0, agreed: 0, tooStrict: 0, tooGenerous: 0, voided: 0 };
    expect(await getAgreement(database.fork())).toEqual({ ...none, byType: [] });
    await receive(term());
    expect(await getAgreement(database.fork())).toEqual({
      verified: 4,
      agreed: 1,
      tooStrict: 1,
      tooGenerous: 1,
      voided: 1,
      byType: [
        { ...none, questionType: 'mcq', verified: 2, agreed: 1, tooStrict: 1 },
        { ...none, questionType: 'open-ended', verified: 2, tooGenerous: 1, voided: 1 },
      ],
    });
  });

  it('stay the same after repeats, reordering and a replay', async () => {
    const events = term();
    await receive(events);
    const once = [await counted(), await quality.getFigures()];

    await query(`truncate events, inbox_messages, ${PROJECTED_TABLES.join(', ')}`);
    const random = seeded(20_261_122);
    const shuffled = Array.from({ length: 10 }, () => events)
      .flat()
      .map((event) => ({ event, at: random() }))
      .toSorted((a, b) => a.at - b.at);
    for (const { event } of shuffled) await inbox.receive(event);
    // The inbox forgets; the figures do not count again what comes even later.
    await query('delete from inbox_messages');
    await receive(events);
    expect([await counted(), await quality.getFigures()]).toEqual(once);

    await replay.rebuild();
    expect([await counted(), await quality.getFigures()]).toEqual(once);
    expect(reports).toEqual([]);
  });

  it('stay the same for events that were stored in an earlier version', async () => {
    await receive(term());
    const once = await counted();
    await query(
      `update events set version = 1, data = jsonb_set(data, '{marks}',
         (select jsonb_agg(mark - 'details') from jsonb_array_elements(data -> 'marks') as mark))
       where name = 'submission.marked'`,
    );
    await replay.rebuild();
    expect(await counted()).toEqual(once);
    expect(reports).toEqual([]);
  });

  it('include events from before the projection existed, and resume an interrupted replay', async () => {
    const events = term();
    await receive(events);
    const once = await counted();
    // As an older release left it.
    await query(`truncate ${PROJECTED_TABLES.join(', ')}`);
    await replay.catchUp();
    expect(await counted()).toEqual(once);
    // Stopped in the middle: the first half is counted, the rest is not.
    const half = events[Math.floor(events.length / 2)]!.id;
    await replay.rebuild();
    await query(`update projections set replayed_to = ?, is_complete = false`, [half]);
    await query(`delete from quality_verdicts`);
    await replay.catchUp();
    expect(await counted()).toEqual(once);
  });

  it('catch up after the database returns', async () => {
    await receive(term());
    const once = await counted();
    await query(`truncate ${PROJECTED_TABLES.join(', ')}`);
    const waking = Object.create(database) as Database;
    let tries = 0;
    waking.transaction = async (work) => {
      tries += 1;
      if (tries === 1) throw new Error('timeout exceeded when trying to connect');
      return database.transaction(work);
    };
    outageNotes.length = 0;
    new ReplayService(waking, failures, outage).onApplicationBootstrap();
    await eventually(async () => outageNotes.at(-1) === 'end' || reports.length > 0);
    expect(outageNotes).toEqual(['timeout exceeded when trying to connect', 'end']);
    expect(await counted()).toEqual(once);
    expect(reports).toEqual([]);
  });
});

describe('item watch', () => {
  const watch = () => new ItemWatchService(database, new Outbox());
  const doubts = () =>
    query<{ data: unknown }>(`select data from outbox_messages where name = 'item.doubted' order by id`);
  // No event is left to replay.
  beforeEach(() => replay.catchUp());

  it('reports a doubted question once, even with two processes and after a replay', async () => {
    const bad = uuid();
    const good = uuid();
    const other = uuid();
    for (let i = 0; i < 32; i += 1) {
      const able = i % 2 === 0 ? 2 : 0;
      const { events } = marked({ [bad]: Math.floor(i / 2) % 2 === 0 ? 2 : 0, [good]: able, [other]: able });
      await receive(events);
    }
    expect((await Promise.all([watch().run(), watch().run()])).toSorted()).toEqual([0, 1]);
    await replay.rebuild();
    expect(await watch().run()).toBe(0);
    expect((await doubts()).map((row) => row.data)).toEqual([
      { itemId: bad, doubt: 'discrimination', answers: 32 },
    ]);
  });

  it('reports nothing during a replay', async () => {
    const bad = uuid();
    const sittings = Array.from({ length: 32 }, (_, i) =>
      marked({ [bad]: Math.floor(i / 2) % 2 === 0 ? 2 : 0, [uuid()]: i % 2 === 0 ? 2 : 0 }),
    );
    for (const { events } of sittings) await receive(events);
    // As a process left it that was killed while it counted.
    await query('update projections set is_complete = false');
    expect(await watch().run()).toBe(0);
    await replay.catchUp();
    expect(await watch().run()).toBe(1);
  });

  it('reports a question with too many accepted challenges', async () => {
    const item = uuid();
    for (let i = 0; i < 50; i += 1) {
      const able = i % 2 === 0 ? 2 : 0;
      await receive(marked({ [item]: able, [uuid()]: able }).events);
    }
    expect(await watch().run()).toBe(0);
    for (let i = 0; i < 2; i += 1)
      await receive([
        told(challengeDecided, {
          ...place(1, item),
          challengeId: uuid(),
          reason: 'format-difference',
          decision: 'approved',
          basis: 'marked-again',
        }),
      ]);
    expect(await watch().run()).toBe(1);
    expect((await doubts())[0]?.data).toEqual({ itemId: item, doubt: 'challenges', answers: 50 });
  });
});
