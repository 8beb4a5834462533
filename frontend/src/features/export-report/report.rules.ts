import type { TopicRecord } from '@sumfox/contracts/assessment/child-figures.endpoints';
import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import { CUTOFFS } from '@sumfox/curriculum/cutoffs';

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

/** The whole percent that the scores average; null when there is none. */
export function averageScore(papers: ReadonlyArray<Pick<AssessmentSummary, 'score'>>): number | null {
  const scores = papers.flatMap(({ score }) => (score === null ? [] : [score]));
  if (scores.length === 0) return null;
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

/** Topics that count as mastered in reports: from 70 (PROFICIENCY-3). */
export function countMastered(topics: readonly TopicRecord[]): number {
  return topics.filter(({ score }) => score >= CUTOFFS.strength).length;
}
