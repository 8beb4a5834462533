import * as z from 'zod/mini';
import { ANY_ROLE, type ObjectRule, endpoint } from '../endpoint.js';
import {
  GradeLevelSchema,
  HeuristicIdSchema,
  ProficiencyLevelSchema,
  PupilQuestionSchema,
} from '../question/item.js';
import { GivenAnswerSchema } from '../question/answer.js';
import { typedText } from '../text.js';
import { GoalStateSchema } from './goal.endpoints.js';
import { ForecastShape } from './forecast.js';

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
  summary:
    'Whether the diagnostic is done, and the streak; of a parent whether any linked child has, and the longest streak.',
  query: GradeQuerySchema,
  response: z.strictObject({
    hasCompletedDiagnostic: z.boolean(),
    /** Id of the unfinished diagnostic to continue; null when there is none. */
    openDiagnosticId: z.nullable(z.int()),
    /** The pupil's own; null for an adult. */
    goal: z.nullable(GoalStateSchema),
    stats: z.strictObject({
      /** Consecutive days (Asia/Singapore) with a completed assessment, counted back from today. */
      currentStreak: z.int(),
      /**
       * Days of the streak that end unless the pupil practises today, one rest day a week forgiven; 0 when today is
       * done or there is no streak.
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
    /** Percentage of all marks so far, 0–100; 0 before the first mark. */
    overallPerformance: z.int(),
    assessmentsThisWeek: z.int(),
    currentStreak: z.int(),
  }),
});

/** One concept or heuristic with what a pupil has shown in it. */
const AxisRecordSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Percentage of marks 0–100; null without attempts. */
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
      /** Sub-strands that are mastered, the same number as `proficientSubStrands`. */
      masteredConcepts: z.int(),
      topPerformingConcepts: z.array(AxisRecordSchema),
      topPerformingHeuristics: z.array(AxisRecordSchema),
    }),
  }),
});

/** Proficiency record of one pairing (PROFICIENCY-7). */
const ProficiencyRecordSchema = z.strictObject({
  subStrandId: z.string(),
  heuristicId: HeuristicIdSchema,
  proficiencyScore: z.int(),
  questionsAttempted: z.int(),
  questionsCorrect: z.int(),
  readinessLevel: ProficiencyLevelSchema,
  lastPracticed: z.string(),
  ...ForecastShape,
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

/** Days that a pupil's activity looks back on, today included (CALENDAR-8). */
export const ACTIVITY_DAYS = 7;

export const activity = endpoint({
  method: 'GET',
  path: '/api/progress/activity/:userId',
  service: 'assessment',
  roles: ANY_ROLE,
  objectRule: PUPIL_IN_PATH,
  summary: 'What a pupil handed in on each of the last seven days (Asia/Singapore), today last.',
  params: PupilPathSchema,
  response: z.strictObject({
    success: z.literal(true),
    data: z.strictObject({
      days: z.array(
        z.strictObject({
          /** `2026-03-09`. */
          date: z.string(),
          assessments: z.int(),
          questions: z.int(),
          right: z.int(),
          /** Seconds spent on the papers submitted that day. */
          seconds: z.int(),
        }),
      ),
    }),
  }),
});
export type ActivityDay = z.infer<(typeof activity)['response']>['data']['days'][number];

export const trend = endpoint({
  method: 'GET',
  path: '/api/progress/trend/:userId',
  service: 'assessment',
  roles: ANY_ROLE,
  objectRule: PUPIL_IN_PATH,
  summary: 'How the percent grew day by day: of one concept, of one heuristic, or of all.',
  params: PupilPathSchema,
  query: z.object({
    gradeLevel: z.optional(GradeLevelSchema),
    subStrandId: z.optional(typedText(64)),
    heuristicId: z.optional(HeuristicIdSchema),
  }),
  response: z.strictObject({
    success: z.literal(true),
    data: z.strictObject({
      /** The latest thirty days (Asia/Singapore) with an answer, oldest first. */
      points: z.array(
        z.strictObject({
          /** `2026-03-09`. */
          date: z.string(),
          /** Percent of all marks up to the end of that day, 0–100: the last one is the value of the bar. */
          percent: z.int(),
          questions: z.int(),
          right: z.int(),
        }),
      ),
    }),
  }),
});
export type TrendPoint = z.infer<(typeof trend)['response']>['data']['points'][number];

/** Mistakes on one page of the notebook, unless fewer are asked for. */
const MISTAKES_PAGE = 10;

/** One page of a pupil's notebook: a question that lost marks, in a pairing and level not yet corrected. */
const MistakeSchema = z.strictObject({
  assessmentId: z.int(),
  questionIndex: z.int(),
  question: PupilQuestionSchema,
  /** The pupil's answer as marked. */
  answer: GivenAnswerSchema,
  /** Mistake, in one or two kind sentences. */
  feedback: z.string(),
  /** ISO 8601, UTC: time of submission. */
  date: z.string(),
  /** Answered right on one later day; right on another day corrects it. */
  isRightOnce: z.boolean(),
});
export type Mistake = z.infer<typeof MistakeSchema>;

export const mistakes = endpoint({
  method: 'GET',
  path: '/api/assessments/mistakes',
  service: 'assessment',
  roles: ['child'],
  objectRule: 'session',
  summary: "The caller's mistakes that are not put right yet, newest first, page by page.",
  query: z.object({
    gradeLevel: z.optional(GradeLevelSchema),
    subStrandId: z.optional(typedText(64)),
    heuristicId: z.optional(HeuristicIdSchema),
    /** `nextCursor` of the page before. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}-[1-9]\d{0,14}-\d{1,2}$/))),
    limit: z._default(
      z.pipe(
        z.string().check(z.regex(/^\d{1,2}$/)),
        z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(20))),
      ),
      MISTAKES_PAGE,
    ),
  }),
  response: z.strictObject({
    success: z.literal(true),
    data: z.array(MistakeSchema),
    /** Over all pages. */
    total: z.int(),
    /** Corrected so far: pairings and levels with a mistake and right answers on two later days. */
    putRight: z.int(),
    /** Null on the last page. */
    nextCursor: z.nullable(z.string()),
  }),
});
export type MistakesPage = z.infer<(typeof mistakes)['response']>;
