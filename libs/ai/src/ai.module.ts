import { type DynamicModule, Global, Injectable, Module } from '@nestjs/common';
import { Shutdown } from '@sumfox/platform/shutdown/shutdown';
import { Database } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import type { Logger } from '@sumfox/platform/logging/logger';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
import { LOGGER, MODEL_SETUP, type ModelSetup } from '@sumfox/platform/tokens';
import { type AiConfig, loadAiConfig } from './ai.config.js';
import { AiReply, AiSpend } from './ai.entities.js';
import { Ledger } from './ledger/ledger.js';
import type { AskingService } from './ledger/service-shares.js';
import { capsOf } from './ledger/spend.rules.js';
import { MODEL, type Model } from './model.js';
import { ModelClient } from './model-client.js';
import { CallTexts } from './privacy/call-texts.service.js';
import { CircuitBreaker } from './provider/circuit-breaker.js';
import { openAiProvider } from './provider/openai-provider.js';
import { KEPT_DAYS, KeptReplies } from './replies/kept-replies.js';

const SWEPT_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** A pupil's share is of one day; the second is for calls that began before midnight. */
const PUPIL_SPENDING_DAYS = 2;

/** Deletes replies after thirty days, and pupils' spending records after two. */
@Injectable()
export class AiSweeper {
  constructor(private readonly database: Database) {}

  @HandlesRecurringJob({ name: 'clear-model-rows', every: SWEPT_EVERY_MS })
  async run(): Promise<void> {
    const em = this.database.fork();
    const now = (await readServerTime(em)).getTime();
    await em.nativeDelete(AiReply, { keptAt: { $lt: new Date(now - KEPT_DAYS * DAY_MS) } });
    await em.nativeDelete(AiSpend, {
      period: { $like: 'pupil %' },
      updatedAt: { $lt: new Date(now - PUPIL_SPENDING_DAYS * DAY_MS) },
    });
  }
}

/** The model of one service that asks; its tables are `AI_ENTITIES` and `AI_TABLES`. */
export interface AiModuleOptions {
  service: AskingService;
  /** True for a worker: the service, which has the same database, clears the tables. */
  isWorker?: boolean;
}

/** Gives {@link MODEL} and {@link CallTexts} to every part of a process. Needs the platform's module with a database. */
@Global()
@Module({})
export class AiModule {
  static register({ service, isWorker = false }: AiModuleOptions): DynamicModule {
    const config = loadAiConfig();
    return {
      module: AiModule,
      providers: [
        {
          provide: MODEL,
          inject: [Database, Outbox, LOGGER, Shutdown],
          useFactory: (database: Database, outbox: Outbox, logger: Logger, shutdown: Shutdown) =>
            createModel(service, config, { database, outbox, logger, stopping: shutdown.signal }),
        },
        CallTexts,
        // The heartbeat reports it to operators.
        {
          provide: MODEL_SETUP,
          useValue: {
            isConfigured: config.apiKey !== null,
            dailyMicroUsd: config.caps.dailyMicroUsd,
          } satisfies ModelSetup,
        },
        ...(isWorker ? [] : [AiSweeper]),
      ],
      exports: [MODEL, MODEL_SETUP, CallTexts],
    };
  }
}

/** Parts of a model that its process provides. */
export interface ModelSurroundings {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly logger: Logger;
  /** Aborted when the process begins to end; without it long calls are not cut off. */
  readonly stopping?: AbortSignal;
  /** The clock that money is counted by; the real one but in tests. */
  readonly now?: () => Date;
}

/** The model of one service, by its configuration. */
export function createModel(
  service: AskingService,
  config: AiConfig,
  { database, outbox, logger, stopping, now }: ModelSurroundings,
): Model {
  const { apiKey, baseUrl } = config;
  return new ModelClient({
    provider: apiKey === null ? null : openAiProvider({ apiKey, baseUrl }),
    settings: config.settings,
    ledger: new Ledger(database, capsOf(service, config.caps), logger, now),
    replies: new KeptReplies(database),
    breaker: new CircuitBreaker(),
    outbox,
    logger,
    stopping,
  });
}
