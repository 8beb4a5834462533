import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import type { Review } from '@sumfox/contracts/marking/review.calls';
import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import { type MarkedQuestion, toMarkedQuestion } from '@sumfox/contracts/messages/marking.events';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { markRaised } from '@sumfox/contracts/messages/dispute.events';
import { markSubmission } from '@sumfox/contracts/messages/jobs';
import { Database } from '@sumfox/platform/database/database';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { createLogger } from '@sumfox/platform/logging/logger';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import type { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { Shutdown } from '@sumfox/platform/shutdown/shutdown';
import { markResponse } from '@sumfox/question-kinds/mark-response';
import { emptyResponse } from '@sumfox/question-kinds/merge-response';
import { v7 as uuid } from 'uuid';
import { findAbility } from '../ability/pupil-ability.queries.js';
import { AcceptedAnswers } from '../accepted-answer/accepted-answer.service.js';
import { CorrectionService } from '../correction/correction.service.js';
import { database as definition } from '../database.js';
import { keepDispute, listDisputes } from '../dispute/dispute.queries.js';
import { ChallengeService } from '../dispute/challenge.service.js';
import { ReviewDecidedHandler } from '../dispute/review-decided.handler.js';
import { Paper, PaperMarkScheme, PaperQuestion } from '../paper/paper.entity.js';
import { writeResponses } from '../paper/response.queries.js';
import { listUntoldCorrections } from '../result/mark-correction.queries.js';
import { RaisedResult } from '../result/raised-result.js';
import { toResponseToMark } from '../result/response-to-mark.rules.js';
import { ResultWaiter } from './result-waiter.js';
import { SubmissionMarkedHandler } from './submission-marked.handler.js';
import { Submission } from './submission.entity.js';
import { UnmarkedSweeper } from './unmarked.sweeper.js';
import { QuestionResult } from '../result/question-result.entity.js';
import { replaceScheme } from '../paper/paper.queries.js';
import { plainQuestion } from '../testing/plain-question.js';

const PUPIL = '0192f0c1-0000-7000-8000-00000000000b';
/** What the pupil has put down for both questions. */
const ANSWER = '48';

let scratch: ScratchDatabase;
let database: Database;
let marked: SubmissionMarkedHandler;
let decided: ReviewDecidedHandler;
let corrections: CorrectionService;
let challenges: ChallengeService;
let sweeper: UnmarkedSweeper;
beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  database = new Database(scratch.orm);
  const outbox = new Outbox();
  // These tests pass events to the handlers directly; no other service is called.
  const nobody = {} as ServiceClient;
  const results = new RaisedResult(outbox);
  const accepted = new AcceptedAnswers(database, results);
  marked = new SubmissionMarkedHandler(outbox, database, new ResultWaiter(new Shutdown()));
  decided = new ReviewDecidedHandler(nobody, results);
  challenges = new ChallengeService(database, nobody, results, accepted);
  corrections = new CorrectionService(database, results);
  sweeper = new UnmarkedSweeper(
    database,
    outbox,
    createLogger({ PROCESS_NAME: 'assessment', LOG_LEVEL: 'silent' }),
  );
});
afterAll(() => scratch?.drop());

function buildScheme(questionId: string, expected: string): MarkScheme {
  const stem = 'How many are there?';
  return {
    questionId,
    questionType: 'open-ended',
    marks: 2,
    modelAnswer: expected,
    parts: [
      { label: null, expected, acceptedAnswers: [], policy: derivePolicy({ modelAnswer: expected, stem }) },
    ],
    solutionSteps: ['…'],
    misconceptions: [],
    markPoints: [],
  };
}

let paperId = 0;
let submissionId = '';
let items: [string, string];

/** A paper of two questions, handed in; the key of the second is wrong. */
beforeEach(async () => {
  paperId += 1;
  submissionId = uuid();
  items = [uuid(), uuid()];
  const now = new Date();
  await database.transaction(async (em) => {
    em.create(
      Paper,
      {
        id: paperId,
        pupilId: PUPIL,
        type: 'adaptive',
        gradeLevel: 'Primary 5',
        status: 'marking',
        questionCount: 2,
        currentQuestion: 0,
        requestId: null,
        createdAt: now,
        lastSavedAt: now,
        completedAt: null,
        score: null,
        timeSpentSeconds: null,
      },
      { persist: true },
    );
    em.create(
      Submission,
      {
        id: submissionId,
        paperId,
        pupilId: PUPIL,
        clientId: null,
        receivedAt: now,
        timeSpentSeconds: 60,
        lastQueuedAt: now,
        queuedTimes: 1,
        settledAt: null,
      },
      { persist: true },
    );
    for (const [questionIndex, itemId] of items.entries()) {
      em.create(
        PaperQuestion,
        {
          paperId,
          questionIndex,
          itemId,
          question: plainQuestion(itemId),
          subStrandId: 'ratio',
          heuristicId: 'h1_make_whole_model',
          level: 'independent',
          template: 'one',
        },
        { persist: true },
      );
      const scheme = buildScheme(itemId, questionIndex === 0 ? ANSWER : '84');
      em.create(PaperMarkScheme, { paperId, questionIndex, scheme }, { persist: true });
    }
    await em.flush();
    await writeResponses(
      em,
      paperId,
      [0, 1].map((index) => ({ ...emptyResponse(index), revision: 1, answer: ANSWER })),
    );
  });
});

