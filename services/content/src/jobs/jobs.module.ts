import { Module } from '@nestjs/common';
import { QueueDesk } from '@sumfox/platform/queues/queue-desk';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';
import { QueuePauseSweeper } from './queue-pause.sweeper.js';

@Module({
  controllers: [JobsController],
  providers: [QueueDesk, JobsService, QueuePauseSweeper],
})
export class JobsModule {}
