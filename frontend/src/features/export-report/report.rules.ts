import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';

/** Assessments of the history shown at first (PARENT-5). */
export const HISTORY_FIRST = 5;

/** A finished paper; one whose every mark is still open has no score yet. */
export type CompletedSummary = AssessmentSummary & { completedAt: string };

/** Finished papers, the latest first. */
export function listCompleted(papers: readonly AssessmentSummary[]): CompletedSummary[] {
  return papers
    .flatMap((paper) => {
      const { completedAt } = paper;
      return paper.isCompleted && completedAt !== null ? [{ ...paper, completedAt }] : [];
    })
    .toSorted((a, b) => b.completedAt.localeCompare(a.completedAt) || b.id - a.id);
}