const rightScheme = () => buildScheme(items[1], ANSWER);
/** The mark that marking gives to a question by the key that it was sent. */
const markOf = (index: 0 | 1, expected: string): QuestionMark =>
  markResponse(
    toResponseToMark(index, buildScheme(items[index], expected), { ...emptyResponse(index), answer: ANSWER }),
  );
const carry = (mark: QuestionMark): MarkedQuestion => toMarkedQuestion(mark, false);
const receive = (...marks: MarkedQuestion[]) =>
  database.transaction((em) => marked.apply(em, { submissionId, marks }));
const bringHome = (...marks: QuestionMark[]) => receive(...marks.map(carry));
const standing = async () =>
  (await database.fork().find(QuestionResult, { paperId }, { orderBy: { questionIndex: 'asc' } })).map(
    ({ marksAwarded }) => marksAwarded,
  );
const scoreNow = async () => (await database.fork().findOneOrFail(Paper, { id: paperId })).score;

describe('submission.marked handler', () => {
  it('stores the whole mark and computes the reading that the event omits', async () => {
    await bringHome(markOf(0, ANSWER), markOf(1, '84'));
    const rows = await database
      .fork()
      .find(QuestionResult, { paperId }, { orderBy: { questionIndex: 'asc' } });
    for (const [index, key] of [ANSWER, '84'].entries()) {
      const { questionId: _id, questionIndex: _index, ...kept } = markOf(index as 0 | 1, key);
      expect(rows[index]).toMatchObject(kept);
    }
    expect(rows.map(({ readAs }) => readAs)).toEqual([ANSWER, ANSWER]);
  });

  it('stores each forecast once for an event that arrives twice', async () => {
    const forecasts = async () =>
      (await database.fork().find(QuestionResult, { paperId }, { orderBy: { questionIndex: 'asc' } })).map(
        ({ forecast, skillForecast, learnedVersion }) => [forecast, skillForecast, learnedVersion],
      );
    const countLearned = async () =>
      (await findAbility(database.fork(), PUPIL, 'Primary 5')).pupil.general.answers;
    const before = await countLearned();
    await bringHome(markOf(0, ANSWER), markOf(1, '84'));
    const first = await forecasts();
    expect(first).toEqual([
      [expect.any(Number), expect.any(Number), null],
      [expect.any(Number), expect.any(Number), null],
    ]);
    await bringHome(markOf(0, ANSWER), markOf(1, '84'));
    expect(await forecasts()).toEqual(first);
    expect(await countLearned()).toBe(before + 2);
  });

  it('leaves an event of version 1 to the sweeper, which requests its marks again', async () => {
    await receive(...[markOf(0, ANSWER), markOf(1, '84')].map((mark) => ({ ...carry(mark), details: null })));
    expect(await standing()).toEqual([]);
    await database
      .fork()
      .execute(`update submissions set last_queued_at = now() - interval '1 minute' where id = ?`, [
        submissionId,
      ]);
    await sweeper.run();
    const asked = await database
      .fork()
      .execute('select data from outbox_messages where name = ? and data @> ?', [
        markSubmission.name,
        JSON.stringify({ submissionId }),
      ]);
    expect(asked).toHaveLength(1);
    await bringHome(markOf(0, ANSWER), markOf(1, '84'));
    expect([await standing(), await scoreNow()]).toEqual([[2, 0], 50]);
  });
});

