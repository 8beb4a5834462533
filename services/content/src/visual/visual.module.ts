import { Module } from '@nestjs/common';
import { VisualController } from './visual.controller.js';
import { VisualService } from './visual.service.js';

@Module({
  controllers: [VisualController],
  providers: [VisualService],
})
export class VisualModule {}
