// Written by `npm run migration` from the files of this folder.
import { Migration0001Papers } from './0001-papers.migration.js';
import { Migration0002WorkingMarks } from './0002-working-marks.migration.js';
import { Migration0003AnswerChecks } from './0003-answer-checks.migration.js';
import { Migration0011RequestsAndHints } from './0011-requests-and-hints.migration.js';
import { Migration0012Disputes } from './0012-disputes.migration.js';
import { Migration0020Model } from './0020-model.migration.js';
import { Migration0030Corrections } from './0030-corrections.migration.js';
import { Migration0031SuggestionWordings } from './0031-suggestion-wordings.migration.js';
import { Migration0032FaultyVerifications } from './0032-faulty-verifications.migration.js';
import { Migration0033WithheldKeys } from './0033-withheld-keys.migration.js';
import { Migration0034WaitingReports } from './0034-waiting-reports.migration.js';
import { Migration0035AcceptedAnswers } from './0035-accepted-answers.migration.js';
import { Migration0041HumanVerification } from './0041-human-verification.migration.js';
import { Migration0043PapersMade } from './0043-papers-made.migration.js';
import { Migration0044GivenAnswers } from './0044-given-answers.migration.js';
import { Migration0045PaperRequests } from './0045-paper-requests.migration.js';
import { Migration0046AbilityModel } from './0046-ability-model.migration.js';
import { Migration0047ExchangedItems } from './0047-exchanged-items.migration.js';
import { Migration0048DueDays } from './0048-due-days.migration.js';
import { Migration0049PracticeGoals } from './0049-practice-goals.migration.js';
import { Migration0050QuestionFaults } from './0050-question-faults.migration.js';
import { Migration0051ExchangeCounts } from './0051-exchange-counts.migration.js';

/** In order. A name never changes: it is kept where the migration has run. */
export const MIGRATIONS = [
  { name: '0001-papers', class: Migration0001Papers },
  { name: '0002-working-marks', class: Migration0002WorkingMarks },
  { name: '0003-answer-checks', class: Migration0003AnswerChecks },
  { name: '0011-requests-and-hints', class: Migration0011RequestsAndHints },
  { name: '0012-disputes', class: Migration0012Disputes },
  { name: '0020-model', class: Migration0020Model },
  { name: '0030-corrections', class: Migration0030Corrections },
  { name: '0031-suggestion-wordings', class: Migration0031SuggestionWordings },
  { name: '0032-faulty-verifications', class: Migration0032FaultyVerifications },
  { name: '0033-withheld-keys', class: Migration0033WithheldKeys },
  { name: '0034-waiting-reports', class: Migration0034WaitingReports },
  { name: '0035-accepted-answers', class: Migration0035AcceptedAnswers },
  { name: '0041-human-verification', class: Migration0041HumanVerification },
  { name: '0043-papers-made', class: Migration0043PapersMade },
  { name: '0044-given-answers', class: Migration0044GivenAnswers },
  { name: '0045-paper-requests', class: Migration0045PaperRequests },
  { name: '0046-ability-model', class: Migration0046AbilityModel },
  { name: '0047-exchanged-items', class: Migration0047ExchangedItems },
  { name: '0048-due-days', class: Migration0048DueDays },
  { name: '0049-practice-goals', class: Migration0049PracticeGoals },
  { name: '0050-question-faults', class: Migration0050QuestionFaults },
  { name: '0051-exchange-counts', class: Migration0051ExchangeCounts },
];