describe('mark that arrives after its key was corrected', () => {
  it('is marked by the standing key, whatever its origin', async () => {
    await bringHome(markOf(0, ANSWER));
    expect([await standing(), await scoreNow()]).toEqual([[2], 100]);
    await database.transaction((em) => replaceScheme(em, paperId, 1, rightScheme()));
    await bringHome(markOf(0, ANSWER), markOf(1, '84'));
    expect([await standing(), await scoreNow()]).toEqual([[2, 2], 100]);
  });

  it('earns all marks after a withdrawal that found no mark to raise', async () => {
    await bringHome(markOf(0, ANSWER));
    const place = {
      paperId,
      questionIndex: 1,
      question: plainQuestion(items[1]),
      scheme: buildScheme(items[1], '84'),
    };
    const recheck = { outcome: 'corrected', scheme: rightScheme() } as const;
    expect(await corrections.correct(place, 'corrected', recheck)).toBe(true);
    await bringHome(markOf(0, ANSWER), markOf(1, '84'));
    expect(await standing()).toEqual([2, 2]);
  });

  it('is stored unchanged when the key is unchanged', async () => {
    await bringHome(markOf(0, ANSWER));
    await bringHome(markOf(0, ANSWER), markOf(1, '84'));
    expect([await standing(), await scoreNow()]).toEqual([[2, 0], 50]);
  });
});

describe('challenge that is decided', () => {
  /** The challenge of the second question, as marking has judged it. */
  const settle = () =>
    database.transaction((em) =>
      challenges.settle(em, {
        challengeId: uuid(),
        paperId,
        pupilId: PUPIL,
        questionIndex: 1,
        reason: 'correct-result',
        reply: {
          decision: 'approved',
          scoreUpdated: true,
          newQuestion: null,
          message: 'You are right.',
          adminFeedback: '',
          evaluationDetails: { reasoning: '', semanticAnalysis: '', educationalNote: '' },
        },
        mark: { ...markOf(1, ANSWER), reasonCode: 'question-at-fault' },
        scheme: rightScheme(),
      }),
    );
  const withdraw = () =>
    corrections.correct(
      { paperId, questionIndex: 1, question: plainQuestion(items[1]), scheme: buildScheme(items[1], '84') },
      'corrected',
      { outcome: 'corrected', scheme: rightScheme() },
    );

  it.each([
    ['before', 'challenge', [settle, withdraw]],
    ['after', 'withdrawn', [withdraw, settle]],
  ] as const)('%s the withdrawal raises the mark once and needs no message', async (_order, cause, steps) => {
    await bringHome(markOf(0, ANSWER), markOf(1, '84'));
    for (const step of steps) await step();
    expect([await standing(), await scoreNow()]).toEqual([[2, 2], 100]);
    const raised = await database
      .fork()
      .execute<Array<{ cause: string }>>(
        `select data ->> 'cause' as cause from outbox_messages where name = ? and data @> ?`,
        [markRaised.name, JSON.stringify({ assessmentId: paperId })],
      );
    expect(raised).toEqual([{ cause }]);
    const untold = await listUntoldCorrections(database.fork(), PUPIL);
    expect(untold.filter(({ assessmentId }) => assessmentId === paperId)).toEqual([]);
  });
});

/** A reviewer's decision on the second question, as an event. */
function decide(kind: Review['kind'], mark: QuestionMark | null, isKeyFaulty = false): Promise<void> {
  const reviewId = uuid();
  const place = { assessmentId: paperId, questionIndex: 1, itemId: items[1], pupilId: PUPIL };
  const told = { ...place, reviewId, kind, decidedBy: uuid(), marksBefore: 0, marksAfter: 2, isKeyFaulty };
  return database.transaction((em) => decided.apply(em, told, { mark } as Review));
}

describe("reviewer's decision", () => {
  it('is retried until the mark that it raises is stored', async () => {
    const better = { ...markOf(1, '84'), marksAwarded: 1 };
    await expect(decide('screened', better)).rejects.toMatchObject({ kind: 'unavailable' });
    await bringHome(markOf(0, ANSWER), markOf(1, '84'));
    await decide('screened', better);
    await decide('screened', better);
    expect([await standing(), await scoreNow()]).toEqual([[2, 1], 75]);
  });

  it.each([
    [false, 'proved'],
    [true, 'faulty'],
  ] as const)('settles the pending recheck of a solution (faulty: %s)', async (isKeyFaulty, end) => {
    await bringHome(markOf(0, ANSWER), markOf(1, '84'));
    await database.transaction((em) =>
      keepDispute(em, { paperId, questionIndex: 1 }, { verification: 'waiting', verifiedAt: new Date() }),
    );
    await decide('verification', null, isKeyFaulty);
    expect(await listDisputes(database.fork(), paperId)).toMatchObject([
      { questionIndex: 1, verification: { outcome: end } },
    ]);
  });
});
