import { AI_ENTITIES } from '@sumfox/ai/ai.entities';
import { InboxMessage, OutboxMessage } from '@sumfox/platform/messaging/message.entity';
import type { ServiceDatabase } from '@sumfox/platform/database/service-database';
import { DifficultyState } from './ability/difficulty-state.entity.js';
import { takeCheckpoints } from './ability/ability.erasure.js';
import { AcceptedAnswer } from './accepted-answer/accepted-answer.entity.js';
import { WithdrawnItem } from './correction/withdrawn-item.entity.js';
import { DISPUTE_ERASURE } from './dispute-record/dispute-record.erasure.js';
import { QuestionDisputeRow, QuestionReport } from './dispute-record/dispute-record.entity.js';
import { GOAL_ERASURE } from './goal/goal.erasure.js';
import { PracticeGoal } from './goal/goal.entity.js';
import { HUMAN_VERIFICATION_ERASURE } from './human-verification/human-verification.erasure.js';
import { PaperVerification } from './human-verification/human-verification.entity.js';
import { PAPER_ERASURE } from './paper/paper.erasure.js';
import { ExchangedItem, Paper, PaperMarkScheme, PaperQuestion } from './paper/paper.entity.js';
import { PaperResponse, ResponseDrawing, ResponseRevision } from './paper/response.entity.js';
import { PapersMade } from './paper/papers-made.entity.js';
import { ANSWER_CHECK_ERASURE } from './answer-check/answer-check.erasure.js';
import { AnswerCheck } from './answer-check/answer-check.entity.js';
import { SuggestionWording } from './practice/wording.entity.js';
import { SUBMISSION_ERASURE } from './submission/submission.erasure.js';
import { Submission } from './submission/submission.entity.js';
import { MarkCorrectionRow } from './result/mark-correction.entity.js';
import { QuestionResult } from './result/question-result.entity.js';
import { RESULT_ERASURE } from './result/result.erasure.js';
import { QuestionVerdictRow } from './verdict-record/verdict-record.entity.js';
import { MIGRATIONS } from './migrations/migration-list.js';

export const database: ServiceDatabase = {
  service: 'assessment',
  entities: [
    OutboxMessage,
    InboxMessage,
    PracticeGoal,
    Paper,
    PaperQuestion,
    PaperMarkScheme,
    ExchangedItem,
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
    DifficultyState,
  ],
  migrations: MIGRATIONS,
  erasure: {
    before: takeCheckpoints,
    steps: [
      ...HUMAN_VERIFICATION_ERASURE,
      ...DISPUTE_ERASURE,
      ...ANSWER_CHECK_ERASURE,
      ...RESULT_ERASURE,
      ...SUBMISSION_ERASURE,
      ...GOAL_ERASURE,
      ...PAPER_ERASURE,
    ],
  },
};
