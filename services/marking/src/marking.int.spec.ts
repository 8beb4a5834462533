import 'reflect-metadata';
import { toPlainPolicy } from '@sumfox/answer-marking/plain-policy';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Controller, type INestMicroservice, Module, type Type } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { getSubmissionToMark } from '@sumfox/contracts/assessment/submission.calls';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import { type QuestionMark, toQuestionMark } from '@sumfox/contracts/question/question-mark';
import { toMessageName } from '@sumfox/contracts/messages/event-version';
import { submissionMarked } from '@sumfox/contracts/messages/marking.events';
import { markSubmission } from '@sumfox/contracts/messages/jobs';
import { inboxQueue } from '@sumfox/contracts/queues';
import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { Database } from '@sumfox/platform/database/database';
import { migrateDatabase } from '@sumfox/platform/database/migrate';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import { QueuePublisher } from '@sumfox/platform/messaging/queue-publisher';
import { redisOptions } from '@sumfox/platform/messaging/redis-connection';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { TestCallers } from '@sumfox/platform/testing/test-callers';
import { type ResponseToMark, markResponse } from '@sumfox/question-kinds/mark-response';
import { Queue } from 'bullmq';
import { Client } from 'pg';
import { v7 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { database } from './database.js';
import { Mark } from './marking-run/mark.entity.js';
import { MARKER, type Marker } from './marking-run/marker.js';
import { MarkingRun } from './marking-run/marking-run.entity.js';
import { MarkingRunService } from './marking-run/marking-run.service.js';
import { findFreePort, listen } from './testing/listening.js';

const DATABASE_NAME = `marking_test_${process.pid}`;
const PUPIL = '0192f0c1-0000-7000-8000-00000000000b';
const callers = new TestCallers();

/** What assessment has, how often it was asked, and what it does before it answers. */
const held = {
  submissions: new Map<string, ResponseToMark[]>(),
  asked: 0,
  before: async (): Promise<void> => {},
};

/** Stands in for assessment, over a real connection and behind the real checks of a call. */
@Controller()
class SubmissionController {
  @HandlesCall(getSubmissionToMark)
  async find({
    submissionId,
  }: CallInput<typeof getSubmissionToMark>): Promise<CallOutput<typeof getSubmissionToMark>> {
    held.asked += 1;
    await held.before();
    const responses = held.submissions.get(submissionId);
    if (!responses) return { submission: null };
    const stems = responses.map(() => 'How many?');
    return { submission: { submissionId, paperId: 1, pupilId: PUPIL, responses, stems } };
  }
}

/** The real marker, with what went through it and what it is to stumble over. */
const marker = { marked: [] as string[], spoil: new Map<string, (mark: QuestionMark) => QuestionMark>() };
const watchedMarker: Marker = (response) => {
  const { questionId } = response.scheme;
  marker.marked.push(questionId);
  const mark = markResponse(response);
  return marker.spoil.get(questionId)?.(mark) ?? mark;
};

let admin: Client;
let url: string;
let worker: TestingModule;
let apps: INestMicroservice[] = [];
let queue: Queue;
/** Inbox of assessment; no worker reads it in this test. */
let events: Queue;
let db: Database;
let runs: MarkingRunService;

const execute = <Row>(sql: string, params: unknown[] = []) => db.fork().execute<Row[]>(sql, params);
/** The marks of a finished run in paper order; null before it is finished. */
const findMarks = async (submissionId: string): Promise<QuestionMark[] | null> => {
  const em = db.fork();
  if (!(await em.findOne(MarkingRun, { submissionId, completedAt: { $ne: null } }))) return null;
  return (await em.find(Mark, { submissionId }, { orderBy: { questionIndex: 'asc' } })).map(toQuestionMark);
};
const listEvents = async () =>
  (await execute<{ name: string; data: unknown }>('select name, data from outbox_messages order by id')).map(
    (e) => {
      expect(e.name).toBe(toMessageName(submissionMarked));
      return z.parse(submissionMarked.data, e.data);
    },
  );

const POLICY: AnswerPolicy = { ...toPlainPolicy({ type: 'number', letter: null }), caseSensitive: true };

function buildScheme(
  expected: string,
  policy: Partial<AnswerPolicy> = {},
  changes: Partial<MarkScheme> = {},
): MarkScheme {
  return {
    questionId: uuid(),
    questionType: 'open-ended',
    marks: 2,
    modelAnswer: expected,
    parts: [{ label: null, expected, acceptedAnswers: [], policy: { ...POLICY, ...policy } }],
    solutionSteps: ['…'],
    markPoints: [],
    misconceptions: [],
    ...changes,
  };
}

function buildResponse(
  questionIndex: number,
  scheme: MarkScheme,
  given: Partial<ResponseToMark>,
): ResponseToMark {
  return {
    questionIndex,
    scheme,
    answer: null,
    selectedOption: null,
    blankAnswers: null,
    answerParts: null,
    working: '',
    ...given,
  };
}

/** Submits answers to questions with the right answer 48. */
function submit(...answers: string[]): { submissionId: string; questionIds: string[] } {
  const responses = answers.map((answer, index) => buildResponse(index, buildScheme('48'), { answer }));
  return { submissionId: submitResponses(responses), questionIds: responses.map((r) => r.scheme.questionId) };
}

function submitResponses(responses: ResponseToMark[]): string {
  const submissionId = uuid();
  held.submissions.set(submissionId, responses);
  return submissionId;
}

async function waitFor<T>(what: string, find: () => Promise<T | null | undefined | false>): Promise<T> {
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    const found = await find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`timed out while waiting for ${what}`);
}

