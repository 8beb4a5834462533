import { Injectable } from '@nestjs/common';
import { RecurringWork } from '@sumfox/platform/bootstrap/recurring-work';
import { serviceFailed, serviceHeartbeat } from '@sumfox/contracts/messages/events';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { EXPECTED_PROCESSES } from '../health/index.js';
import { KEPT_MS, SWEEP_INTERVAL_MS, uuidFloor } from './retention.rules.js';

/** Rows deleted by one statement; keeps locks and write-ahead log small. */
const BATCH = 10_000;
/** Any constant will do: replicas that sweep at once take turns by it. */
const SWEEP_LOCK = 7_301_201;

export interface SweepResult {
  inbox: number;
  failures: number;
  processes: number;
}

/** Forgets what nobody will ask for again, every ten minutes. */
@Injectable()
export class RetentionService extends RecurringWork {
  protected readonly everyMs = SWEEP_INTERVAL_MS;

  constructor(private readonly database: Database) {
    super();
  }

  /** One round; how many rows went. A round while another replica sweeps does nothing. */
  async run(now = new Date()): Promise<SweepResult> {
    const before = (kept: number) => new Date(now.getTime() - kept);
    return {
      inbox:
        (await this.inBatches((em) => forgetInbox(em, before(KEPT_MS.inbox), null))) +
        (await this.inBatches((em) =>
          forgetInbox(em, before(KEPT_MS.heartbeatInbox), serviceHeartbeat.name),
        )),
      failures: await this.inBatches((em) => forgetFailures(em, before(KEPT_MS.failures))),
      processes: await this.inBatches((em) => forgetProcesses(em, before(KEPT_MS.processes))),
    };
  }

  private async inBatches(forget: (em: EntityManager) => Promise<number>): Promise<number> {
    let sum = 0;
    for (;;) {
      const gone = await this.database.transaction(async (em) => {
        const [lock] = await em.execute<Array<{ mine: boolean }>>(
          'select pg_try_advisory_xact_lock(?) as mine',
          [SWEEP_LOCK],
        );
        return lock?.mine ? forget(em) : 0;
      });
      sum += gone;
      if (gone < BATCH) return sum;
    }
  }
}

/** Goes by the key, which grows with time; one that came late, after weeks in a queue, stays until its own time is up. */
async function forgetInbox(em: EntityManager, before: Date, name: string | null): Promise<number> {
  const rows = await em.execute<unknown[]>(
    `delete from inbox_messages where id in (
       select id from inbox_messages
       where id < ? and received_at < ? ${name === null ? '' : 'and name = ?'} order by id limit ${BATCH})
     returning id`,
    [uuidFloor(before), before, ...(name === null ? [] : [name])],
  );
  return rows.length;
}

/** Their number is kept; an event may tell of several. */
async function forgetFailures(em: EntityManager, before: Date): Promise<number> {
  const { name } = serviceFailed;
  const rows = await em.execute<Array<{ count: number }>>(
    `delete from events where id in (
       select id from events where name = ? and occurred_at < ? order by occurred_at limit ${BATCH})
     returning coalesce((data->>'count')::int, 1) as count`,
    [name, before],
  );
  if (rows.length > 0)
    await em.execute(
      `insert into forgotten_events (name, count) values (?, ?)
       on conflict (name) do update set count = forgotten_events.count + excluded.count`,
      [name, rows.reduce((sum, { count }) => sum + count, 0)],
    );
  return rows.length;
}

/** The last replica of an expected process stays: it says since when the process is down. */
async function forgetProcesses(em: EntityManager, before: Date): Promise<number> {
  const rows = await em.execute<unknown[]>(
    `delete from processes as old
     where old.last_seen < ?
       and (not (?::jsonb @> to_jsonb(old.process))
            or exists (select 1 from processes as newer
                       where newer.process = old.process and newer.last_seen > old.last_seen))
     returning old.instance`,
    [before, JSON.stringify(EXPECTED_PROCESSES)],
  );
  return rows.length;
}
