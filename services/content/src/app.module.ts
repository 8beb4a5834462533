import { Module } from '@nestjs/common';
import { AiModule } from '@sumfox/ai/ai.module';
import { inboxQueue } from '@sumfox/contracts/queues';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { BankModule } from './bank/bank.module.js';
import { CoverageModule } from './coverage/coverage.module.js';
import { DrawModule } from './draw/draw.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { ExtractionModule } from './extraction/extraction.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { PregenerationModule } from './pregeneration/pregeneration.module.js';
import { RecheckModule } from './recheck/recheck.module.js';
import { StructureModule } from './structure/structure.module.js';
import { TopicModule } from './topic/topic.module.js';
import { VisualModule } from './visual/visual.module.js';
import { database } from './database.js';

@Module({
  imports: [
    PlatformModule.register({ database, queues: [inboxQueue('content')], serves: 'content' }),
    AiModule.register({ service: 'content' }),
    BankModule,
    DrawModule,
    RecheckModule,
    PregenerationModule,
    CoverageModule,
    StructureModule,
    ExtractionModule,
    TopicModule,
    VisualModule,
    JobsModule,
    ErasureModule,
  ],
})
export class AppModule {}
