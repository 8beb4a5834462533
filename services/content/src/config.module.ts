import { Module } from '@nestjs/common';
import { MODEL_QUESTIONS_CONFIG, loadModelQuestionsConfig } from './config.js';

@Module({
  providers: [{ provide: MODEL_QUESTIONS_CONFIG, useFactory: () => loadModelQuestionsConfig() }],
  exports: [MODEL_QUESTIONS_CONFIG],
})
export class ConfigModule {}
