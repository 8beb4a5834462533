import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { QuestionSourceModule } from '../question-source/question-source.module.js';
import { PregenerationController } from './pregeneration.controller.js';
import { BatchMessages } from './batch-messages.js';
import { BatchService } from './batch.service.js';
import { BatchSweeper } from './batch.sweeper.js';

@Module({
  imports: [ConfigModule, QuestionSourceModule],
  controllers: [PregenerationController],
  providers: [BatchMessages, BatchService, BatchSweeper],
  exports: [BatchService],
})
export class PregenerationModule {}
