import { Module } from '@nestjs/common';
import { inboxQueue } from '@sumfox/contracts/queues';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { ErasureModule } from './erasure/erasure.module.js';
import { FailureSearchModule } from './failure-search/failure-search.module.js';
import { HealthModule } from './health/health.module.js';
import { IntakeModule } from './intake/intake.module.js';
import { LoadModule } from './load/load.module.js';
import { QualityModule } from './quality/quality.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { UsageModule } from './usage/usage.module.js';
import { database } from './database.js';

@Module({
  imports: [
    PlatformModule.register({ database, queues: [inboxQueue('analytics')], serves: 'analytics' }),
    IntakeModule,
    HealthModule,
    LoadModule,
    FailureSearchModule,
    QualityModule,
    UsageModule,
    RetentionModule,
    ErasureModule,
  ],
})
export class AppModule {}
