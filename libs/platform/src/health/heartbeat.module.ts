import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { QueueName } from '@sumfox/contracts/queues';
import { Heartbeat } from './heartbeat.js';
import { ProcessReport, WORKED_QUEUES } from './process-report.js';

/** How operators see that the process lives, what it answers, and which queues it works. */
@Global()
@Module({})
export class HeartbeatModule {
  static register(queues: readonly QueueName[]): DynamicModule {
    return {
      module: HeartbeatModule,
      providers: [{ provide: WORKED_QUEUES, useValue: queues }, ProcessReport, Heartbeat],
      exports: [WORKED_QUEUES, ProcessReport, Heartbeat],
    };
  }
}
