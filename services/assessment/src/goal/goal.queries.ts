import { DEFAULT_GOAL, type Goal, type GoalState } from '@sumfox/contracts/assessment/goal.endpoints';
import { type GradeLevel, GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import type { EntityManager } from '@sumfox/platform/database/database';
import { PracticeGoal } from './goal.entity.js';

/** The goal of a pupil, and what waits. */
export async function findGoal(
  em: EntityManager,
  pupilId: string,
  gradeLevel?: GradeLevel,
): Promise<GoalState> {
  return toGoalState(await em.findOne(PracticeGoal, { pupilId }), gradeLevel);
}

/** The names of topics are those of the grade; a topic of an earlier grade keeps its own. */
export function toGoalState(row: PracticeGoal | null, gradeLevel?: GradeLevel): GoalState {
  const goal = row?.goal ?? DEFAULT_GOAL;
  const { proposal, proposalId, proposedBy } = row ?? {};
  return {
    goal,
    topicName: topicNameOf(goal, gradeLevel),
    isAgreed: row?.goal != null,
    proposal:
      proposal && proposalId && proposedBy
        ? { id: proposalId, from: proposedBy, goal: proposal, topicName: topicNameOf(proposal, gradeLevel) }
        : null,
  };
}

function topicNameOf({ topicId }: Goal, gradeLevel: GradeLevel | undefined): string | null {
  if (topicId === null) return null;
  const grades = gradeLevel ? [gradeLevel, ...GRADE_LEVELS] : GRADE_LEVELS;
  for (const grade of grades) {
    const topic = listSubStrands(grade).find(({ id }) => id === topicId);
    if (topic) return topic.name;
  }
  return topicId;
}
