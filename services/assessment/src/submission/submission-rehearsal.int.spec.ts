import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@sumfox/platform/database/database';
import { Rehearsals } from '@sumfox/platform/database/rehearsals';
import { DatabaseOutage } from '@sumfox/platform/logging/database-outage';
import { createLogger } from '@sumfox/platform/logging/logger';
import { InboxMessage, OutboxMessage } from '@sumfox/platform/messaging/message.entity';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { database as definition } from '../database.js';
import { Paper } from '../paper/paper.entity.js';
import { PapersMade } from '../paper/papers-made.entity.js';
import { PaperResponse } from '../paper/response.entity.js';
import { QuestionResult } from '../result/question-result.entity.js';
import { SubmissionRehearsal } from './submission-rehearsal.js';
import { Submission } from './submission.entity.js';

let scratch: ScratchDatabase;
let database: Database;
let committed = 0;
beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  database = new Database(scratch.orm);
  database.onCommit(() => (committed += 1));
});
afterAll(() => scratch?.drop());

function buildRehearsal(NODE_ENV: 'test' | 'production'): SubmissionRehearsal {
  const logger = createLogger({ PROCESS_NAME: 'assessment', LOG_LEVEL: 'silent' });
  const rehearsals = new Rehearsals(database, new DatabaseOutage(logger), logger, { NODE_ENV });
  return new SubmissionRehearsal(rehearsals, { steps: [] });
}

async function countRows(): Promise<number[]> {
  const em = database.fork();
  return Promise.all([
    em.count(Paper),
    em.count(PapersMade),
    em.count(PaperResponse),
    em.count(Submission),
    em.count(QuestionResult),
    em.count(OutboxMessage),
    em.count(InboxMessage),
  ]);
}

describe('SubmissionRehearsal', () => {
  it('takes a paper from its making to its marks', async () => {
    await database.rehearse(async (stage) => {
      expect(await buildRehearsal('production').takePaper(stage)).toMatchObject({
        status: 'completed',
        score: 83,
      });
    });
  });

  it('keeps no row and calls no commit listener', async () => {
    await buildRehearsal('production').onApplicationBootstrap();
    expect(await countRows()).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(committed).toBe(0);
  });

  it('rests under test', async () => {
    const next = () => scratch.orm.em.getConnection().execute('select last_value from papers_id_seq');
    const before = await next();
    await buildRehearsal('test').onApplicationBootstrap();
    expect(await next()).toEqual(before);
  });
});

describe('Rehearsals', () => {
  it('logs a rehearsal that fails, and lets the process start', async () => {
    const warned: string[] = [];
    const logger = { warn: (_fields: object, text: string) => void warned.push(text) };
    const outage = new DatabaseOutage(createLogger({ PROCESS_NAME: 'assessment', LOG_LEVEL: 'silent' }));
    const rehearsals = new Rehearsals(database, outage, logger as never, { NODE_ENV: 'production' });
    await rehearsals.run(() => Promise.reject(new Error('no such column')));
    expect(warned).toEqual(['rehearsal failed, the first calls are slow']);
  });
});
