import { Module } from '@nestjs/common';
import { QueueInspector } from '@sumfox/platform/queues/queue-inspector';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';
import { QueuePauseSweeper } from './queue-pause.sweeper.js';

@Module({
  controllers: [JobsController],
  providers: [QueueInspector, JobsService, QueuePauseSweeper],
})
export class JobsModule {}
