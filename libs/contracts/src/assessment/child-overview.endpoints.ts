import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { GradeLevelSchema, ProficiencyLevelSchema } from '../question/item.js';
import { WatchSchema, WinSchema } from './findings.js';
import { GoalStateSchema } from './goal.endpoints.js';
import { AssessmentIdSchema, AssessmentTypeSchema } from './paper.endpoints.js';

/** Most questions of the paper that a parent's home proposes. */
export const NEXT_QUESTIONS = { young: 4, older: 6 } as const;

/** Days until proposed practice is due. */
export const DUE_DAYS = 3;

/** A concept or heuristic of the grade that was asked. */
const SkillSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Percent of marks, 0–100. */
  percent: z.int(),
  questionsAttempted: z.int(),
  /** By the one rule of mastery (PROFICIENCY-10). */
  isMastered: z.boolean(),
});
export type Skill = z.infer<typeof SkillSchema>;

/** A named slip in one topic that came more than once. */
export const RecurringSlipSchema = z.strictObject({
  /** Stable code of the misconception, such as `added-denominators`. */
  code: z.string(),
  topicId: z.string(),
  topicName: z.string(),
  /** The heuristic in which it came most. */
  heuristicId: z.string(),
  /** One level below the level at which it came most, for practice. */
  practiceLevel: ProficiencyLevelSchema,
  /** Answers with it in the last 28 days, or before where `isGone`. */
  count: z.int(),
  /** Answers in the topic in the same days, `count` included. */
  answers: z.int(),
  /** ISO 8601, UTC: the latest one. */
  lastAt: z.string(),
  /** Twelve answers in the topic came without it since. */
  isGone: z.boolean(),
  /** The latest answer with it, on a completed assessment. */
  example: z.strictObject({
    assessmentId: AssessmentIdSchema,
    questionIndex: z.int(),
    question: z.string(),
    /** As the answer was read, a chosen option with its text; null when it could not be. */
    answer: z.nullable(z.string()),
    /** The right answer in the same form. */
    rightAnswer: z.nullable(z.string()),
    /** The engine's sentence about the slip; null for a question without one. */
    explanation: z.nullable(z.string()),
  }),
});
export type RecurringSlip = z.infer<typeof RecurringSlipSchema>;

const NextSchema = z.strictObject({
  /** `diagnostic` before the first answer, `mixed` where nothing stands out. */
  type: z.enum(['diagnostic', 'mixed', 'slip', 'topic']),
  topicId: z.nullable(z.string()),
  topicName: z.nullable(z.string()),
  heuristicId: z.nullable(z.string()),
  level: z.nullable(ProficiencyLevelSchema),
  questions: z.int(),
  /** By the child's own median time of a question. */
  minutes: z.int(),
  /** Day in Singapore, `2026-11-25`. */
  dueOn: z.string(),
});
export type NextPaper = z.infer<typeof NextSchema>;

export const childOverview = endpoint({
  method: 'GET',
  path: '/api/child-overview/:id',
  service: 'assessment',
  roles: ['parent', 'admin'],
  objectRule: { object: 'pupil', in: 'params', field: 'id', parent: 'linked', admin: 'any' },
  summary:
    "A child's week, one win, one thing to watch, what to do next, mistakes that recur, and both axes.",
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: z.strictObject({
    childId: z.string(),
    gradeLevel: GradeLevelSchema,
    performance: z.strictObject({
      /** The headline: percent of all marks so far, the same as on the child's pages; null before the first mark. */
      percent: z.nullable(z.int()),
      marksAwarded: z.int(),
      marksPossible: z.int(),
      /** The same four weeks ago; null when there were no marks yet. */
      percentBefore: z.nullable(z.int()),
    }),
    week: z.strictObject({
      /** The seven days of this Sunday-based week in Singapore. */
      days: z.array(z.strictObject({ date: z.string(), questions: z.int() })),
      minutes: z.int(),
    }),
    /** This week and the three before it, the newest first. */
    weeks: z.array(
      z.strictObject({
        /** Its Sunday in Singapore, `2026-11-22`. */
        startsOn: z.string(),
        /** Days with a marked answer. */
        days: z.int(),
        questions: z.int(),
        minutes: z.int(),
      }),
    ),
    /** What parent and child aim at (PARENT-12). */
    goal: GoalStateSchema,
    win: z.nullable(WinSchema),
    watch: z.nullable(WatchSchema),
    next: NextSchema,
    /** Those that still come first, the most frequent first. */
    slips: z.array(RecurringSlipSchema),
    topics: z.array(SkillSchema),
    heuristics: z.array(SkillSchema),
    /** Counts of the last 28 days. */
    habits: z.strictObject({
      answers: z.int(),
      withHint: z.int(),
      secondTries: z.int(),
      fixedOnSecondTry: z.int(),
      /** Median of a question; null without a measured one. */
      secondsPerQuestion: z.nullable(z.int()),
      seconds: z.int(),
    }),
    /** Papers with a due day, newest first; at most five. */
    assigned: z.array(
      z.strictObject({
        assessmentId: AssessmentIdSchema,
        type: AssessmentTypeSchema,
        title: z.nullable(z.string()),
        dueOn: z.string(),
        status: z.enum(['in-progress', 'marking', 'completed']),
        answered: z.int(),
        totalQuestions: z.int(),
        score: z.nullable(z.int()),
      }),
    ),
  }),
});
export type ChildOverview = z.infer<(typeof childOverview)['response']>;
