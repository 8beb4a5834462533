import { Module } from '@nestjs/common';
import { AiModule } from '@sumfox/ai/ai.module';
import { inboxQueue } from '@sumfox/contracts/queues';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { AbilityModule } from './ability/ability.module.js';
import { AcceptedAnswerModule } from './accepted-answer/accepted-answer.module.js';
import { CorrectionModule } from './correction/correction.module.js';
import { DashboardsModule } from './dashboards/dashboards.module.js';
import { DemoHistoryModule } from './demo-history/demo-history.module.js';
import { DisputeModule } from './dispute/dispute.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { ExchangeModule } from './exchange/exchange.module.js';
import { GoalModule } from './goal/goal.module.js';
import { HumanVerificationModule } from './human-verification/human-verification.module.js';
import { PaperModule } from './paper/paper.module.js';
import { PaperReadingModule } from './paper-reading/paper-reading.module.js';
import { PracticeModule } from './practice/practice.module.js';
import { ProficiencyModule } from './proficiency/proficiency.module.js';
import { PupilAccessModule } from './pupil-access/pupil-access.module.js';
import { ResultModule } from './result/result.module.js';
import { SelectionModule } from './selection/selection.module.js';
import { SubmissionModule } from './submission/submission.module.js';
import { WeekDigestModule } from './week-digest/week-digest.module.js';
import { WorksheetModule } from './worksheet/worksheet.module.js';
import { loadDemoHistory } from './config.js';
import { database } from './database.js';

@Module({
  imports: [
    PlatformModule.register({ database, queues: [inboxQueue('assessment')], serves: 'assessment' }),
    AiModule.register({ service: 'assessment' }),
    PaperModule,
    SubmissionModule,
    ResultModule,
    AcceptedAnswerModule,
    CorrectionModule,
    DisputeModule,
    HumanVerificationModule,
    PupilAccessModule,
    AbilityModule,
    ProficiencyModule,
    SelectionModule,
    PracticeModule,
    ExchangeModule,
    ...(loadDemoHistory() ? [DemoHistoryModule] : []),
    GoalModule,
    PaperReadingModule,
    DashboardsModule,
    WeekDigestModule,
    WorksheetModule,
    ErasureModule,
  ],
})
export class AppModule {}
