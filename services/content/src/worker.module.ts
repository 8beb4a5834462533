import { Module } from '@nestjs/common';
import { AiModule } from '@sumfox/ai/ai.module';
import { PREGENERATION_QUEUE } from '@sumfox/contracts/messages/queues';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { database } from './database.js';
import { BlindSolver } from './model-questions/blind-solver.service.js';
import { MODEL_QUESTIONS_CONFIG, loadModelQuestionsConfig } from './config.js';
import { ModelTopUp } from './model-questions/model-top-up.service.js';
import { WritingBook } from './model-questions/writing-book.service.js';
import { QuestionWriter } from './model-questions/question-writer.service.js';
import { ItemMaker } from './pregeneration/item-maker.service.js';
import { QUESTION_ENGINE } from './pregeneration/question-source.js';
import { BatchMaker } from './pregeneration/batch-maker.service.js';
import { BatchMessages } from './pregeneration/batch-messages.js';
import { BatchProduction } from './pregeneration/batch-production.service.js';
import { BatchSettlements } from './pregeneration/batch-settlements.js';
import { PregenerationProcessor } from './pregeneration/pregeneration.processor.js';
import { TopUpJob } from './pregeneration/top-up.job.js';
import { TopUpService } from './pregeneration/top-up.service.js';
import { QUESTION_SOURCE } from './tokens.js';

@Module({
  imports: [
    PlatformModule.register({ database, queues: [PREGENERATION_QUEUE] }),
    AiModule.register({ service: 'content' }),
  ],
  providers: [
    { provide: QUESTION_SOURCE, useValue: QUESTION_ENGINE },
    { provide: MODEL_QUESTIONS_CONFIG, useFactory: () => loadModelQuestionsConfig() },
    ItemMaker,
    BlindSolver,
    QuestionWriter,
    WritingBook,
    ModelTopUp,
    TopUpService,
    TopUpJob,
    BatchMaker,
    BatchSettlements,
    BatchMessages,
    BatchProduction,
    PregenerationProcessor,
  ],
})
export class WorkerModule {}
