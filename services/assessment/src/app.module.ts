import { Module } from '@nestjs/common';
import { AiModule } from '@sumfox/ai/ai.module';
import { inboxQueue } from '@sumfox/contracts/messages/queues';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { MistakesController } from './ability/mistakes.controller.js';
import { BadgesController } from './badges/badges.controller.js';
import { ChildFiguresController } from './child-figures/child-figures.controller.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { ASSESSMENT_CONFIG, loadAssessmentConfig } from './config.js';
import { AcceptedAnswers } from './correction/accepted-answer.service.js';
import { AcceptedAnswerSweeper } from './correction/accepted-answer.sweeper.js';
import { CorrectionController } from './correction/correction.controller.js';
import { CorrectionService } from './correction/correction.service.js';
import { ItemWithdrawnHandler } from './correction/item-withdrawn.handler.js';
import { WithdrawalSweeper } from './correction/withdrawal.sweeper.js';
import { database } from './database.js';
import { ChallengeDecidedHandler } from './dispute/challenge-decided.handler.js';
import { ReviewDecidedHandler } from './dispute/review-decided.handler.js';
import { ChallengeService } from './dispute/challenge.service.js';
import { DisputeController } from './dispute/dispute.controller.js';
import { ReportService } from './dispute/report.service.js';
import { VerificationService } from './dispute/verification.service.js';
import { ErasureHandler } from './erasure/erasure.handler.js';
import { PersonalDataController } from './erasure/personal-data.controller.js';
import { PersonalDataQueries } from './erasure/personal-data.queries.js';
import { HumanVerificationController } from './human-verification/human-verification.controller.js';
import { HumanVerificationService } from './human-verification/human-verification.service.js';
import { VerificationDesk } from './human-verification/verification-desk.js';
import { PaperController } from './paper/paper.controller.js';
import { PaperReadingService } from './paper/paper-reading.service.js';
import { PaperService } from './paper/paper.service.js';
import { ResponseService } from './paper/response.service.js';
import { CheckService } from './practice/check.service.js';
import { PracticeController } from './practice/practice.controller.js';
import { PracticeService } from './practice/practice.service.js';
import { WordingService } from './practice/wording.service.js';
import { ProficiencyController } from './proficiency/proficiency.controller.js';
import { ProgressController } from './proficiency/progress.controller.js';
import { PupilAccessService } from './proficiency/pupil-access.service.js';
import { SelectionService } from './selection/selection.service.js';
import { InboxProcessor } from './submission/inbox.processor.js';
import { MarkAgainService } from './submission/mark-again.service.js';
import { RaisedResult } from './submission/raised-result.js';
import { ResultWaiter } from './submission/result-waiter.js';
import { SubmissionController } from './submission/submission.controller.js';
import { SubmissionMarkedHandler } from './submission/submission-marked.handler.js';
import { SubmissionService } from './submission/submission.service.js';
import { UnmarkedSweeper } from './submission/unmarked.sweeper.js';

@Module({
  imports: [
    PlatformModule.register({ database, queues: [inboxQueue('assessment')] }),
    AiModule.register({ service: 'assessment' }),
  ],
  controllers: [
    PaperController,
    SubmissionController,
    ProficiencyController,
    ProgressController,
    ChildFiguresController,
    MistakesController,
    DashboardController,
    PracticeController,
    BadgesController,
    DisputeController,
    CorrectionController,
    HumanVerificationController,
    PersonalDataController,
  ],
  providers: [
    { provide: ASSESSMENT_CONFIG, useFactory: () => loadAssessmentConfig() },
    PaperService,
    PaperReadingService,
    ResponseService,
    SelectionService,
    PracticeService,
    WordingService,
    CheckService,
    PupilAccessService,
    SubmissionService,
    SubmissionMarkedHandler,
    RaisedResult,
    MarkAgainService,
    ReportService,
    ChallengeService,
    ChallengeDecidedHandler,
    ReviewDecidedHandler,
    VerificationService,
    CorrectionService,
    AcceptedAnswers,
    AcceptedAnswerSweeper,
    ItemWithdrawnHandler,
    WithdrawalSweeper,
    HumanVerificationService,
    VerificationDesk,
    ResultWaiter,
    ErasureHandler,
    PersonalDataQueries,
    InboxProcessor,
    UnmarkedSweeper,
  ],
})
export class AppModule {}