async function enqueue(data: unknown, name: string = markSubmission.name): Promise<string> {
  const id = uuid();
  if (name === markSubmission.name) await worker.get(QueuePublisher).publishJob(id, name, data);
  else await queue.add(name, data, { jobId: `job-${id}`, attempts: markSubmission.attempts });
  return `job-${id}`;
}

const waitForState = (jobId: string, state: 'completed' | 'failed') =>
  waitFor(`job ${state}`, async () => {
    return (await queue.getJobState(jobId)) === state ? queue.getJob(jobId) : null;
  });

function startWorkerModule(WorkerModule: Type): Promise<TestingModule> {
  return Test.createTestingModule({ imports: [WorkerModule] })
    .overrideProvider(MARKER)
    .useValue(watchedMarker)
    .compile();
}

beforeAll(async () => {
  const adminUrl = process.env.TEST_ADMIN_DATABASE_URL ?? '';
  admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${DATABASE_NAME}`);
  const target = new URL(adminUrl);
  target.pathname = `/${DATABASE_NAME}`;
  url = target.href;
  const [markingPort, assessmentPort] = [await findFreePort(), await findFreePort()];
  Object.assign(process.env, {
    NODE_ENV: 'test',
    ...callers.environmentOf('marking'),
    LOG_LEVEL: 'silent',
    HEALTH_PORT: '0',
    DATABASE_URL: url,
    REDIS_URL: process.env.TEST_REDIS_URL,
    QUEUE_PREFIX: DATABASE_NAME,
    IDENTITY_RPC: '127.0.0.1:1',
    ASSESSMENT_RPC: `127.0.0.1:${assessmentPort}`,
    MARKING_RPC: `127.0.0.1:${markingPort}`,
    CONTENT_RPC: '127.0.0.1:1',
    ANALYTICS_RPC: '127.0.0.1:1',
  });
  await migrateDatabase(database, url);
  // The platform reads the environment when a module is declared.
  const { AppModule } = await import('./app.module.js');
  @Module({
    imports: [PlatformModule.register({ queues: [], serves: 'assessment' })],
    controllers: [SubmissionController],
  })
  class AssessmentModule {}
  const assessment = await Test.createTestingModule({ imports: [AssessmentModule] }).compile();
  const marking = await Test.createTestingModule({ imports: [AppModule] }).compile();
  apps.push(await listen(assessment, assessmentPort));
  apps.push(await listen(marking, markingPort));
  Object.assign(process.env, callers.environmentOf('marking-worker'));
  const { WorkerModule } = await import('./worker.module.js');
  worker = await startWorkerModule(WorkerModule);
  await worker.init();
  db = worker.get(Database);
  runs = worker.get(MarkingRunService);
  const connection = redisOptions(process.env.TEST_REDIS_URL ?? '');
  queue = new Queue(markSubmission.queue, { connection, prefix: DATABASE_NAME });
  events = new Queue(inboxQueue('assessment'), { connection, prefix: DATABASE_NAME });
});

afterAll(async () => {
  await callers.close();
  await queue?.close();
  await events?.close();
  await worker?.close();
  for (const app of apps) await app.close();
  apps = [];
  await admin?.query(`drop database if exists ${DATABASE_NAME} with (force)`);
  await admin?.end();
});

let report: jest.SpiedFunction<FailureReporter['report']>;
beforeEach(async () => {
  await execute('truncate marking_runs, marks, outbox_messages');
  Object.assign(held, { asked: 0, before: async () => {} });
  held.submissions.clear();
  marker.marked = [];
  marker.spoil.clear();
  report?.mockRestore();
  report = jest.spyOn(worker.get(FailureReporter), 'report');
});

describe('marking job', () => {
  it('turns a submission into marks, feedback and one event', async () => {
    const options = ['12', '24', '36', '48'];
    const choice = buildScheme(
      'D',
      { type: 'choice', options },
      {
        questionType: 'mcq',
        misconceptions: [
          {
            code: 'one-group',
            explanation: 'You counted one group. How many groups are there?',
            answer: '12',
          },
        ],
      },
    );
    const worked = buildScheme(
      '48',
      {},
      {
        markPoints: [
          { id: 'M1', label: 'One box', calculation: '6 × 4', result: '24', isTold: false, marks: 1 },
          { id: 'M2', label: 'Both boxes', calculation: '2 × 24', result: '48', isTold: false, marks: 1 },
        ],
      },
    );
    const submissionId = submitResponses([
      buildResponse(0, buildScheme('48'), { answer: ' 48.0 ' }),
      buildResponse(1, buildScheme('36 cm', { type: 'measure', unit: 'cm', unitRequired: true }), {
        answer: '36',
      }),
      buildResponse(2, choice, { selectedOption: 'A' }),
      buildResponse(3, buildScheme('48'), { answer: '84' }),
      buildResponse(4, worked, { answer: '84', working: 'I did 6 × 4 = 24' }),
    ]);
    expect(await findMarks(submissionId)).toBeNull();
    await waitForState(await enqueue({ submissionId }), 'completed');
    const marks = await findMarks(submissionId);
    expect(marks?.map((m) => [m.questionIndex, m.outcome, m.marksAwarded, m.feedback])).toEqual([
      [0, 'correct', 2, 'Yes! Your answer is right.'],
      [1, 'right-value-missing-unit', 1, 'Your number is right. What is the unit?'],
      [2, 'incorrect', 0, 'Not yet. You counted one group. How many groups are there?'],
      [3, 'incorrect', 0, 'Not yet. Your answer is too big. Look at the question again.'],
      [
        4,
        'incorrect',
        1,
        'Not yet. Your working has good steps: 1 mark. Your answer is too big. Look at the question again.',
      ],
    ]);
    expect(marks?.map((m) => m.workingMarks)).toEqual([
      [],
      [],
      [],
      [],
      [{ label: 'One box', marks: 1, followedThrough: false }],
    ]);
    expect(marks?.[2]?.misconceptionCode).toBe('one-group');
    expect(await listEvents()).toEqual([
      {
        submissionId,
        marks: marks?.map(
          ({ questionId, isCorrect, marksAwarded, marksPossible, reasonCode, readAs: _, ...details }) => ({
            questionId,
            isCorrect,
            marksAwarded,
            marksPossible,
            reasonCode,
            details: { ...details, isModelRead: false },
          }),
        ),
      },
    ]);
  });

  it('is retried without an alarm while assessment is away', async () => {
    const { submissionId } = submit('48');
    held.before = async () => {
      if (held.asked === 1) throw new ProductError('unavailable', 'service-unavailable', 'Not now.');
    };
    const job = await waitForState(await enqueue({ submissionId }), 'completed');
    expect(job.attemptsMade).toBe(2);
    expect(await findMarks(submissionId)).toHaveLength(1);
    expect(report).not.toHaveBeenCalled();
  });

  it('fails at once and alerts operators for an unknown submission', async () => {
    const submissionId = uuid();
    const job = await waitForState(await enqueue({ submissionId }), 'failed');
    expect(job.attemptsMade).toBe(1);
    await waitFor('the report', async () => report.mock.calls.length > 0);
    expect(report.mock.calls[0]?.[0]).toMatchObject({ message: 'there is no submission …' });
    expect(await execute('select submission_id from marking_runs')).toEqual([]);
  });

  it.each([
    ['without an id', {}, undefined],
    ['with something else for an id', { submissionId: 7 }, undefined],
    ['with a field too many', { submissionId: uuid(), answer: '48' }, undefined],
    ['of another name', { submissionId: uuid() }, 'mark-everything'],
  ])('fails at once %s', async (_case, data, name) => {
    const job = await waitForState(await enqueue(data, name), 'failed');
    expect(job.attemptsMade).toBe(1);
    expect(held.asked).toBe(0);
  });
});

describe('submission.marked event', () => {
  const findTold = async (submissionId: string) =>
    waitFor('the event', async () => {
      const jobs = await events.getJobs(['waiting']);
      return jobs.map(({ data }) => data).find(({ data }) => data.submissionId === submissionId);
    });

  it('contains no text of the pupil', async () => {
    const scheme = buildScheme('Amy', { type: 'text' });
    const submissionId = submitResponses([
      buildResponse(0, scheme, { answer: 'Bartholomew', working: 'because Rumpelstiltskin' }),
    ]);
    await runs.mark(submissionId);
    expect((await findMarks(submissionId))?.map((mark) => mark.readAs)).toEqual(['Bartholomew']);
    const rows = await execute<{ data: string }>('select data::text as data from outbox_messages');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.data).not.toMatch(/Bartholomew|Rumpelstiltskin/);
  });

  it('is published in its current version', async () => {
    const { submissionId } = submit('48');
    await runs.mark(submissionId);
    expect(await findTold(submissionId)).toMatchObject({ name: 'submission.marked', version: 2 });
  });

  it('is published after an update in the version in which it was written', async () => {
    const data = { submissionId: uuid(), marks: [] };
    await execute(
      `insert into outbox_messages (id, kind, name, data, carrier, created_at)
       values (?, 'event', 'submission.marked', ?, '{}', now())`,
      [uuid(), JSON.stringify(data)],
    );
    expect(await findTold(data.submissionId)).toMatchObject({ name: 'submission.marked', version: 1, data });
  });
});

describe('marking run', () => {
  it('publishes its event again and does nothing else when repeated after its end', async () => {
    const { submissionId } = submit('48', '47');
    await runs.mark(submissionId);
    const marks = await findMarks(submissionId);
    held.submissions.clear();
    await runs.mark(submissionId);
    expect(held.asked).toBe(1);
    expect(marker.marked).toHaveLength(2);
    expect(await findMarks(submissionId)).toEqual(marks);
    const [first, second, ...more] = await listEvents();
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });

  it('stores all marks of the rules or none, and completes them when repeated', async () => {
    const { submissionId, questionIds } = submit('48', '48', '48');
    const [, second = ''] = questionIds;
    marker.spoil.set(second, (mark) => ({ ...mark, marksAwarded: -1 }));
    await expect(runs.mark(submissionId)).rejects.toThrow('marks_within_range');
    expect(await execute('select question_id from marks')).toEqual([]);
    expect(await listEvents()).toEqual([]);
    marker.spoil.clear();
    marker.marked = [];
    await runs.mark(submissionId);
    expect(marker.marked).toEqual(questionIds);
    expect((await findMarks(submissionId))?.map((m) => m.questionId)).toEqual(questionIds);
    expect(await listEvents()).toHaveLength(1);
  });

  it('stores run, marks and event in one transaction where no model may be asked', async () => {
    const { submissionId } = submit('48', '47');
    await runs.mark(submissionId);
    const transactions = await execute<{ id: string }>(
      `select xmin::text as id from marks where submission_id = ?
       union select xmin::text from marking_runs where submission_id = ?
       union select xmin::text from outbox_messages where data->>'submissionId' = ? and published_at is null`,
      [submissionId, submissionId, submissionId],
    );
    expect(transactions).toHaveLength(1);
  });

  it('marks only what an interrupted worker left open', async () => {
    const { submissionId, questionIds } = submit('48', '48', '48');
    const [first, second, third] = questionIds;
    await runs.mark(submissionId);
    await execute('delete from marks where question_id <> ?', [first ?? '']);
    await execute('update marking_runs set completed_at = null');
    await execute('delete from outbox_messages');
    marker.marked = [];
    await runs.mark(submissionId);
    expect(marker.marked).toEqual([second, third]);
    expect((await findMarks(submissionId))?.map((m) => m.questionId)).toEqual(questionIds);
    expect(await listEvents()).toHaveLength(1);
  });

  it('never overwrites a stored mark', async () => {
    const { submissionId, questionIds } = submit('48', '47');
    held.before = async () => {
      held.before = async () => {};
      await runs.mark(submissionId);
      await execute("update marks set feedback = 'As it was.'");
    };
    await runs.mark(submissionId);
    const marks = await findMarks(submissionId);
    expect(marks?.map((m) => [m.questionId, m.feedback])).toEqual(
      questionIds.map((id) => [id, 'As it was.']),
    );
    expect(await listEvents()).toHaveLength(1);
  });

  it('stores each mark once and one event when two workers run it', async () => {
    const { submissionId } = submit(...Array.from({ length: 15 }, (_, n) => String(40 + n)));
    let release = (): void => {};
    const both = new Promise<void>((resolve) => (release = resolve));
    held.before = () => {
      if (held.asked === 2) release();
      return both;
    };
    const { WorkerModule } = await import('./worker.module.js');
    const other = await startWorkerModule(WorkerModule);
    await other.init();
    try {
      await Promise.all([runs.mark(submissionId), other.get(MarkingRunService).mark(submissionId)]);
    } finally {
      await other.close();
    }
    const marks = await findMarks(submissionId);
    expect(marks?.map((m) => m.questionIndex)).toEqual(Array.from({ length: 15 }, (_, n) => n));
    expect(marks?.filter((m) => m.isCorrect)).toHaveLength(1);
    expect(await listEvents()).toHaveLength(1);
  });

  it('leaves an unmarkable question pending, alerts operators, and settles it when repeated', async () => {
    const { submissionId, questionIds } = submit('48', '48', '47');
    const [, broken = ''] = questionIds;
    marker.spoil.set(broken, () => {
      throw new Error('the scheme has no parts');
    });
    await runs.mark(submissionId);
    expect((await findMarks(submissionId))?.map((m) => [m.questionIndex, m.marksAwarded])).toEqual([
      [0, 2],
      [2, 0],
    ]);
    expect((await listEvents())[0]?.marks.map((m) => m.questionId)).not.toContain(broken);
    expect(report).toHaveBeenCalledTimes(1);
    marker.spoil.clear();
    marker.marked = [];
    await runs.mark(submissionId);
    expect(marker.marked).toEqual([broken]);
    expect((await findMarks(submissionId))?.map((m) => m.marksAwarded)).toEqual([2, 2, 0]);
    const events = await listEvents();
    expect(events.map((e) => e.marks.length)).toEqual([2, 3]);
    await runs.mark(submissionId);
    expect(held.asked).toBe(2);
  });
});
