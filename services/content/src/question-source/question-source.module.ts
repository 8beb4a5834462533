import { Module } from '@nestjs/common';
import { QUESTION_ENGINE, QUESTION_SOURCE } from './question-source.js';

@Module({
  providers: [{ provide: QUESTION_SOURCE, useValue: QUESTION_ENGINE }],
  exports: [QUESTION_SOURCE],
})
export class QuestionSourceModule {}
