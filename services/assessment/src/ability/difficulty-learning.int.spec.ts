import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '@sumfox/platform/database/database';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { forecast } from '@sumfox/pupil-model/model';
import { storeDifficulties } from '@sumfox/pupil-model/stored-difficulties';
import { v7 as uuid } from 'uuid';
import { database as definition } from '../database.js';
import { AT_FAULT_REASON, QuestionResult } from '../result/index.js';
import { type MarkedPaper, addMarkedPaper } from '../testing/marked-papers.js';
import { toQuestion } from './ability.rules.js';
import { takeCheckpoints } from './ability.erasure.js';
import { learnNextBatch, rebuildDifficulties } from './difficulty-learning.queries.js';
import { DifficultyState } from './difficulty-state.entity.js';
import { findDifficulties } from './difficulty-state.queries.js';
import { findAbility } from './pupil-ability.queries.js';

const GRADE = 'Primary 5';
const [ANN, BEN] = ['0192f0c1-0000-7000-8000-00000000000a', '0192f0c1-0000-7000-8000-00000000000b'];

let scratch: ScratchDatabase;
let database: Database;
beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  database = new Database(scratch.orm);
});
afterAll(() => scratch?.drop());
beforeEach(async () => {
  papers = 0;
  await database.fork().execute('truncate question_results, paper_questions, difficulty_states');
});

const addMarks = (pupilId: string, rights: string, changes: Partial<MarkedPaper> = {}) =>
  addMarkedPaper(database, (papers += 1), { pupilId, rights, ...changes });
let papers = 0;

const learn = () => database.transaction((em) => learnNextBatch(em, GRADE));
const rebuild = () => database.transaction((em) => rebuildDifficulties(em, GRADE));
const state = async () => {
  const difficulties = await findDifficulties(database.fork(), { gradeLevel: GRADE });
  return { version: difficulties.version, ...storeDifficulties(difficulties) };
};

describe('learnNextBatch', () => {
  it('learns each answer once, and stores the version by which it learned', async () => {
    await addMarks(ANN, '1100');
    expect([await learn(), await learn()]).toEqual([4, 0]);
    await addMarks(BEN, '00');
    expect(await learn()).toBe(2);
    const rows = await database.fork().find(QuestionResult, {}, { orderBy: { paperId: 'asc' } });
    expect(rows.map((row) => row.learnedVersion)).toEqual([0, 0, 0, 0, 1, 1]);
    const { version, items, base } = await state();
    expect([version, items.length, base[3]]).toEqual([2, 3, 6]);
  });

  it('moves what pupils are forecast', async () => {
    const before = await findAbility(database.fork(), BEN, GRADE);
    for (let i = 0; i < 4; i += 1) await addMarks(ANN, '000000');
    await learn();
    const after = await findAbility(database.fork(), BEN, GRADE);
    expect(before.model.difficulties.cells.size).toBe(0);
    expect(after.model.difficulties.base.value).toBeLessThan(before.model.difficulties.base.value);
  });

  it('gives a question a difficulty of its own once twenty answers to it were learned', async () => {
    const itemId = uuid();
    await addMarks(ANN, '0'.repeat(19), { itemId });
    await learn();
    await addMarks(BEN, '0', { itemId });
    await learn();
    expect((await state()).questions).toEqual([]);
    await addMarks(BEN, '00', { itemId });
    await learn();
    const { questions } = await state();
    expect(questions).toEqual([{ question: itemId, rating: expect.anything() }]);
    expect(questions[0]?.rating[0]).toBeGreaterThan(0);
    const learned = await state();
    await rebuild();
    expect(await state()).toEqual(learned);
  });

  it('keeps the answers in one sequence when two rounds run at once', async () => {
    await addMarks(ANN, '101');
    await addMarks(BEN, '011');
    expect((await Promise.all([learn(), learn()])).toSorted()).toEqual([0, 6]);
    expect((await state()).version).toBe(1);
  });
});

