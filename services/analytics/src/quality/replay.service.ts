import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import {
  PROJECTED_EVENTS,
  PROJECTED_TABLES,
  PROJECTION_VERSION,
  type ProjectedEvent,
  projectEvent,
} from './projection.js';

const NAME = 'quality';
/** Events of one transaction. */
const BATCH = 500;
/** Any constant will do: replicas that start at once take turns by it. */
const REPLAY_LOCK = 7_301_301;

interface State {
  version: number;
  replayed_to: string | null;
  is_complete: boolean;
}

/**
 * Builds the figures again from the stored events: after an update that counts otherwise, and whenever it is asked for.
 * Goes by batches and notes how far it is, so that it goes on where a killed process stopped; events that arrive
 * meanwhile are counted by themselves, and twice is as good as once.
 */
@Injectable()
export class ReplayService implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly failures: FailureReporter,
  ) {}

  onApplicationBootstrap(): void {
    void this.catchUp().catch((error: unknown) => this.failures.report(error, 'replay'));
  }

  /** Replays what this version has not counted yet; nothing when all of it is. */
  async catchUp(): Promise<void> {
    while (await this.database.transaction((em) => replayBatch(em)));
  }

  /** Counts everything again from nothing. */
  async rebuild(): Promise<void> {
    await this.database.transaction(async (em) => {
      await lock(em);
      await begin(em);
    });
    await this.catchUp();
  }
}

const lock = (em: EntityManager) => em.execute('select pg_advisory_xact_lock(?)', [REPLAY_LOCK]);

async function begin(em: EntityManager): Promise<void> {
  await em.execute(`truncate ${PROJECTED_TABLES.join(', ')}`);
  await em.execute(
    `insert into projections (name, version, replayed_to, is_complete) values (?, ?, null, false)
     on conflict (name) do update set version = excluded.version, replayed_to = null, is_complete = false`,
    [NAME, PROJECTION_VERSION],
  );
}

/** True while there is more to replay. */
async function replayBatch(em: EntityManager): Promise<boolean> {
  await lock(em);
  const [state] = await em.execute<State[]>(
    'select version, replayed_to, is_complete from projections where name = ?',
    [NAME],
  );
  if (state?.version !== PROJECTION_VERSION) {
    await begin(em);
    return true;
  }
  if (state.is_complete) return false;
  const events = await listEvents(em, state.replayed_to);
  for (const event of events) await projectEvent(em, event);
  const last = events.at(-1);
  await em.execute(
    'update projections set replayed_to = coalesce(?, replayed_to), is_complete = ? where name = ?',
    [last?.id ?? null, !last, NAME],
  );
  return last !== undefined;
}

async function listEvents(em: EntityManager, after: string | null): Promise<ProjectedEvent[]> {
  const rows = await em.execute<
    Array<{ id: string; name: string; version: number; occurred_at: Date | string; data: unknown }>
  >(
    `select id, name, version, occurred_at, data from events
     where name = any (?::text[]) and id > coalesce(?::uuid, '00000000-0000-0000-0000-000000000000')
     order by id limit ?`,
    [`{${PROJECTED_EVENTS.join(',')}}`, after, BATCH],
  );
  return rows.map(({ occurred_at: at, ...row }) => ({ ...row, occurredAt: new Date(at) }));
}
