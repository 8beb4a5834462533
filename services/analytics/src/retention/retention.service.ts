import { Injectable } from '@nestjs/common';
import { serviceHeartbeat } from '@sumfox/contracts/messages/events';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { lockName } from '@sumfox/platform/database/server.queries';
import { InboxMessage } from '@sumfox/platform/messaging/message.entity';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
import { EXPECTED_PROCESSES, ProcessRecord } from '../health/index.js';
import { deleteOldTraffic } from '../traffic/index.js';
import { deleteOldFailures } from './retention.queries.js';
import { KEPT_MS, SWEEP_INTERVAL_MS, listGone, uuidFloor } from './retention.rules.js';

/** Rows deleted by one statement; keeps locks and write-ahead log small. */
const BATCH = 10_000;
/** Replicas that sweep at once take turns by it. */
const LOCK = 'retention';

export interface SweepResult {
  inbox: number;
  failures: number;
  processes: number;
  traffic: number;
}

/** Deletes expired rows every ten minutes. */
@Injectable()
export class RetentionService {
  constructor(private readonly database: Database) {}

  @HandlesRecurringJob({ name: 'forget-old-events', every: SWEEP_INTERVAL_MS })
  async sweep(): Promise<void> {
    await this.run();
  }

  /** One round; how many rows went. */
  async run(now = new Date()): Promise<SweepResult> {
    const before = (kept: number) => new Date(now.getTime() - kept);
    return {
      inbox:
        (await this.inBatches((em) => deleteOldInboxRows(em, before(KEPT_MS.inbox), null))) +
        (await this.inBatches((em) =>
          deleteOldInboxRows(em, before(KEPT_MS.heartbeatInbox), serviceHeartbeat.name),
        )),
      failures: await this.inBatches((em) => deleteOldFailures(em, before(KEPT_MS.failures), BATCH)),
      processes: await this.inBatches((em) => deleteSilentProcesses(em, before(KEPT_MS.processes))),
      traffic: await deleteOldTraffic(this.database.fork(), before(KEPT_MS.traffic)),
    };
  }

  private async inBatches(forget: (em: EntityManager) => Promise<number>): Promise<number> {
    let sum = 0;
    for (;;) {
      const gone = await this.database.transaction(async (em) => {
        await lockName(em, LOCK);
        return forget(em);
      });
      sum += gone;
      if (gone < BATCH) return sum;
    }
  }
}

/**
 * Goes by the key, which grows with time; one that came late, after weeks in a queue, stays until its own time is up.
 */
async function deleteOldInboxRows(em: EntityManager, before: Date, name: string | null): Promise<number> {
  const old = em
    .createQueryBuilder(InboxMessage)
    .select('id')
    .where({ id: { $lt: uuidFloor(before) }, receivedAt: { $lt: before }, ...(name !== null && { name }) })
    .orderBy({ id: 'asc' })
    .limit(BATCH);
  const { affectedRows } = await em
    .createQueryBuilder(InboxMessage)
    .delete({ id: { $in: old } })
    .execute('run');
  return affectedRows;
}

async function deleteSilentProcesses(em: EntityManager, before: Date): Promise<number> {
  const gone = listGone(
    await em.findAll(ProcessRecord, { disableIdentityMap: true }),
    before,
    EXPECTED_PROCESSES,
  );
  if (gone.length === 0) return 0;
  const $or = gone.map(({ process, instance }) => ({ process, instance }));
  return em.nativeDelete(ProcessRecord, { $or, lastSeen: { $lt: before } });
}
