import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { lockName } from '@sumfox/platform/database/server.queries';
import { waitForDatabase } from '@sumfox/platform/database/start-work';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import { DatabaseOutage } from '@sumfox/platform/logging/database-outage';
import { StoredEvent } from '../stored-event/index.js';
import {
  PROJECTED_ENTITIES,
  PROJECTED_EVENTS,
  PROJECTION_VERSION,
  type ProjectedEvent,
  projectEvents,
} from './projection.js';
import { ProjectionState } from './quality.entities.js';

const NAME = 'quality';
/** Events of one transaction. */
const BATCH = 500;
/** Replicas that start at once take turns by it. */
const LOCK = 'quality replay';

/**
 * Rebuilds the figures from stored events: after an update that counts differently, and on request. It works in batches
 * and stores its position, so a killed process resumes. New events are projected meanwhile, and projecting one twice is
 * harmless.
 */
@Injectable()
export class ReplayService implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly failures: FailureReporter,
    private readonly outage: DatabaseOutage,
  ) {}

  /** Waits for a database that is away, however long: the figures can wait, and no other start may come. */
  onApplicationBootstrap(): void {
    void waitForDatabase(() => this.catchUp(), this.outage, { limitMs: Infinity }).catch((error: unknown) =>
      this.failures.report(error, 'replay'),
    );
  }

  /** Replays events that this version has not counted yet. */
  async catchUp(): Promise<void> {
    while (await this.database.transaction((em) => replayBatch(em)));
  }

  /** Restarts the count from the first event. */
  async rebuild(): Promise<void> {
    await this.database.transaction(async (em) => {
      await lockName(em, LOCK);
      await begin(em);
    });
    await this.catchUp();
  }
}

async function begin(em: EntityManager): Promise<void> {
  for (const entity of PROJECTED_ENTITIES) await em.createQueryBuilder(entity).truncate().execute();
  await em.upsert(ProjectionState, {
    name: NAME,
    version: PROJECTION_VERSION,
    replayedTo: null,
    isComplete: false,
  });
}

/** True while there is more to replay. */
async function replayBatch(em: EntityManager): Promise<boolean> {
  await lockName(em, LOCK);
  const state = await em.findOne(ProjectionState, { name: NAME });
  if (state?.version !== PROJECTION_VERSION) {
    await begin(em);
    return true;
  }
  if (state.isComplete) return false;
  const events = await listEvents(em, state.replayedTo ?? null);
  await projectEvents(em, events);
  const last = events.at(-1);
  if (last) state.replayedTo = last.id;
  else state.isComplete = true;
  return last !== undefined;
}

function listEvents(em: EntityManager, after: string | null): Promise<ProjectedEvent[]> {
  return em.find(
    StoredEvent,
    { name: { $in: [...PROJECTED_EVENTS] }, ...(after && { id: { $gt: after } }) },
    {
      fields: ['id', 'name', 'version', 'occurredAt', 'data'],
      orderBy: { id: 'asc' },
      limit: BATCH,
      disableIdentityMap: true,
    },
  );
}
