import { Module } from '@nestjs/common';
import { TopUpModule } from '../top-up/top-up.module.js';
import { ModelQuestionsWorkerModule } from '../model-questions/model-questions-worker.module.js';
import { TopUpJob } from './top-up.job.js';
import { BatchMaker } from './batch-maker.service.js';
import { BatchSettlements } from './batch-settlements.js';
import { BatchMessages } from './batch-messages.js';
import { BatchProduction } from './batch-production.service.js';

@Module({
  imports: [TopUpModule, ModelQuestionsWorkerModule],
  providers: [TopUpJob, BatchMaker, BatchSettlements, BatchMessages, BatchProduction],
})
export class PregenerationWorkerModule {}
