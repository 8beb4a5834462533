import { Module } from '@nestjs/common';
import { LOW_STOCK, MODEL_QUESTIONS_CONFIG, loadLowStock, loadModelQuestionsConfig } from './config.js';

@Module({
  providers: [
    { provide: MODEL_QUESTIONS_CONFIG, useFactory: () => loadModelQuestionsConfig() },
    { provide: LOW_STOCK, useFactory: () => loadLowStock() },
  ],
  exports: [MODEL_QUESTIONS_CONFIG, LOW_STOCK],
})
export class ConfigModule {}
