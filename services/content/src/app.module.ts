import { Module } from '@nestjs/common';
import { AiModule } from '@sumfox/ai/ai.module';
import { inboxQueue } from '@sumfox/contracts/messages/queues';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { QueueDesk } from '@sumfox/platform/queues/queue-desk';
import { BankController } from './bank/bank.controller.js';
import { DrawService } from './bank/draw.service.js';
import { StaleItemsService } from './bank/stale-items.service.js';
import { MODEL_QUESTIONS_CONFIG, loadModelQuestionsConfig } from './config.js';
import { CoverageController } from './coverage/coverage.controller.js';
import { database } from './database.js';
import { ErasureHandler } from './erasure/erasure.handler.js';
import { InboxProcessor } from './erasure/inbox.processor.js';
import { PersonalDataController } from './erasure/personal-data.controller.js';
import { BatchMessages } from './pregeneration/batch-messages.js';
import { BatchService } from './pregeneration/batch.service.js';
import { BatchSweeper } from './pregeneration/batch.sweeper.js';
import { PregenerationController } from './pregeneration/pregeneration.controller.js';
import { ExtractionOutcomes } from './extraction/extraction-outcomes.service.js';
import { ExtractionController } from './extraction/extraction.controller.js';
import { ExtractionService } from './extraction/extraction.service.js';
import { ExtractionSweeper } from './extraction/extraction.sweeper.js';
import { JobsController } from './jobs/jobs.controller.js';
import { JobsService } from './jobs/jobs.service.js';
import { QueuePauseSweeper } from './jobs/queue-pause.sweeper.js';
import { ItemMaker } from './pregeneration/item-maker.service.js';
import { BlindSolver } from './model-questions/blind-solver.service.js';
import { QUESTION_ENGINE } from './pregeneration/question-source.js';
import { TopUpService } from './pregeneration/top-up.service.js';
import { ItemDoubtedHandler } from './recheck/item-doubted.handler.js';
import { RecheckService } from './recheck/recheck.service.js';
import { QUESTION_SOURCE } from './tokens.js';
import { TopicController } from './topic/topic.controller.js';
import { TopicService } from './topic/topic.service.js';
import { VisualController } from './visual/visual.controller.js';
import { VisualService } from './visual/visual.service.js';

@Module({
  imports: [
    PlatformModule.register({ database, queues: [inboxQueue('content')] }),
    AiModule.register({ service: 'content' }),
  ],
  controllers: [
    BankController,
    PregenerationController,
    CoverageController,
    ExtractionController,
    TopicController,
    JobsController,
    VisualController,
    PersonalDataController,
  ],
  providers: [
    { provide: QUESTION_SOURCE, useValue: QUESTION_ENGINE },
    { provide: MODEL_QUESTIONS_CONFIG, useFactory: () => loadModelQuestionsConfig() },
    ItemMaker,
    TopUpService,
    DrawService,
    BlindSolver,
    RecheckService,
    ItemDoubtedHandler,
    StaleItemsService,
    BatchMessages,
    BatchService,
    BatchSweeper,
    ExtractionService,
    ExtractionOutcomes,
    ExtractionSweeper,
    TopicService,
    QueueDesk,
    JobsService,
    QueuePauseSweeper,
    VisualService,
    ErasureHandler,
    InboxProcessor,
  ],
})
export class AppModule {}
