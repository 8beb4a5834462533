import { Module } from '@nestjs/common';
import { MARKING_QUEUE } from '@product/contracts/messages/queues';
import { PlatformModule } from '@product/platform/platform.module';
import { database } from './database.js';
import { markResponse } from '@product/answer-marking/mark-response';
import { MARKER } from './marking-run/marker.js';
import { MarkingRunProcessor } from './marking-run/marking-run.processor.js';
import { MarkingRunService } from './marking-run/marking-run.service.js';

/** Works the marking queue. */
@Module({
  imports: [PlatformModule.register({ database, queues: [MARKING_QUEUE] })],
  providers: [{ provide: MARKER, useValue: markResponse }, MarkingRunService, MarkingRunProcessor],
})
export class WorkerModule {}
