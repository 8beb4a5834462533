import {
  answerGoal,
  type Goal,
  type GoalState,
  proposeGoal,
} from '@sumfox/contracts/assessment/goal.endpoints';
import { call } from '../../shared/api/call.js';

/** Proposes a goal to the other one of the two. */
export const sendGoal = (childId: string, goal: Goal): Promise<GoalState> =>
  call(proposeGoal, { params: { id: childId }, body: goal });

/** Agrees to a proposal, or drops it. */
export const sendGoalAnswer = (
  childId: string,
  answer: { proposalId: string; agrees: boolean },
): Promise<GoalState> => call(answerGoal, { params: { id: childId }, body: answer });
