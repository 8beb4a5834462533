import { VERIFICATIONS_PER_DAY, type QuestionDispute } from '@sumfox/contracts/assessment/dispute';
import { ProductError } from '@sumfox/contracts/errors';
import { singaporeDay } from '../calendar/index.js';
import type { Paper } from '../paper/index.js';
import type { QuestionDisputeRow, QuestionReport } from '../dispute-record/index.js';

/** Limit of reports by a pupil in a day of Singapore (CHALLENGE-10). */
export const REPORTS_PER_DAY = 10;

/** Throws 409 while the marks of the paper are not there to be asked about. */
export function rejectUnfinished(paper: Pick<Paper, 'status'>): void {
  if (paper.status !== 'completed')
    throw new ProductError(
      'conflict',
      'not-completed',
      'You can ask about a mark when the assessment is done.',
    );
}

/** Throws 409 for a question that has all its marks or is not marked yet (CHALLENGE-1). */
export function rejectUnchallengeable(result: { marksAwarded: number; marksPossible: number } | null): void {
  if (!result) throw new ProductError('conflict', 'not-marked', 'This question is not marked yet.');
  if (result.marksAwarded >= result.marksPossible)
    throw new ProductError('conflict', 'marked-right', 'This answer already has all its marks.');
}

export function noSuchQuestion(): ProductError {
  return new ProductError('bad-request', 'no-such-question', 'There is no such question.');
}

/** Everything the pupil has asked about a paper, in its order. */
export function toDisputes(
  reports: readonly Pick<QuestionReport, 'questionIndex' | 'outcome'>[],
  rows: readonly Omit<QuestionDisputeRow, 'paperId'>[],
  now: Date,
): QuestionDispute[] {
  const places = [...new Set([...reports, ...rows].map((each) => each.questionIndex))].sort((a, b) => a - b);
  return places.map((questionIndex) => {
    const row = rows.find((each) => each.questionIndex === questionIndex);
    return {
      questionIndex,
      report: reports.find((each) => each.questionIndex === questionIndex)?.outcome ?? null,
      challenge: row?.challenge ?? null,
      verification: row?.verification ? { outcome: row.verification, leftToday: leftToday(row, now) } : null,
    };
  });
}

/** Remaining checks on the day of the last one; all on any later day. */
function leftToday({ verifiedAt, leftThatDay }: Omit<QuestionDisputeRow, 'paperId'>, now: Date): number {
  const isToday = verifiedAt != null && singaporeDay(verifiedAt) === singaporeDay(now);
  return isToday ? (leftThatDay ?? VERIFICATIONS_PER_DAY) : VERIFICATIONS_PER_DAY;
}
