import { AI_ENTITIES } from '@sumfox/ai/ai.entities';
import { InboxMessage, OutboxMessage } from '@sumfox/platform/messaging/message.entity';
import type { ServiceDatabase } from '@sumfox/platform/database/service-database';
import { AcceptedAnswer } from './correction/accepted-answer.entity.js';
import { MarkCorrectionRow, WithdrawnItem } from './correction/correction.entity.js';
import { QuestionDisputeRow, QuestionReport } from './dispute/dispute.entity.js';
import { PaperVerification, QuestionVerdictRow } from './human-verification/human-verification.entity.js';
import { Papers0001 } from './migrations/0001-papers.migration.js';
import { AnswerChecks0003 } from './migrations/0003-answer-checks.migration.js';
import { RequestsAndHints0011 } from './migrations/0011-requests-and-hints.migration.js';
import { WorkingMarks0002 } from './migrations/0002-working-marks.migration.js';
import { Disputes0012 } from './migrations/0012-disputes.migration.js';
import { Model0020 } from './migrations/0020-model.migration.js';
import { Corrections0030 } from './migrations/0030-corrections.migration.js';
import { SuggestionWordings0031 } from './migrations/0031-suggestion-wordings.migration.js';
import { FaultyVerifications0032 } from './migrations/0032-faulty-verifications.migration.js';
import { WithheldKeys0033 } from './migrations/0033-withheld-keys.migration.js';
import { WaitingReports0034 } from './migrations/0034-waiting-reports.migration.js';
import { AcceptedAnswers0035 } from './migrations/0035-accepted-answers.migration.js';
import { HumanVerification0041 } from './migrations/0041-human-verification.migration.js';
import { PapersMade0043 } from './migrations/0043-papers-made.migration.js';
import { Paper, PaperMarkScheme, PaperQuestion } from './paper/paper.entity.js';
import { PapersMade } from './paper/papers-made.entity.js';
import { PaperResponse, ResponseDrawing, ResponseRevision } from './paper/response.entity.js';
import { AnswerCheck } from './practice/answer-check.entity.js';
import { SuggestionWording } from './practice/wording.entity.js';
import { QuestionResult, Submission } from './submission/submission.entity.js';

export const database: ServiceDatabase = {
  service: 'assessment',
  entities: [
    OutboxMessage,
    InboxMessage,
    Paper,
    PaperQuestion,
    PaperMarkScheme,
    PaperResponse,
    ResponseDrawing,
    ResponseRevision,
    Submission,
    AnswerCheck,
    SuggestionWording,
    QuestionResult,
    QuestionReport,
    QuestionDisputeRow,
    ...AI_ENTITIES,
    WithdrawnItem,
    MarkCorrectionRow,
    AcceptedAnswer,
    PaperVerification,
    QuestionVerdictRow,
    PapersMade,
  ],
  migrations: [
    { name: '0001-papers', class: Papers0001 },
    { name: '0002-working-marks', class: WorkingMarks0002 },
    { name: '0003-answer-checks', class: AnswerChecks0003 },
    { name: '0011-requests-and-hints', class: RequestsAndHints0011 },
    { name: '0012-disputes', class: Disputes0012 },
    { name: '0020-model', class: Model0020 },
    { name: '0030-corrections', class: Corrections0030 },
    { name: '0031-suggestion-wordings', class: SuggestionWordings0031 },
    { name: '0032-faulty-verifications', class: FaultyVerifications0032 },
    { name: '0033-withheld-keys', class: WithheldKeys0033 },
    { name: '0034-waiting-reports', class: WaitingReports0034 },
    { name: '0035-accepted-answers', class: AcceptedAnswers0035 },
    { name: '0041-human-verification', class: HumanVerification0041 },
    { name: '0043-papers-made', class: PapersMade0043 },
  ],
};
