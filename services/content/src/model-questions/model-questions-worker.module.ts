import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { QuestionSourceModule } from '../question-source/question-source.module.js';
import { TopUpModule } from '../top-up/top-up.module.js';
import { BlindSolverModule } from './blind-solver.module.js';
import { QuestionWriter } from './question-writer.service.js';
import { WrittenQuestionStore } from './written-question.store.js';
import { ModelTopUp } from './model-top-up.service.js';

@Module({
  imports: [ConfigModule, QuestionSourceModule, TopUpModule, BlindSolverModule],
  providers: [QuestionWriter, WrittenQuestionStore, ModelTopUp],
  exports: [QuestionWriter, WrittenQuestionStore, ModelTopUp],
})
export class ModelQuestionsWorkerModule {}
