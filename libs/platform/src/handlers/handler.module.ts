import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { QueueName } from '@sumfox/contracts/queues';
import { BullMQOtel } from 'bullmq-otel';
import type { ProcessConfig } from '../config/process.config.js';
import { Database } from '../database/database.js';
import { Inbox } from '../messaging/inbox.js';
import { workerConnection } from '../messaging/redis-connection.js';
import { HandlerRegistry } from './handler-registry.js';
import { buildQueueProcessor, isInbox } from './queue-processors.js';

/** The queues that a process works. */
export interface WorkedQueues {
  queues: readonly QueueName[];
  /** How many jobs of a queue this process works at once, where that is not the usual number. */
  concurrency?: Partial<Record<QueueName, number>>;
}

/** Finds the handlers of the process, and gives them the events and jobs of its queues. */
@Global()
@Module({})
export class HandlerModule {
  static register(config: ProcessConfig, { queues, concurrency }: WorkedQueues): DynamicModule {
    const inbox: Provider[] = queues.some(isInbox)
      ? [
          {
            provide: Inbox,
            useFactory: (own: Database, handlers: HandlerRegistry) => new Inbox(own, handlers),
            inject: [Database, HandlerRegistry],
          },
        ]
      : [];
    return {
      module: HandlerModule,
      imports: [
        DiscoveryModule,
        // Processors are only looked for once a queue is registered; without arguments none is opened a second time.
        ...(queues.length > 0 ? [connectQueues(config), BullModule.registerQueue()] : []),
      ],
      providers: [
        HandlerRegistry,
        ...inbox,
        ...queues.map((queue) => buildQueueProcessor(queue, concurrency?.[queue])),
      ],
      exports: [HandlerRegistry],
    };
  }
}

function connectQueues(config: ProcessConfig): DynamicModule {
  return BullModule.forRoot({
    connection: workerConnection(config.REDIS_URL),
    prefix: config.QUEUE_PREFIX,
    telemetry: new BullMQOtel({ tracerName: 'bullmq' }),
  });
}
