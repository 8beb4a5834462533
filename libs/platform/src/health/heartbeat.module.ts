import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { QueueName } from '@sumfox/contracts/queues';
import { Heartbeat, WORKED_QUEUES } from './heartbeat.js';

/** How operators see that the process lives, and which queues it works. */
@Global()
@Module({})
export class HeartbeatModule {
  static register(queues: readonly QueueName[]): DynamicModule {
    return {
      module: HeartbeatModule,
      providers: [{ provide: WORKED_QUEUES, useValue: queues }, Heartbeat],
      exports: [WORKED_QUEUES, Heartbeat],
    };
  }
}
