import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@sumfox/platform/database/database';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { v7 as uuid } from 'uuid';
import { database as definition } from '../database.js';
import { addMarkedPaper } from '../testing/marked-papers.js';
import { fitAbility, listFitAnswers } from './fit-ability.js';

let scratch: ScratchDatabase;
beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
});
afterAll(() => scratch?.drop());

describe('fitAbility', () => {
  it('learns every grade as the product does, and refuses too few answers', async () => {
    const database = new Database(scratch.orm);
    const [ann, ben] = [uuid(), uuid()];
    await addMarkedPaper(database, 1, { pupilId: ann, rights: '110' });
    await addMarkedPaper(database, 2, { pupilId: ben, rights: '1', gradeLevel: 'Primary 3', hintsUsed: 1 });
    await addMarkedPaper(database, 3, { pupilId: ann, rights: '0', gradeLevel: 'Primary 6' });
    const answers = await listFitAnswers(database.fork());
    expect(answers.map(({ bank, outcome }) => [bank, outcome.outcome])).toEqual([
      ['Primary 3', 0.85],
      ['Primary 5', 1],
      ['Primary 5', 1],
      ['Primary 5', 0],
      ['Primary 6', 0],
    ]);
    expect(answers[1]?.question).toMatchObject({
      item: 'structure0|independent',
      skill: 'ratio',
      kind: 'h1_make_whole_model',
      at: Date.UTC(2026, 2, 1),
    });
    const { fit, refused, head } = await fitAbility(scratch.url);
    expect([fit.answers, fit.pupils, refused, head.answers]).toEqual([5, 2, 'too-few', 5]);
    expect(JSON.stringify({ fit, head })).not.toContain(ann);
  });
});
