import { Module } from '@nestjs/common';
import { markResponse } from '@sumfox/question-kinds/mark-response';
import { MARKER } from './marker.js';
import { AiJudgeModule } from '../ai-judge/ai-judge.module.js';
import { MarkingRunService } from './marking-run.service.js';
import { MarkingRunJob } from './marking-run.job.js';
import { MarkingRunRehearsal } from './marking-run-rehearsal.js';

@Module({
  imports: [AiJudgeModule],
  providers: [
    { provide: MARKER, useValue: markResponse },
    MarkingRunService,
    MarkingRunJob,
    MarkingRunRehearsal,
  ],
})
export class MarkingRunWorkerModule {}
