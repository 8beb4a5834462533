import { Inject, Injectable } from '@nestjs/common';
import { ALL_QUEUES } from '@sumfox/contracts/messages/queues';
import type { ProcessConfig } from '@sumfox/platform/config/process.config';
import { producerConnection } from '@sumfox/platform/messaging/redis-connection';
import { PROCESS_CONFIG } from '@sumfox/platform/tokens';
import { Queue } from 'bullmq';

const PAGE = 500;
/** Finished and failed jobs are kept for a while; waiting ones of an erased person have no purpose any more. */
const STATES = ['completed', 'failed', 'delayed', 'waiting'] as const;

/** Takes what names a person out of the queues. */
@Injectable()
export class QueueForgetting {
  constructor(@Inject(PROCESS_CONFIG) private readonly config: ProcessConfig) {}

  /** Removes every job whose data hold the id; messages hold no names. Throws while Redis is away. */
  async forget(userId: string): Promise<void> {
    for (const name of ALL_QUEUES) {
      const queue = new Queue(name, {
        connection: producerConnection(this.config.REDIS_URL),
        prefix: this.config.QUEUE_PREFIX,
      });
      try {
        await queue.waitUntilReady();
        await this.forgetIn(queue, userId);
      } finally {
        await queue.close();
      }
    }
  }

  private async forgetIn(queue: Queue, userId: string): Promise<void> {
    for (const state of STATES)
      for (let from = 0; ;) {
        const jobs = await queue.getJobs([state], from, from + PAGE - 1);
        const named = jobs.filter((job) => JSON.stringify(job.data).includes(userId));
        for (const job of named) await job.remove();
        if (jobs.length < PAGE) break;
        // What was removed makes the rest move up.
        from += PAGE - named.length;
      }
  }
}
