import { Module } from '@nestjs/common';
import { HAS_DEMO_HISTORY, loadDemoHistory } from '../config.js';
import { PaperModule } from '../paper/paper.module.js';
import { SelectionModule } from '../selection/selection.module.js';
import { SubmissionModule } from '../submission/submission.module.js';
import { DemoHistoryService } from './demo-history.service.js';

@Module({
  imports: [PaperModule, SelectionModule, SubmissionModule],
  providers: [DemoHistoryService, { provide: HAS_DEMO_HISTORY, useFactory: () => loadDemoHistory() }],
})
export class DemoHistoryModule {}
