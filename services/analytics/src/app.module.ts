import { Module } from '@nestjs/common';
import { inboxQueue } from '@sumfox/contracts/messages/queues';
import { Database } from '@sumfox/platform/database/database';
import { Inbox } from '@sumfox/platform/messaging/inbox';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { ANALYTICS_CONFIG, loadAnalyticsConfig } from './config.js';
import { database } from './database.js';
import { ErasureHandler } from './erasure/erasure.handler.js';
import { PersonalDataController } from './erasure/personal-data.controller.js';
import { HealthController } from './health/health.controller.js';
import { HealthService } from './health/health.service.js';
import { SystemErrorsService } from './health/system-errors.service.js';
import { listIntakeHandlers } from './intake/event-intake.handler.js';
import { EventIntakeProcessor } from './intake/event-intake.processor.js';
import { ItemWatchService } from './quality/item-watch.service.js';
import { QualityController } from './quality/quality.controller.js';
import { QualityService } from './quality/quality.service.js';
import { ReplayService } from './quality/replay.service.js';
import { RetentionService } from './retention/retention.service.js';
import { INBOX } from './tokens.js';
import { UsageController } from './usage/usage.controller.js';
import { UsageCounter } from './usage/usage-counter.service.js';
import { UsageService } from './usage/usage.service.js';

@Module({
  imports: [PlatformModule.register({ database, queues: [inboxQueue('analytics')] })],
  controllers: [PersonalDataController, HealthController, QualityController, UsageController],
  providers: [
    {
      provide: INBOX,
      inject: [Database, ErasureHandler],
      useFactory: (own: Database, erasure: ErasureHandler) =>
        new Inbox('analytics', own, listIntakeHandlers(erasure)),
    },
    { provide: ANALYTICS_CONFIG, useFactory: () => loadAnalyticsConfig() },
    ErasureHandler,
    EventIntakeProcessor,
    HealthService,
    SystemErrorsService,
    UsageCounter,
    UsageService,
    QualityService,
    ReplayService,
    ItemWatchService,
    RetentionService,
  ],
})
export class AppModule {}
