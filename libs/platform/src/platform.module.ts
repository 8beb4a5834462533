import { type DynamicModule, Module } from '@nestjs/common';
import type { ServiceName } from '@sumfox/contracts/services';
import { ProcessModule } from './bootstrap/process.module.js';
import { loadProcessConfig } from './config/process.config.js';
import { DatabaseModule } from './database/database.module.js';
import { RehearsalModule } from './database/rehearsal.module.js';
import type { ServiceDatabase } from './database/service-database.js';
import { ErasureHandlerModule } from './erasure/erasure-handler.module.js';
import { FailureModule } from './errors/failure.module.js';
import { GivingWayModule } from './giving-way/giving-way.module.js';
import { HandlerModule, type WorkedQueues } from './handlers/handler.module.js';
import { HeartbeatModule } from './health/heartbeat.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { MessagingModule } from './messaging/messaging.module.js';
import { OutboxModule } from './messaging/outbox.module.js';
import { CallPipelineModule } from './rpc/call-pipeline.module.js';
import { ServiceClientModule } from './rpc/service-client.module.js';
import { RecurringModule } from './recurring/recurring.module.js';
import { SweeperModule } from './sweepers/sweeper.module.js';
import { TrafficModule } from './traffic/traffic.module.js';

export interface PlatformOptions extends WorkedQueues {
  /** Absent for the gateway, which has no database. */
  database?: ServiceDatabase;
  /** Service with the calls that this process answers. */
  serves?: ServiceName;
}

/**
 * Modules of every process: configuration, log, queues, calls to others, and a database if it owns one. Nest stops
 * these modules in reverse order: a module follows those it uses.
 */
@Module({})
export class PlatformModule {
  static register({ database, serves, ...worked }: PlatformOptions): DynamicModule {
    const config = loadProcessConfig();
    return {
      module: PlatformModule,
      imports: [
        ProcessModule.register(config),
        TrafficModule,
        ...(database ? [DatabaseModule.register(database)] : []),
        MessagingModule,
        GivingWayModule,
        FailureModule,
        ServiceClientModule.register(config),
        ...(database ? [OutboxModule, RehearsalModule] : []),
        // A service and its worker have one database: the service clears it.
        ...(database && serves ? [SweeperModule] : []),
        HeartbeatModule.register(worked.queues),
        MetricsModule,
        HandlerModule.register(config, worked),
        ...(database ? [RecurringModule] : []),
        ...(serves && database?.erasure ? [ErasureHandlerModule.register(database.erasure, serves)] : []),
        ...(serves ? [CallPipelineModule.register(serves)] : []),
      ],
    };
  }
}
