import { Processor } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import { SERVICES } from '@sumfox/contracts/services';
import { type QueueName, inboxQueue } from '@sumfox/contracts/queues';
import { InboxProcessor } from './inbox.processor.js';
import { JobProcessor } from './job.processor.js';
import type { QueueProcessor } from './queue.processor.js';
import { WORKER_OPTIONS } from '../messaging/worker-options.js';

/** Returns a provider that works a queue: Nest binds a processor to its queue by a decorator of the class. */
export function buildQueueProcessor(
  queue: QueueName,
  concurrency: number = WORKER_OPTIONS.concurrency,
): Type<QueueProcessor> {
  const Bound = isInbox(queue)
    ? class BoundInboxProcessor extends InboxProcessor {}
    : class BoundJobProcessor extends JobProcessor {};
  Processor(queue, { ...WORKER_OPTIONS, concurrency })(Bound);
  return Bound;
}

/** Returns whether a queue holds the events of a service. */
export function isInbox(queue: QueueName): boolean {
  return SERVICES.some((service) => inboxQueue(service) === queue);
}
