import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import type { Paper } from './paper.entity.js';

/** First fields of every view of a paper. */
export function toPaperHead(paper: Paper) {
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
export function toPaperRequest({ maxTimeMinutes, targetedGoal }: Paper) {
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
