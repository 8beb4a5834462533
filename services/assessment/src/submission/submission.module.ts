import { Module } from '@nestjs/common';
import { PaperModule } from '../paper/paper.module.js';
import { SubmissionController } from './submission.controller.js';
import { SubmissionService } from './submission.service.js';
import { SubmissionMarkedHandler } from './submission-marked.handler.js';
import { SubmissionRehearsal } from './submission-rehearsal.js';
import { MarkAgainService } from './mark-again.service.js';
import { ResultWaiter } from './result-waiter.js';
import { UnmarkedSweeper } from './unmarked.sweeper.js';

@Module({
  imports: [PaperModule],
  controllers: [SubmissionController],
  providers: [
    SubmissionService,
    SubmissionMarkedHandler,
    MarkAgainService,
    ResultWaiter,
    UnmarkedSweeper,
    SubmissionRehearsal,
  ],
  exports: [SubmissionService],
})
export class SubmissionModule {}
