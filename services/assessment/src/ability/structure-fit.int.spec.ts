import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@sumfox/platform/database/database';
import { insertRows } from '@sumfox/platform/database/entity-rows';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { v7 as uuid } from 'uuid';
import { database as definition } from '../database.js';
import { Paper, PaperQuestion } from '../paper/index.js';
import { addMarkedPaper } from '../testing/marked-papers.js';
import { countReadFaults, QuestionVerdictRow } from '../verdict-record/index.js';
import { countOpenPapers } from './structure-papers.queries.js';
import { StructureFitController } from './structure-fit.controller.js';

let scratch: ScratchDatabase;
beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
});
afterAll(() => scratch?.drop());

describe('StructureFitController', () => {
  it('compares the answers of each structure and form with their stored forecasts', async () => {
    const database = new Database(scratch.orm);
    const pupilId = uuid();
    const add = (paperId: number, rights: string, changes: object) =>
      addMarkedPaper(database, paperId, { pupilId, rights, ...changes });
    await add(1, '1'.repeat(40), { template: 'h2/ratio/easy', forecast: 0.5 });
    await add(2, '10'.repeat(20), { template: 'h2/ratio/fair', forecast: 0.5 });
    await add(3, '0'.repeat(40), {
      template: 'h2/ratio/fair/missing',
      forecast: 0.75,
      gradeLevel: 'Primary 6',
    });
    // Results from before the model have no forecast and do not count.
    await add(4, '0'.repeat(40), { template: 'h2/ratio/fair' });
    // Nor do marks that everybody got for a question at fault.
    const atFault = { forecast: 0.5, reasonCode: 'question-at-fault' };
    await add(5, '1'.repeat(40), { template: 'h2/ratio/fair', ...atFault });
    expect(await new StructureFitController(database).list()).toEqual({
      tooEasy: 1,
      fitting: 1,
      tooHard: 1,
      notYetKnown: 0,
      structures: [
        expect.objectContaining({
          gradeLevel: 'Primary 6',
          template: 'h2/ratio/fair/missing',
          finding: 'too-hard',
          answers: 40,
          observed: 0,
          forecast: 0.75,
        }),
        expect.objectContaining({ template: 'h2/ratio/easy', finding: 'too-easy', observed: 1, low: 0.3 }),
        expect.objectContaining({ template: 'h2/ratio/fair', finding: 'fitting' }),
      ],
    });
  });

  it('counts what was challenged, read wrongly, reported and found at fault', async () => {
    const database = new Database(scratch.orm);
    const pupilId = uuid();
    await addMarkedPaper(database, 21, { pupilId, rights: '111111', template: 'h2/ratio/disputed' });
    await insertRows(database.fork(), Paper, [
      {
        ...{ id: 21, pupilId, type: 'adaptive', gradeLevel: 'Primary 5', status: 'completed' },
        ...{ questionCount: 6, currentQuestion: 0, createdAt: new Date(), lastSavedAt: null },
      } as Paper,
    ]);
    const dispute = (
      questionIndex: number,
      decision: string | null,
      newQuestion: object | null,
      verification: string | null,
    ) =>
      database
        .fork()
        .execute(
          'insert into question_disputes (paper_id, question_index, challenge, verification) values (21, ?, ?, ?)',
          [questionIndex, decision && JSON.stringify({ decision, newQuestion }), verification],
        );
    await dispute(0, 'approved', null, null);
    await dispute(1, 'approved', { questionText: 'Another?' }, null);
    await dispute(2, 'rejected', null, 'corrected');
    await dispute(3, null, null, 'proved');
    const { structures } = await new StructureFitController(database).list();
    expect(structures[0]).toEqual({
      gradeLevel: 'Primary 5',
      template: 'h2/ratio/disputed',
      finding: 'key-in-doubt',
      answers: 0,
      observed: null,
      forecast: null,
      low: null,
      high: null,
      challenged: 3,
      misread: 1,
      reported: 0,
      faulty: 2,
      faultsFound: 0,
    });
  });

  it('counts questions with faults and those among the last twenty readings of a structure', async () => {
    const database = new Database(scratch.orm);
    const pupilId = uuid();
    const em = () => database.fork();
    const add = async (
      paperId: number,
      template: string,
      readings: ReadonlyArray<string[] | null>,
      itemId: string = uuid(),
    ) => {
      const one = readings.length === 1 ? { itemId } : {};
      const rights = '1'.repeat(readings.length);
      await addMarkedPaper(database, paperId, { pupilId, rights, template, ...one });
      const head = { pupilId, type: 'adaptive', gradeLevel: 'Primary 4', status: 'completed' };
      await insertRows(em(), Paper, [
        {
          ...{ ...head, id: paperId, questionCount: readings.length, currentQuestion: 0 },
          ...{ createdAt: new Date(), lastSavedAt: null },
        } as Paper,
      ]);
      const questions = await em().find(PaperQuestion, { paperId }, { orderBy: { questionIndex: 'asc' } });
      await insertRows(
        em(),
        QuestionVerdictRow,
        questions.map(({ questionIndex, itemId }) => ({
          ...{ id: uuid(), verificationId: uuid(), paperId, questionIndex, itemId, verdict: 'approve' },
          ...{ marksBefore: 1, marksGiven: null, isQuestionFaulty: false, note: '', decidedBy: pupilId },
          faults: readings[questionIndex] ?? null,
          ...{ decidedAt: new Date(Date.UTC(2026, 5, paperId)), replacedAt: null },
        })) as QuestionVerdictRow[],
      );
    };
    const listOf4 = async () =>
      (await countReadFaults(em()))
        .filter(({ gradeLevel }) => gradeLevel === 'Primary 4')
        .map(({ template, faultsFound, recentFaults }) => [template, faultsFound, recentFaults])
        .toSorted();
    await add(101, 'h1/money/shop', [['key', 'level'], []]);
    await add(102, 'h1/money/shop/missing', [['language'], null]);
    const itemId = uuid();
    await add(103, 'h1/money/shops', [['drawing']], itemId);
    const before = [
      ['h1/money/shop', 1, 1],
      ['h1/money/shop/missing', 1, 1],
      ['h1/money/shops', 1, 1],
    ];
    expect(await listOf4()).toEqual(before);
    // Marks approved unread push nothing out; nineteen questions that were read leave room for one older.
    await add(104, 'h1/money/shop', new Array(20).fill(null));
    expect(await listOf4()).toEqual(before);
    await add(105, 'h1/money/shop', new Array(19).fill([]));
    expect((await listOf4())[0]).toEqual(['h1/money/shop', 1, 0]);
    expect((await listOf4())[1]).toEqual(['h1/money/shop/missing', 1, 1]);
    // A verdict that was replaced is none, and of two readings of a question the later one counts.
    await em().execute('update question_verdicts set replaced_at = now() where paper_id = 102');
    await add(106, 'h1/money/shops', [[]], itemId);
    expect(await listOf4()).toEqual([
      ['h1/money/shop', 1, 0],
      ['h1/money/shops', 0, 0],
    ]);
  });

  it('counts the papers with a structure that are not handed in', async () => {
    const database = new Database(scratch.orm);
    const pupilId = uuid();
    const add = async (id: number, template: string, status: string, lastSavedAt: Date | null) => {
      await addMarkedPaper(database, id, { pupilId, rights: '11', template });
      await insertRows(database.fork(), Paper, [
        {
          ...{ id, pupilId, type: 'adaptive', gradeLevel: 'Primary 5', status, questionCount: 2 },
          ...{ currentQuestion: 0, createdAt: new Date(), lastSavedAt },
        } as Paper,
      ]);
    };
    await add(11, 'h2/ratio/boats', 'in-progress', null);
    await add(12, 'h2/ratio/boats/missing', 'in-progress', new Date());
    await add(13, 'h2/ratio/boats', 'completed', new Date());
    await add(14, 'h2/ratio/boats-and-cars', 'in-progress', null);
    const query = { gradeLevel: 'Primary 5', structure: 'h2/ratio/boats' } as const;
    expect(await countOpenPapers(database.fork(), query)).toEqual({ notStarted: 1, open: 1 });
    expect(await countOpenPapers(database.fork(), { ...query, gradeLevel: 'Primary 6' })).toEqual({
      notStarted: 0,
      open: 0,
    });
  });
});
