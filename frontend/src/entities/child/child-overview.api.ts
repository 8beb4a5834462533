import {
  DUE_DAYS,
  NEXT_QUESTIONS,
  type NextPaper,
} from '@sumfox/contracts/assessment/child-overview.endpoints';
import { createAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { deleteAssessment } from '@sumfox/contracts/assessment/practice.endpoints';
import { type GradeLevel, isYoungGrade } from '@sumfox/curriculum/grades';
import { CallError } from '../../shared/api/call-error.js';
import { call } from '../../shared/api/call.js';
import { sendOnce } from '../../shared/api/send-once.js';

/** The day in Singapore, `2026-11-25`, on which practice assigned at a moment is due, so many days later. */
export const dueDay = (nowMs: number, days: number = DUE_DAYS): string =>
  new Date(nowMs + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);

/** Questions of a paper for one finding. */
export const practiceQuestions = (grade: GradeLevel): number =>
  isYoungGrade(grade) ? NEXT_QUESTIONS.young : NEXT_QUESTIONS.older;

/** A proposed paper as it is assigned; the day is that of the proposal unless the parent chose another. */
export type WantedPaper = Pick<
  NextPaper,
  'type' | 'topicId' | 'heuristicId' | 'level' | 'questions' | 'dueOn'
> & { title: string };

/** Makes the paper for the child, with its due day. */
export const assignPaper = (child: { userId: string; gradeLevel: GradeLevel }, wanted: WantedPaper) =>
  sendOnce(`assign ${child.userId} ${JSON.stringify(wanted)}`, (requestId) =>
    call(createAssessment, { body: toBody(child, wanted, requestId) }),
  );

function toBody(
  { userId, gradeLevel }: { userId: string; gradeLevel: GradeLevel },
  { type, topicId, heuristicId, level, questions, dueOn, title }: WantedPaper,
  requestId: string,
) {
  const all = { studentId: userId, gradeLevel, dueOn, requestId };
  if (type === 'diagnostic') return { ...all, type: 'diagnostic' as const };
  if (type === 'mixed') return { ...all, type: 'adaptive' as const, questionCount: questions };
  return {
    ...all,
    type: 'targeted' as const,
    questionCount: questions,
    targetedGoal: title,
    focusArea: {
      subStrandIds: topicId === null ? [] : [topicId],
      heuristicIds: heuristicId === null ? [] : [heuristicId],
      ...(level === null ? {} : { proficiencyLevel: level }),
    },
  };
}

/** Takes back a paper that the child has not begun. One that is gone counts as taken back. */
export async function takeBackPaper(assessmentId: number): Promise<void> {
  try {
    await call(deleteAssessment, { params: { id: String(assessmentId) } });
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
  }
}