describe('findAbility', () => {
  const abilityOf = async (pupilId: string) => (await findAbility(database.fork(), pupilId, GRADE)).pupil;
  const forget = () =>
    database.fork().execute('truncate question_results, paper_questions, difficulty_states');

  it('reads the difficulties of a version once, and those of a rebuild again', async () => {
    const read = async () => (await findAbility(database.fork(), ANN, GRADE)).model.difficulties;
    const stored = () => findDifficulties(database.fork(), { gradeLevel: GRADE });
    const paperId = await addMarks(ANN, '1100');
    await learn();
    const first = await read();
    expect(await read()).toBe(first);
    await addMarks(BEN, '00');
    await learn();
    const second = await read();
    expect([first.version, second.version]).toEqual([1, 2]);
    expect(second).toEqual(await stored());
    await database.fork().nativeUpdate(QuestionResult, { paperId }, { marksAwarded: 2, isCorrect: true });
    await rebuild();
    const rebuilt = await read();
    expect([rebuilt.version, rebuilt]).toEqual([2, await stored()]);
    expect(rebuilt.base).not.toEqual(second.base);
  });

  it('is the same whichever paper arrives first', async () => {
    const [early, late] = [new Date(Date.UTC(2026, 2, 1)), new Date(Date.UTC(2026, 2, 9))];
    await addMarks(ANN, '110', { markedAt: early });
    await addMarks(ANN, '01', { markedAt: late });
    const inOrder = await abilityOf(ANN);
    await forget();
    await addMarks(ANN, '01', { markedAt: late });
    await addMarks(ANN, '110', { markedAt: early });
    expect(await abilityOf(ANN)).toEqual(inOrder);
  });

  it('follows a changed mark at once, as if it had been so from the start', async () => {
    const paperId = await addMarks(ANN, '101');
    const before = await abilityOf(ANN);
    await database
      .fork()
      .nativeUpdate(QuestionResult, { paperId, questionIndex: 1 }, { marksAwarded: 2, isCorrect: true });
    const changed = await abilityOf(ANN);
    expect(changed).not.toEqual(before);
    await forget();
    papers = 0;
    await addMarks(ANN, '111');
    expect(await abilityOf(ANN)).toEqual(changed);
  });

  it('changes neither abilities nor difficulties for marks of a question at fault', async () => {
    await addMarks(ANN, '10');
    const before = await abilityOf(ANN);
    await addMarks(ANN, '11', { reasonCode: AT_FAULT_REASON });
    expect(await abilityOf(ANN)).toEqual(before);
    expect(await learn()).toBe(4);
    expect((await state()).base[3]).toBe(2);
  });

  it('starts a structure under a new name at the mean of its cell', async () => {
    for (let i = 0; i < 4; i += 1) await addMarks(ANN, '000000', { template: 'h1/ratio/old' });
    await learn();
    const { model, pupil } = await findAbility(database.fork(), BEN, GRADE);
    const askedAs = (template: string) => {
      const pairing = { subStrandId: 'ratio', heuristicId: 'h1_make_whole_model' };
      const answer = { ...pairing, level: 'independent', questionType: 'open-ended', template } as const;
      return forecast(model, pupil, toQuestion({ ...answer, at: new Date() })).chance;
    };
    expect(askedAs('h1/ratio/new')).toBe(askedAs('h1/ratio/newer'));
    expect(askedAs('h1/ratio/new')).toBeGreaterThan(askedAs('h1/ratio/old'));
    expect(askedAs('h1/ratio/new')).toBeLessThan(0.32);
  });
});

describe('rebuildDifficulties', () => {
  async function addHistory(): Promise<number> {
    const first = await addMarks(ANN, '1100');
    await learn();
    await addMarks(BEN, '0011');
    await addMarks(ANN, '111');
    await learn();
    return first;
  }

  it('gives the same state from the start, and from a checkpoint', async () => {
    await addHistory();
    const learned = await state();
    expect(await rebuild()).toBe(2);
    expect(await state()).toEqual(learned);
    await database.transaction((em) => takeCheckpoints(em));
    await addMarks(BEN, '10');
    await learn();
    const later = await state();
    expect(await rebuild()).toBe(1);
    expect(await state()).toEqual(later);
    expect(await database.fork().count(DifficultyState, {})).toBe(2);
  });

  it('learns a changed mark as if it had been so from the start', async () => {
    const first = await addHistory();
    await database
      .fork()
      .nativeUpdate(
        QuestionResult,
        { paperId: first, questionIndex: 2 },
        { marksAwarded: 2, isCorrect: true },
      );
    await rebuild();
    const rebuilt = await state();
    await database.fork().nativeDelete(DifficultyState, {});
    await database.fork().nativeUpdate(QuestionResult, { paperId: first }, { learnedVersion: null });
    const others = { paperId: { $ne: first } };
    await database.fork().nativeUpdate(QuestionResult, others, { learnedVersion: 9 });
    await learn();
    await database.fork().nativeUpdate(QuestionResult, others, { learnedVersion: null });
    await learn();
    expect(await state()).toEqual(rebuilt);
  });

  it('keeps what an erased pupil taught, without the pupil', async () => {
    await addHistory();
    const learned = await state();
    await database.transaction(async (em) => {
      await takeCheckpoints(em);
      await em.nativeDelete(QuestionResult, { pupilId: ANN });
    });
    await rebuild();
    expect(await state()).toEqual(learned);
    expect(JSON.stringify(learned)).not.toContain(ANN);
  });
});
