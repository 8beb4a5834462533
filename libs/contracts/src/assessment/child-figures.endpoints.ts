import * as z from 'zod/mini';
import { ANY_ROLE, type ObjectRule, endpoint } from '../endpoint.js';
import { GradeLevelSchema } from '../question/item.js';
import { ForecastShape } from './forecast.js';
import { AssessmentSummarySchema } from './paper.endpoints.js';

const ChildPathSchema = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) });
/** The child itself, a linked parent, an admin. An adult has no figures, so not even an adult's own id is one. */
const CHILD_IN_PATH = {
  object: 'pupil',
  in: 'params',
  field: 'id',
  child: 'own',
  parent: 'linked',
  admin: 'any',
} as const satisfies ObjectRule;

export const childStats = endpoint({
  method: 'GET',
  path: '/api/child-stats/:id',
  service: 'assessment',
  roles: ANY_ROLE,
  objectRule: CHILD_IN_PATH,
  summary: "A child's figures at a glance, the same that the child sees.",
  params: ChildPathSchema,
  response: z.strictObject({
    childId: z.string(),
    gradeLevel: GradeLevelSchema,
    /** Percentage of all marks so far, 0–100, as in `/api/stats`; 0 before the first mark (`totalQuestions` is 0 then). */
    overallPerformance: z.int(),
    /** Right answers among `totalQuestions`. */
    correctAnswers: z.int(),
    /** Questions that have a mark. */
    totalQuestions: z.int(),
    /** Papers there are, finished or not. */
    totalAssessments: z.int(),
    assessmentsCompleted: z.int(),
    /** Completed in this Sunday-based week (Asia/Singapore). */
    assessmentsThisWeek: z.int(),
    /** Topics (sub-strands) of the child's grade. */
    topicsLoaded: z.int(),
    /** Mastered topics among them ("Above 80% proficiency"). */
    topicsMastered: z.int(),
    /** Consecutive days (Asia/Singapore) with a completed assessment, counted back from today. */
    streak: z.int(),
    /** ISO 8601, UTC: time of the last answer or submission; null before the first answer. */
    lastActive: z.nullable(z.string()),
  }),
});
export type ChildStats = z.infer<(typeof childStats)['response']>;

/** `unknown`: too few answers (PARENT-3). */
export const TRENDS = ['improving', 'declining', 'stable', 'unknown'] as const;
export type Trend = (typeof TRENDS)[number];

/** A child's record in one topic, which is a sub-strand of the child's grade (PARENT-2). Only topics with a mark. */
export const TopicRecordSchema = z.strictObject({
  /** One for each child and topic. */
  id: z.string(),
  childId: z.string(),
  gradeLevel: GradeLevelSchema,
  /** Id of the sub-strand; unique within a grade only. */
  topicId: z.string(),
  topicName: z.string(),
  /** Percent of marks 0–100, the same as the child's bar. */
  score: z.int(),
  questionsAttempted: z.int(),
  /** By the one rule of mastery (PROFICIENCY-10). */
  isMastered: z.boolean(),
  /** Assessments with the topic. */
  assessmentCount: z.int(),
  /** ISO 8601, UTC. */
  lastAssessed: z.string(),
  trend: z.enum(TRENDS),
  ...ForecastShape,
  /** The answers that moved the forecast most, the strongest first; at most three. */
  moves: z.array(
    z.strictObject({
      /** ISO 8601, UTC. */
      at: z.string(),
      isRight: z.boolean(),
    }),
  ),
});
export type TopicRecord = z.infer<typeof TopicRecordSchema>;

export const childProficiency = endpoint({
  method: 'GET',
  path: '/api/child-proficiency/:id',
  service: 'assessment',
  roles: ANY_ROLE,
  objectRule: CHILD_IN_PATH,
  summary: 'What a child has shown in each topic of the grade, in curriculum order.',
  params: ChildPathSchema,
  response: z.array(TopicRecordSchema),
});

export const ChildAssessmentSchema = z.extend(AssessmentSummarySchema, {
  /** Questions answered right; null while unfinished. */
  correctCount: z.nullable(z.int()),
});
export type ChildAssessment = z.infer<typeof ChildAssessmentSchema>;

export const childAssessments = endpoint({
  method: 'GET',
  path: '/api/child-assessments/:id',
  service: 'assessment',
  roles: ANY_ROLE,
  objectRule: CHILD_IN_PATH,
  summary: "A child's assessments without their questions and answers, newest first.",
  params: ChildPathSchema,
  response: z.array(ChildAssessmentSchema),
});

export const proficiency = endpoint({
  method: 'GET',
  path: '/api/proficiency',
  service: 'assessment',
  roles: ANY_ROLE,
  objectRule: { ...CHILD_IN_PATH, in: 'query', field: 'childId' },
  summary:
    'Topic records of the named child. Without a name: those of the calling child, those of all linked children for a parent, none for an admin.',
  query: z.object({ childId: z.optional(ChildPathSchema.shape.id) }),
  response: z.array(TopicRecordSchema),
});
