import { Module } from '@nestjs/common';
import { QuestionSourceModule } from '../question-source/question-source.module.js';
import { BlindSolverModule } from '../model-questions/blind-solver.module.js';
import { RecheckService } from './recheck.service.js';
import { ItemDoubtedHandler } from './item-doubted.handler.js';

@Module({
  imports: [QuestionSourceModule, BlindSolverModule],
  providers: [RecheckService, ItemDoubtedHandler],
  exports: [RecheckService],
})
export class RecheckModule {}
