import { Injectable } from '@nestjs/common';
import {
  type JobState,
  PAUSABLE_QUEUES,
  type QueueStats,
  type queueJobs,
} from '@sumfox/contracts/content/jobs.endpoints';
import { SERVICES } from '@sumfox/contracts/services';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import { queueManaged } from '@sumfox/contracts/messages/content.events';
import { ALL_QUEUES, inboxQueue } from '@sumfox/contracts/queues';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { lockName, readServerTime } from '@sumfox/platform/database/server.queries';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { QueueInspector } from '@sumfox/platform/queues/queue-inspector';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import type * as z from 'zod/mini';
import { QueuePause } from './queue-pause.entity.js';
import { toFigures, toJob } from './queue-stats.rules.js';

/** The admin who changes a queue. */
export type QueueAdmin = Pick<PersonCaller, 'userId'>;

const INBOXES: readonly string[] = SERVICES.map(inboxQueue);

/** Shows background jobs to admins and applies their changes, for every queue. */
@Injectable()
export class JobsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly inspector: QueueInspector,
  ) {}

  /** Every queue: jobs of the product first, then messages between services. */
  async listStats(now = Date.now()): Promise<QueueStats[]> {
    return Promise.all(
      ALL_QUEUES.map(async (name) => ({
        name,
        kind: INBOXES.includes(name) ? ('events' as const) : ('work' as const),
        ...toFigures(await this.inspector.look(name), now),
        isPausable: PAUSABLE_QUEUES.includes(name),
      })),
    );
  }

  async listJobs(
    queue: string,
    { state, offset, limit }: { state: JobState; offset: number; limit: number },
  ): Promise<EndpointResponse<typeof queueJobs>> {
    const { jobs, total } = await this.inspector.list(queue, state, offset, limit);
    return { jobs: jobs.map(toJob), total };
  }

  /**
   * Retries a failed job; returns whether it was still failed. A parallel call for the same job waits and then finds it
   * done. The audit event is written before the job moves and commits after it.
   */
  async retry(queue: string, jobId: string, admin: QueueAdmin): Promise<boolean> {
    return this.database.transaction(async (em) => {
      await takeTurn(em, jobId);
      const state = await this.inspector.findState(queue, jobId);
      if (state === null) throw jobNotFound();
      if (state !== 'failed') return false;
      await this.note(em, { queue, action: 'retried', jobId, adminId: admin.userId });
      // The job failed long ago and was just cleaned up: the retry did nothing, so no audit event is written.
      if (!(await this.inspector.retry(queue, jobId))) throw jobNotFound();
      return true;
    });
  }

  /**
   * Pauses or resumes a queue. The setting is stored before Redis changes, so it survives a loss of Redis; a repeat
   * changes nothing.
   */
  async configure(queue: string, isPaused: boolean, admin: QueueAdmin): Promise<void> {
    if (!PAUSABLE_QUEUES.includes(queue))
      throw new ProductError(
        'conflict',
        'queue-not-pausable',
        'This queue cannot be paused, because people wait for its results. Queues that make questions can.',
      );
    await this.database.transaction(async (em) => {
      await takeTurn(em, queue);
      if (!(await setPause(em, queue, isPaused))) return;
      await this.note(em, {
        queue,
        action: isPaused ? 'paused' : 'resumed',
        jobId: null,
        adminId: admin.userId,
      });
    });
    await this.inspector.setPaused(queue, isPaused);
  }

  /** Written at once, not at the commit: what cannot be noted is not done. */
  private async note(em: EntityManager, managed: z.input<typeof queueManaged.data>): Promise<void> {
    this.outbox.addEvent(em, queueManaged, managed);
    await em.flush();
  }
}

function jobNotFound(): ProductError {
  return new ProductError('not-found', 'job-not-found', 'Job Not Found');
}

/** Serialises equal requests until the transaction ends. */
function takeTurn(em: EntityManager, subject: string): Promise<void> {
  return lockName(em, `jobs ${subject}`);
}

/** Keeps what is wanted of a queue; whether that is a change. The caller has taken its turn. */
async function setPause(em: EntityManager, queue: string, isPaused: boolean): Promise<boolean> {
  const pause = await em.findOne(QueuePause, { queue });
  if ((pause?.isPaused ?? false) === isPaused) return false;
  const changedAt = await readServerTime(em);
  if (pause) Object.assign(pause, { isPaused, changedAt });
  else em.create(QueuePause, { queue, isPaused, changedAt }, { persist: true });
  return true;
}
