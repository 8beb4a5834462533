import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import { Database } from '@sumfox/platform/database/database';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { emptyResponse } from '@sumfox/question-kinds/merge-response';
import { v7 as uuid } from 'uuid';
import { database as definition } from '../database.js';
import { plainQuestion } from '../testing/plain-question.js';
import { Paper, PaperMarkScheme, PaperQuestion } from './paper.entity.js';
import { lockOwnPaper, replaceItem } from './paper.queries.js';
import { REVISIONS_KEPT, listResponses } from './response.queries.js';
import { ResponseRevision } from './response.entity.js';
import { ResponseService } from './response.service.js';
import { findOpenPaper, toSinglePlace, writeSingle } from './single-save.queries.js';

const PUPIL = uuid();
const SCHEME = {
  questionType: 'open-ended' as const,
  marks: 2,
  modelAnswer: '4',
  parts: [
    {
      label: null,
      expected: '4',
      acceptedAnswers: [],
      policy: derivePolicy({ modelAnswer: '4', stem: 'How many are there?' }),
    },
  ],
  solutionSteps: ['4'],
  misconceptions: [],
  markPoints: [],
};

let scratch: ScratchDatabase;
let database: Database;
let responses: ResponseService;
let paperId = 0;
let itemId = '';

beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  database = new Database(scratch.orm);
  responses = new ResponseService(database);
});
afterAll(() => scratch?.drop());

/** An open diagnostic of one question: a pupil has only one at a time. */
beforeEach(async () => {
  await setStatus('completed');
  paperId += 1;
  itemId = uuid();
  const question = plainQuestion(itemId);
  await database.transaction(async (em) => {
    em.create(
      Paper,
      {
        id: paperId,
        pupilId: PUPIL,
        type: 'diagnostic',
        gradeLevel: 'Primary 5',
        status: 'in-progress',
        questionCount: 1,
        currentQuestion: 0,
        requestId: null,
        createdAt: new Date(),
        lastSavedAt: null,
        completedAt: null,
        score: null,
        timeSpentSeconds: null,
      },
      { persist: true },
    );
    await em.flush();
    const { subStrandId, heuristicId, proficiencyLevel: level } = question;
    await em.insert(PaperQuestion, {
      ...{ paperId, questionIndex: 0, itemId, question, subStrandId, heuristicId, level, template: 't' },
      seenAt: null,
    });
    await em.insert(PaperMarkScheme, {
      paperId,
      questionIndex: 0,
      scheme: { ...SCHEME, questionId: itemId },
    });
  });
});

async function setStatus(status: Paper['status'], id = paperId): Promise<void> {
  await database.fork().nativeUpdate(Paper, { id }, { status });
}

const find = async () => {
  const paper = await findOpenPaper(database, paperId, PUPIL);
  return paper && toSinglePlace(paper, 0, [{ questionId: itemId, isSeen: false }]);
};
const write = (place: NonNullable<Awaited<ReturnType<typeof find>>>, revision: number, answer: string) =>
  writeSingle(
    database,
    {
      paperId,
      pupilId: PUPIL,
      currentQuestion: undefined,
      savedAt: new Date(),
      next: { ...emptyResponse(0), revision, answer },
    },
    place,
  );
const read = async () => (await listResponses(database.fork(), paperId)).get(0);

async function findOrFail() {
  const place = await find();
  if (!place) throw new Error('There is no such place.');
  return place;
}

