import { Module } from '@nestjs/common';
import { PregenerationModule } from '../pregeneration/pregeneration.module.js';
import { GapFillingService } from './gap-filling.service.js';
import { CoverageController } from './coverage.controller.js';

@Module({
  imports: [PregenerationModule],
  controllers: [CoverageController],
  providers: [GapFillingService],
})
export class CoverageModule {}
