import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';

/** What a parent and a child aim at. */
export const GoalSchema = z.strictObject({
  /** Days of practice a week. */
  days: z.int().check(z.gte(1), z.lte(7)),
  /** Minutes on such a day. */
  minutes: z.int().check(z.gte(5), z.lte(60)),
  /** Sub-strand of the grade to get better at; null for any. */
  topicId: z.nullable(z.string().check(z.maxLength(64))),
});
export type Goal = z.infer<typeof GoalSchema>;

/** The goal of a family that has not agreed on one. */
export const DEFAULT_GOAL: Goal = { days: 3, minutes: 10, topicId: null };

export const GoalStateSchema = z.strictObject({
  goal: GoalSchema,
  /** Name of its topic; null without one. */
  topicName: z.nullable(z.string()),
  /** Whether both have agreed on it; otherwise it is the default. */
  isAgreed: z.boolean(),
  /** Waits for the other one's yes. */
  proposal: z.nullable(
    z.strictObject({
      id: z.string(),
      from: z.enum(['child', 'parent']),
      goal: GoalSchema,
      topicName: z.nullable(z.string()),
    }),
  ),
});
export type GoalState = z.infer<typeof GoalStateSchema>;

const GoalPathSchema = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) });
const PUPIL_OF_GOAL = {
  object: 'pupil',
  in: 'params',
  field: 'id',
  child: 'own',
  parent: 'linked',
} as const;

export const proposeGoal = endpoint({
  method: 'PUT',
  path: '/api/goals/:id',
  service: 'assessment',
  roles: ['child', 'parent'],
  objectRule: PUPIL_OF_GOAL,
  summary:
    'Proposes a goal to the other one: a parent to the child, the child to its parents. It replaces a proposal that waits; the goal of today ends the waiting. Doing so again changes nothing.',
  params: GoalPathSchema,
  body: GoalSchema,
  response: GoalStateSchema,
});

export const answerGoal = endpoint({
  method: 'POST',
  path: '/api/goals/:id/answer',
  service: 'assessment',
  roles: ['child', 'parent'],
  objectRule: PUPIL_OF_GOAL,
  summary:
    'Agrees to a proposal of the other one, or drops it; its maker may only drop it. 409 when another proposal waits by now. Doing so again changes nothing.',
  params: GoalPathSchema,
  body: z.strictObject({ proposalId: z.uuid(), agrees: z.boolean() }),
  response: GoalStateSchema,
});
