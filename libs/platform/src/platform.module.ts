import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { BullMQOtel } from 'bullmq-otel';
import { Shutdown } from './bootstrap/shutdown.js';
import {
  loadDatabaseUrl,
  loadProcessConfig,
  loadServiceAddresses,
  type ProcessConfig,
} from './config/process.config.js';
import { Database } from './database/database.js';
import { openOrm } from './database/open-orm.js';
import type { ServiceDatabase } from './database/service-database.js';
import { FailureReporter } from './errors/failure-reporter.js';
import { Heartbeat, WORKED_QUEUES } from './health/heartbeat.js';
import { createLogger } from './logging/logger.js';
import { MessageSweeper } from './messaging/message.sweeper.js';
import { Outbox } from './messaging/outbox.js';
import { OutboxRelay } from './messaging/outbox-relay.js';
import { QueuePublisher } from './messaging/queue-publisher.js';
import { workerConnection } from './messaging/redis-connection.js';
import { CallerTokens } from './rpc/caller-token.js';
import { ServiceClient } from './rpc/service-client.js';
import { CALLER_TOKENS, LOGGER, PROCESS_CONFIG, SERVICE_ADDRESSES } from './tokens.js';

export interface PlatformOptions {
  /** Absent for the gateway, which keeps nothing. */
  database?: ServiceDatabase;
  /** Queues whose jobs this process works. */
  queues: readonly string[];
}

/** What every process has: configuration, log, queues, calls to the others, and its database if it owns one. */
@Global()
@Module({})
export class PlatformModule {
  static register(options: PlatformOptions): DynamicModule {
    const config = loadProcessConfig();
    const shared: Provider[] = [
      { provide: PROCESS_CONFIG, useValue: config },
      { provide: LOGGER, useValue: createLogger(config) },
      { provide: SERVICE_ADDRESSES, useFactory: () => loadServiceAddresses() },
      { provide: CALLER_TOKENS, useValue: new CallerTokens(config.INTERNAL_TOKEN_SECRET) },
      { provide: WORKED_QUEUES, useValue: options.queues },
      Shutdown,
      ServiceClient,
      QueuePublisher,
      FailureReporter,
      Heartbeat,
    ];
    const { database } = options;
    const owned: Provider[] = database
      ? [
          { provide: MikroORM, useFactory: () => openOrm(database, loadDatabaseUrl()) },
          Database,
          Outbox,
          OutboxRelay,
          MessageSweeper,
        ]
      : [];
    const providers = [...shared, ...owned];
    return {
      module: PlatformModule,
      // Processors are only looked for once a queue is registered; without arguments none is opened a second time.
      imports: options.queues.length > 0 ? [queueModule(config), BullModule.registerQueue()] : [],
      providers,
      exports: providers,
    };
  }
}

function queueModule(config: ProcessConfig): DynamicModule {
  return BullModule.forRoot({
    connection: workerConnection(config.REDIS_URL),
    prefix: config.QUEUE_PREFIX,
    telemetry: new BullMQOtel({ tracerName: 'bullmq' }),
  });
}
