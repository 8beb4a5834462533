import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@sumfox/platform/database/database';
import { insertRows } from '@sumfox/platform/database/entity-rows';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { emptyResponse } from '@sumfox/question-kinds/merge-response';
import { listRehearsedItems } from '@sumfox/question-kinds/rehearsed-items';
import { v7 as uuid } from 'uuid';
import { AnswerCheck } from '../answer-check/index.js';
import { database as definition } from '../database.js';
import { QuestionDisputeRow, QuestionReport } from '../dispute-record/index.js';
import { Paper, PaperService, ResponseDrawing, writeResponses } from '../paper/index.js';
import { readOpenPaper } from './open-paper.queries.js';

const PUPIL = uuid();
const RESPONSE = { ...emptyResponse(0), revision: 1, working: '4 × 24', answer: '96' };
const NOTHING = {
  papers: [],
  questions: [],
  responses: [],
  checks: [],
  drawn: [],
  reports: [],
  disputes: [],
};

let scratch: ScratchDatabase;
let database: Database;
/** A pupil's paper with something in each of its parts. */
let id = 0;
beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  database = new Database(scratch.orm);
  const papers = new PaperService(database, new Outbox(), { papersPerDay: 2 }, { steps: [] });
  const items = listRehearsedItems(uuid).map(({ item }) => item);
  const [first] = items;
  if (!first) throw new Error('There is no rehearsed item.');
  const wanted = { type: 'targeted', pupilId: PUPIL, gradeLevel: 'Primary 4', requestId: uuid() } as const;
  ({ id } = await papers.createFrom(wanted, async () => items));
  const em = database.fork();
  const place = { paperId: id, questionIndex: 0 };
  const now = new Date();
  await writeResponses(em, id, [RESPONSE]);
  await em.insert(ResponseDrawing, { ...place, png: Buffer.from('png'), updatedAt: now });
  await insertRows(em, AnswerCheck, [
    {
      ...place,
      tries: 1,
      isSettled: false,
      firstTry: RESPONSE,
      lastAnswer: '96',
      lastCheck: {
        outcome: 'not-yet',
        feedback: 'Try again.',
        hint: null,
        readAs: null,
        triesLeft: 1,
        solution: null,
      },
      firstCheckedAt: now,
    },
  ]);
  const { question, scheme } = first;
  await insertRows(em, QuestionReport, [
    { ...place, pupilId: PUPIL, outcome: 'valid', question, scheme, createdAt: now },
  ]);
  await insertRows(em, QuestionDisputeRow, [
    { ...place, verification: 'proved', verifiedAt: now, leftThatDay: 2 },
  ]);
});
afterAll(() => scratch?.drop());

const read = (pupilId: string, paperId = id) => readOpenPaper(database.fork(), paperId, pupilId);

describe('readOpenPaper', () => {
  it.each(['in-progress', 'marking'] as const)(
    'reads a paper that is %s with all its parts',
    async (status) => {
      await database.fork().nativeUpdate(Paper, { id }, { status });
      const { papers, questions, ...parts } = await read(PUPIL);
      expect(papers).toEqual([expect.objectContaining({ id, status })]);
      expect(questions).toHaveLength(papers[0]?.questionCount ?? 0);
      expect(parts).toEqual({
        responses: [expect.objectContaining({ questionIndex: 0, working: '4 × 24' })],
        checks: [expect.objectContaining({ questionIndex: 0, lastAnswer: '96' })],
        drawn: [{ questionIndex: 0 }],
        reports: [{ questionIndex: 0, outcome: 'valid' }],
        disputes: [expect.objectContaining({ questionIndex: 0, verification: 'proved' })],
      });
    },
  );

  it("reads no row of another pupil's paper, as of a missing one", async () => {
    await database.fork().nativeUpdate(Paper, { id }, { status: 'in-progress' });
    expect(await read(uuid())).toEqual(NOTHING);
    expect(await read(PUPIL, id + 1)).toEqual(NOTHING);
  });

  it('reads no row of a completed paper, which the snapshot reads', async () => {
    await database.fork().nativeUpdate(Paper, { id }, { status: 'completed' });
    expect(await read(PUPIL)).toEqual(NOTHING);
  });
});