describe('a save of one answer', () => {
  it('stores the response, its revision and the time, and keeps the last revisions', async () => {
    for (let revision = 1; revision <= REVISIONS_KEPT + 2; revision += 1)
      expect(await write(await findOrFail(), revision, `${revision}`)).toBe(true);
    expect(await read()).toMatchObject({ revision: REVISIONS_KEPT + 2, answer: `${REVISIONS_KEPT + 2}` });
    const kept = await database.fork().find(ResponseRevision, { paperId }, { orderBy: { revision: 'asc' } });
    expect(kept.map(({ revision }) => revision)).toEqual(
      Array.from({ length: REVISIONS_KEPT }, (_, i) => i + 3),
    );
    expect((await database.fork().findOneOrFail(Paper, { id: paperId })).lastSavedAt).not.toBeNull();
  });

  it('stores nothing where another save came in between', async () => {
    const before = await findOrFail();
    expect(await write(before, 5, 'the other')).toBe(true);
    expect(await write(before, 4, 'late')).toBe(false);
    expect(await read()).toMatchObject({ revision: 5, answer: 'the other' });
  });

  it('stores nothing after the paper was handed in, and finds no place for another pupil', async () => {
    const before = await findOrFail();
    await setStatus('marking');
    expect(await write(before, 1, '4')).toBe(false);
    expect(await find()).toBeNull();
    await setStatus('in-progress');
    expect(await findOpenPaper(database, paperId, uuid())).toBeNull();
    expect(await read()).toBeUndefined();
  });

  it('stores nothing at a question that was exchanged in between', async () => {
    const before = await findOrFail();
    const question = plainQuestion(uuid());
    const next = { question, scheme: { ...SCHEME, questionId: question.id }, template: 't' };
    await database.transaction(async (em) => {
      await lockOwnPaper(em, paperId, PUPIL);
      await replaceItem(em, paperId, 0, next, null);
    });
    expect(await write(before, 1, '4')).toBe(false);
    expect(await find()).toBeNull();
    expect(await read()).toBeUndefined();
  });

  it('waits for an exchange that holds the paper, and stores nothing then', async () => {
    const before = await findOrFail();
    const question = plainQuestion(uuid());
    const next = { question, scheme: { ...SCHEME, questionId: question.id }, template: 't' };
    let written: Promise<boolean> | null = null;
    await database.transaction(async (em) => {
      await lockOwnPaper(em, paperId, PUPIL);
      await replaceItem(em, paperId, 0, next, null);
      written = write(before, 1, '4');
    });
    expect(await written).toBe(false);
    expect(await read()).toBeUndefined();
  });

  it('leaves to the transaction what it cannot decide: repeats, older revisions and pages that have seen more', async () => {
    const save = (revision: number, answer: string, isSeen = false) =>
      responses.save(paperId, PUPIL, {
        answers: [{ questionIndex: 0, revision, answer }],
        known: [{ questionId: itemId, isSeen }],
      });
    expect(await save(2, 'two')).toMatchObject({ revisions: { 0: 2 }, newer: [] });
    expect(await save(2, 'two')).toMatchObject({ revisions: { 0: 2 }, newer: [] });
    expect(await save(1, 'one')).toMatchObject({ revisions: { 0: 2 }, newer: [{ answer: 'two' }] });
    expect(await save(3, 'three', true)).toMatchObject({ revisions: { 0: 3 } });
    expect((await database.fork().findOneOrFail(PaperQuestion, { paperId })).seenAt).not.toBeNull();
  });

  it('sends the question that stands there to a page that has one no paper ever had', async () => {
    const answer = await responses.save(paperId, PUPIL, {
      answers: [{ questionIndex: 0, revision: 1, answer: '4' }],
      known: [{ questionId: 'no question', isSeen: true }],
    });
    expect(answer.exchanged.map(({ question }) => question.id)).toEqual([itemId]);
    expect(await read()).toBeUndefined();
  });
});

describe('a save of a paper that this process remembers', () => {
  const save = (service: ResponseService, revision: number, answer: string) =>
    service.save(paperId, PUPIL, {
      answers: [{ questionIndex: 0, revision, answer }],
      known: [{ questionId: itemId, isSeen: false }],
    });

  it('writes without reading the paper again', async () => {
    await save(responses, 1, 'one');
    const statements = jest.spyOn(database, 'runPrepared');
    expect(await save(responses, 2, 'two')).toMatchObject({ revisions: { 0: 2 } });
    expect(statements.mock.calls.map(([{ name }]) => name)).toEqual(['single-save-write']);
    statements.mockRestore();
    expect(await read()).toMatchObject({ revision: 2, answer: 'two' });
  });

  it('merges with what another process has saved since', async () => {
    const other = new ResponseService(database);
    await save(responses, 1, 'one');
    await other.save(paperId, PUPIL, {
      answers: [{ questionIndex: 0, revision: 2, working: 'of the other' }],
      known: [{ questionId: itemId, isSeen: false }],
    });
    expect(await save(responses, 2, 'late')).toMatchObject({ newer: [{ working: 'of the other' }] });
    expect(await save(responses, 3, 'three')).toMatchObject({ revisions: { 0: 3 }, newer: [] });
    expect(await read()).toMatchObject({ revision: 3, answer: 'three', working: 'of the other' });
  });

  it('sends the question that another process has put there', async () => {
    await save(responses, 1, 'one');
    const question = plainQuestion(uuid());
    const next = { question, scheme: { ...SCHEME, questionId: question.id }, template: 't' };
    await database.transaction(async (em) => {
      await lockOwnPaper(em, paperId, PUPIL);
      await replaceItem(em, paperId, 0, next, null);
    });
    const { exchanged } = await save(responses, 2, 'two');
    expect(exchanged.map((each) => each.question.id)).toEqual([question.id]);
    expect(await read()).toMatchObject({ revision: 1, answer: 'one' });
  });

  it('is refused after the paper was handed in', async () => {
    await save(responses, 1, 'one');
    await setStatus('marking');
    await expect(save(responses, 2, 'two')).rejects.toMatchObject({ code: 'already-submitted' });
    expect(await read()).toMatchObject({ revision: 1, answer: 'one' });
  });
});
