import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import type { Paper } from './paper.entity.js';

/** What the head of every view of a paper, and the request for it, are made from. */
export const SHOWN_OF_PAPER = [
  'id',
  'type',
  'gradeLevel',
  'pupilId',
  'status',
  'createdAt',
  'completedAt',
  'score',
  'questionCount',
  'currentQuestion',
  'lastSavedAt',
  'maxTimeMinutes',
  'targetedGoal',
] as const;

export type ShownPaper = Pick<Paper, (typeof SHOWN_OF_PAPER)[number]>;

/** First fields of every view of a paper. */
export function toPaperHead(paper: ShownPaper) {
  return {
    id: paper.id,
    type: paper.type,
    gradeLevel: paper.gradeLevel,
    childId: paper.pupilId,
    date: paper.createdAt.toISOString(),
    completedAt: paper.completedAt?.toISOString() ?? null,
    score: paper.score ?? null,
    totalQuestions: paper.questionCount,
    currentQuestion: paper.currentQuestion,
    lastSaved: paper.lastSavedAt?.toISOString() ?? null,
  };
}

/** What was asked for when the paper was made. */
export function toPaperRequest({ maxTimeMinutes, targetedGoal }: ShownPaper) {
  return { maxTimeMinutes, targetedGoal: targetedGoal ?? null };
}

export function toSummary(
  paper: Paper,
  answeredCount: number,
  answers: AssessmentSummary['answers'] = null,
): AssessmentSummary {
  return {
    ...toPaperHead(paper),
    status: paper.status,
    dueOn: paper.dueOn ?? null,
    isCompleted: paper.status === 'completed',
    answeredCount,
    timeSpentSeconds: paper.status === 'completed' ? (paper.timeSpentSeconds ?? null) : null,
    answers,
  };
}
