import * as z from 'zod/mini';
import { ANY_ROLE, type ObjectRule, endpoint } from '../endpoint.js';
import { GradeLevelSchema, HeuristicIdSchema, ProficiencyLevelSchema } from '../question/item.js';

const PupilPathSchema = z.object({ userId: z.string().check(z.minLength(1), z.maxLength(64)) });
/** An adult's own id is allowed, and has no figures. */
export const PUPIL_IN_PATH = {
  object: 'pupil',
  in: 'params',
  field: 'userId',
  child: 'own',
  parent: 'own-or-linked',
  admin: 'any',
} as const satisfies ObjectRule;
const GradeQuerySchema = z.object({ gradeLevel: z.optional(GradeLevelSchema) });

export const dashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  service: 'assessment',
  roles: ANY_ROLE,
  objectRule: 'session',
  summary: 'Whether the diagnostic is done, and the streak.',
  query: GradeQuerySchema,
  response: z.strictObject({
    hasCompletedDiagnostic: z.boolean(),
    /** Id of the unfinished diagnostic to continue; null when there is none. */
    openDiagnosticId: z.nullable(z.int()),
    stats: z.strictObject({
      /** Consecutive days (Asia/Singapore) with a completed assessment, counted back from today. */
      currentStreak: z.int(),
      /**
       * Days that end unless the pupil practises today, one rest day a week forgiven; 0 when today is done or there is
       * nothing to lose.
       */
      streakAtRisk: z.int(),
      /** Days up to today, one rest day a week forgiven; 0 while today has none. What `streakAtRisk` becomes. */
      keptStreak: z.int(),
    }),
  }),
});

export const stats = endpoint({
  method: 'GET',
  path: '/api/stats',
  service: 'assessment',
  roles: ANY_ROLE,
  objectRule: 'session',
  summary: 'Overall percent and the completed assessments of this Sunday-based week.',
  response: z.strictObject({
    /** Percent of all marks so far, 0–100; 0 when nothing is marked yet. */
    overallPerformance: z.int(),
    assessmentsThisWeek: z.int(),
    currentStreak: z.int(),
  }),
});

/** One concept or heuristic with what a pupil has shown in it. */
const AxisRecordSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Percent of marks 0–100; null when nothing was attempted. */
  percent: z.nullable(z.int()),
  questionsAttempted: z.int(),
  questionsCorrect: z.int(),
  readinessLevel: z.nullable(ProficiencyLevelSchema),
  /** ISO 8601, UTC. */
  lastPracticed: z.nullable(z.string()),
});
export type AxisRecord = z.infer<typeof AxisRecordSchema>;

export const separatedProficiency = endpoint({
  method: 'GET',
  path: '/api/separated-proficiency/stats/:userId',
  service: 'assessment',
  roles: ANY_ROLE,
  objectRule: PUPIL_IN_PATH,
  summary: 'Proficiency on both axes, concepts and heuristics apart.',
  params: PupilPathSchema,
  query: GradeQuerySchema,
  response: z.strictObject({
    success: z.literal(true),
    data: z.strictObject({
      overallPerformance: z.strictObject({
        percent: z.int(),
        proficientSubStrands: z.int(),
        proficientHeuristics: z.int(),
        totalSubStrands: z.int(),
        totalHeuristics: z.int(),
      }),
      individualSubStrands: z.array(AxisRecordSchema),
      individualHeuristics: z.array(AxisRecordSchema),
      totalAssessments: z.int(),
      /** Sub-strands at the readiness level `mastery`. */
      masteredConcepts: z.int(),
      topPerformingConcepts: z.array(AxisRecordSchema),
      topPerformingHeuristics: z.array(AxisRecordSchema),
    }),
  }),
});

/** Proficiency record of one pairing (A§3). */
const ProficiencyRecordSchema = z.strictObject({
  subStrandId: z.string(),
  heuristicId: HeuristicIdSchema,
  proficiencyScore: z.int(),
  questionsAttempted: z.int(),
  questionsCorrect: z.int(),
  readinessLevel: ProficiencyLevelSchema,
  lastPracticed: z.string(),
});

export const readinessMatrix = endpoint({
  method: 'GET',
  path: '/api/dual-proficiency/readiness-matrix/:userId',
  service: 'assessment',
  roles: ANY_ROLE,
  objectRule: PUPIL_IN_PATH,
  summary: 'Every attempted pairing of concept and heuristic.',
  params: PupilPathSchema,
  query: GradeQuerySchema,
  response: z.strictObject({
    success: z.literal(true),
    data: z.strictObject({ readinessMatrix: z.array(ProficiencyRecordSchema) }),
  }),
});
