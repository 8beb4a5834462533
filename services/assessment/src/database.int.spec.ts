import { expect, it } from '@jest/globals';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { database } from './database.js';

it('Database.snapshot returns one consistent state despite commits between its reads', async () => {
  const scratch = await createScratchDatabase(database, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  try {
    const opened = new Database(scratch.orm);
    const score = async (em: EntityManager) =>
      (await em.execute<Array<{ score: number }>>('select score from papers'))[0]?.score;
    await opened.fork().execute(
      `insert into papers (id, pupil_id, type, grade_level, status, question_count, current_question, created_at, score)
       values (1, gen_random_uuid(), 'adaptive', 'Primary 5', 'completed', 1, 0, now(), 100)`,
    );
    const seen = await opened.snapshot(async (em) => {
      const before = await score(em);
      await opened.transaction((other) => other.execute('update papers set score = 50'));
      return [before, await score(em)];
    });
    expect(seen).toEqual([100, 100]);
    expect(await score(opened.fork())).toBe(50);
    await expect(opened.snapshot((em) => em.execute('update papers set score = 0'))).rejects.toThrow(
      /read-only/,
    );
  } finally {
    await scratch.drop();
  }
});
