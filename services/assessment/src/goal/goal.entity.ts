import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import type { Goal } from '@sumfox/contracts/assessment/goal.endpoints';

/** Side that proposes or answers. Either of two parents speaks for both. */
export type GoalSide = 'child' | 'parent';

/** The goal of one pupil, and the next one that waits for a yes. */
export const PracticeGoal = defineEntity({
  name: 'PracticeGoal',
  tableName: 'practice_goals',
  properties: {
    pupilId: p.uuid().primary(),
    /** Null until the first is agreed on. */
    goal: p.json<Goal>().nullable(),
    proposal: p.json<Goal>().nullable(),
    /** Set together with the proposal. */
    proposalId: p.uuid().nullable(),
    proposedBy: p.enum(['child', 'parent']).nullable(),
    changedAt: p.datetime(),
  },
});
export type PracticeGoal = InferEntity<typeof PracticeGoal>;
