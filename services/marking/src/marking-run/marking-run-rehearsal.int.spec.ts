import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@sumfox/platform/database/database';
import type { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import { Rehearsals } from '@sumfox/platform/database/rehearsals';
import { DatabaseOutage } from '@sumfox/platform/logging/database-outage';
import { createLogger } from '@sumfox/platform/logging/logger';
import { OutboxMessage } from '@sumfox/platform/messaging/message.entity';
import type { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { markResponse } from '@sumfox/question-kinds/mark-response';
import { v7 as uuid } from 'uuid';
import { database as definition } from '../database.js';
import { Mark } from './mark.entity.js';
import { MarkingRun } from './marking-run.entity.js';
import { MarkingRunRehearsal } from './marking-run-rehearsal.js';

let scratch: ScratchDatabase;
let database: Database;
let rehearsal: MarkingRunRehearsal;
beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  database = new Database(scratch.orm);
  const logger = createLogger({ PROCESS_NAME: 'marking-worker', LOG_LEVEL: 'silent' });
  // Neither is called: a rehearsal asks no other process, and its items can be marked.
  const [nobody, failures] = [{} as ServiceClient, {} as FailureReporter];
  const rehearsals = new Rehearsals(database, new DatabaseOutage(logger), logger, { NODE_ENV: 'production' });
  rehearsal = new MarkingRunRehearsal(rehearsals, nobody, failures, markResponse, logger);
});
afterAll(() => scratch?.drop());

const countRows = async (em = database.fork()) =>
  Promise.all([em.count(MarkingRun), em.count(Mark), em.count(OutboxMessage)]);

describe('MarkingRunRehearsal', () => {
  it('marks a submission to its event', async () => {
    await database.rehearse(async (stage) => {
      await rehearsal.mark(stage, uuid());
      expect(await countRows(stage.fork())).toEqual([1, 3, 1]);
    });
  });

  it('keeps no row', async () => {
    await rehearsal.onApplicationBootstrap();
    expect(await countRows()).toEqual([0, 0, 0]);
  });
});
