import { Module } from '@nestjs/common';
import { ExtractionController } from './extraction.controller.js';
import { ExtractionService } from './extraction.service.js';
import { ExtractionOutcomes } from './extraction-outcomes.service.js';
import { ExtractionSweeper } from './extraction.sweeper.js';

@Module({
  controllers: [ExtractionController],
  providers: [ExtractionService, ExtractionOutcomes, ExtractionSweeper],
})
export class ExtractionModule {}
