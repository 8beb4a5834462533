import { Module } from '@nestjs/common';
import { QualityController } from './quality.controller.js';
import { QualityService } from './quality.service.js';
import { ReplayService } from './replay.service.js';
import { ItemWatchService } from './item-watch.service.js';

@Module({
  controllers: [QualityController],
  providers: [QualityService, ReplayService, ItemWatchService],
})
export class QualityModule {}
