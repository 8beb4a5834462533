import { Queue } from 'bullmq';
import type { ProcessName } from '../local/process-table.ts';
import type { TestStack } from './whole-stack.ts';

/** Has a recurring job run now, unless it runs already: a test does not wait for its next round. */
export async function runRound(stack: TestStack, process: ProcessName, name: string): Promise<void> {
  const queue = new Queue(`${process}-recurring`, {
    connection: { url: stack.redisUrl },
    prefix: stack.queuePrefix,
  });
  try {
    for (const job of await queue.getDelayed())
      if (job.name === name)
        await job.promote().catch(async (error: unknown) => {
          // Its time came in between.
          if (await job.isDelayed()) throw error;
        });
  } finally {
    await queue.close();
  }
}
