import { Module } from '@nestjs/common';
import { PaperModule } from '../paper/paper.module.js';
import { SelectionModule } from '../selection/selection.module.js';
import { SubmissionModule } from '../submission/submission.module.js';
import { DemoHistoryService } from './demo-history.service.js';

/** Only where the demo pupil gets weeks of practice: its rounds come every two seconds. */
@Module({
  imports: [PaperModule, SelectionModule, SubmissionModule],
  providers: [DemoHistoryService],
})
export class DemoHistoryModule {}
