import { Module } from '@nestjs/common';
import { ExtractionOutcomes } from './extraction-outcomes.service.js';
import { SheetDrafter } from './sheet-drafter.service.js';
import { DraftingJob } from './drafting.job.js';

@Module({
  providers: [ExtractionOutcomes, SheetDrafter, DraftingJob],
})
export class DraftingWorkerModule {}
