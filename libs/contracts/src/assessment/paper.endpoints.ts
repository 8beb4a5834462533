import * as z from 'zod/mini';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { ANY_ROLE, type ObjectRule, endpoint } from '../endpoint.js';
import {
  GradeLevelSchema,
  ProficiencyLevelSchema,
  PupilQuestionSchema,
  QuestionKindSchema,
  ReviewedQuestionSchema,
} from '../question/item.js';
import { MadeCheckSchema } from './checked-answer.js';
import { QuestionDisputeSchema } from './dispute.js';
import { AnswerEntrySchema, CONFIDENCE_LEVELS, StoredAnswerSchema } from './response.js';
import { typedText } from '../text.js';
import { PaperOutcomeSchema, QuestionFeedbackSchema } from './result.js';

export const ASSESSMENT_TYPES = ['diagnostic', 'adaptive', 'targeted', 'review'] as const;
export type AssessmentType = (typeof ASSESSMENT_TYPES)[number];
export const AssessmentTypeSchema = z.enum(ASSESSMENT_TYPES);

/** Short number, as the screens show it (`Assessment #12`). */
export const AssessmentIdSchema = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));
const AssessmentPathSchema = z.object({
  id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number)),
});
/** Readers of a paper: its pupil, a linked parent, an admin. */
export const PAPER_IN_PATH = {
  object: 'paper',
  in: 'params',
  field: 'id',
  child: 'own',
  parent: 'linked',
  admin: 'any',
} as const satisfies ObjectRule;

/**
 * The page's id of one request, repeated with every retry: the same id creates one paper. Without it every call creates
 * a paper (PAPER-10).
 */
export const RequestIdSchema = z.uuid();

/** The sentence for anything that cannot be created (ERROR-3). */
export const CREATE_FAILED = 'Failed to create assessment. Please try again.';

/** What a request for a paper asks for where it says nothing itself (PAPER-7). */
export const PAPER_DEFAULTS = {
  /** Soft limit. */
  maxTimeMinutes: 30,
  /** Questions of each pairing over all diagnostics. */
  minQuestionsPerCombination: 2,
  /** Shares of an adaptive paper. */
  proficiencyBalance: { proficientRatio: 0.2, weakAreasRatio: 0.8 },
  /** Level of a targeted paper. */
  level: 'independent',
} as const;

/** The goal of a targeted paper without words of its own. */
export function defaultGoal(level: ProficiencyLevel): string {
  return `Practice ${level} level questions`;
}

/** Most characters of a goal. */
export const GOAL_LENGTH = 200;
const GoalSchema = z.optional(typedText(GOAL_LENGTH));
const RatioSchema = z.number().check(z.gte(0), z.lte(1));

/** Unknown fields are tolerated; role and score are never read from here. */
export const CreateBodySchema = z.object({
  type: z.enum(['diagnostic', 'adaptive', 'targeted']),
  /** Soft limit, which is announced once; no paper is submitted by the clock. */
  maxTimeMinutes: z.optional(z.int().check(z.gte(1), z.lte(240))),
  /** Deals sub-strands and heuristics round; false takes the weakest, however alike. */
  enforceVariety: z.optional(z.boolean()),
  /** Diagnostic: prefers pairings that earlier sittings have asked least; false forgets the earlier ones. */
  comprehensiveMap: z.optional(z.boolean()),
  /** Diagnostic: a pairing counts as covered with so many questions over all sittings. */
  minQuestionsPerCombination: z.optional(z.int().check(z.gte(1), z.lte(10))),
  /** Adaptive: shares of proficient and weak pairings. */
  proficiencyBalance: z.optional(z.object({ proficientRatio: RatioSchema, weakAreasRatio: RatioSchema })),
  /** Targeted: what the pupil is to reach, as the pupil and the parents read it. */
  targetedGoal: GoalSchema,
  /** Owner of the new paper: for a parent a linked child; for a child only itself, which is the default. */
  studentId: z.optional(z.string().check(z.maxLength(64))),
  gradeLevel: z.optional(GradeLevelSchema),
  focusArea: z.optional(
    z.object({
      /** The service checks that the grade has them, and names the one that it lacks. */
      heuristicIds: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(3))),
      subStrandIds: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(3))),
      proficiencyLevel: z.optional(ProficiencyLevelSchema),
      /** The same as `targetedGoal` beside it, which comes first. */
      targetedGoal: GoalSchema,
    }),
  ),
  requestId: z.optional(RequestIdSchema),
  /** A parent's wish: so many questions of a targeted or adaptive paper, instead of the parent's own number. */
  questionCount: z.optional(z.int().check(z.gte(3), z.lte(15))),
  /** A parent's wish: the day in Singapore, `2026-11-25`, until which the child does the paper. */
  dueOn: z.optional(z.iso.date()),
});

export const createAssessment = endpoint({
  method: 'POST',
  path: '/api/assessments/create',
  service: 'assessment',
  roles: ['child', 'parent'],
  objectRule: { object: 'pupil', in: 'body', field: 'studentId', child: 'own', parent: 'linked' },
  summary:
    "Makes a paper, or resumes the unfinished diagnostic. A parent's paper is the linked child's, to be found among those to continue.",
  body: CreateBodySchema,
  isRepeatable: 'with-request-id',
  response: z.strictObject({
    success: z.literal(true),
    /** True when the unfinished diagnostic was resumed. */
    resumed: z.boolean(),
    assessment: z.strictObject({
      assessmentId: AssessmentIdSchema,
      type: AssessmentTypeSchema,
      totalQuestions: z.int(),
    }),
  }),
});

const PaperStatusSchema = z.enum(['in-progress', 'marking', 'completed']);

const paperHead = {
  id: AssessmentIdSchema,
  type: AssessmentTypeSchema,
  gradeLevel: GradeLevelSchema,
  /** User id of the pupil. */
  childId: z.string(),
  /** ISO 8601, UTC: when the paper was made. */
  date: z.string(),
  /** ISO 8601, UTC; null while unfinished. */
  completedAt: z.nullable(z.string()),
  /** Percent 0–100; null while unfinished. */
  score: z.nullable(z.int()),
  totalQuestions: z.int(),
  currentQuestion: z.int(),
  /** ISO 8601, UTC, by the server's clock; null before the first save. */
  lastSaved: z.nullable(z.string()),
};

export const AssessmentSummarySchema = z.strictObject({
  ...paperHead,
  status: PaperStatusSchema,
  /** Day in Singapore, `2026-11-25`, until which a parent asks for it; null for the others. */
  dueOn: z.nullable(z.string()),
  isCompleted: z.boolean(),
  answeredCount: z.int(),
  /** Seconds the pupil spent on it; null while unfinished. */
  timeSpentSeconds: z.nullable(z.int()),
  /** One for each question of the pupil's own unfinished paper; null for every other paper. */
  answers: z.nullable(z.array(z.strictObject({ working: z.string(), answer: z.string() }))),
});
export type AssessmentSummary = z.infer<typeof AssessmentSummarySchema>;

export const listAssessments = endpoint({
  method: 'GET',
  path: '/api/assessments',
  service: 'assessment',
  roles: ANY_ROLE,
  objectRule: {
    object: 'pupil',
    in: 'query',
    field: 'childId',
    child: 'own',
    parent: 'linked',
    admin: 'own',
  },
  summary:
    "A child's own assessments; of a parent those of the linked child named, else of all linked children; none for an admin. Newest first.",
  query: z.object({ childId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }),
  response: z.array(AssessmentSummarySchema),
});

/** What was asked for when the paper was made. */
const paperRequest = {
  /** Minutes of the soft limit (PAPER-21). */
  maxTimeMinutes: z.int(),
  /** The goal of a targeted paper; null for the others. */
  targetedGoal: z.nullable(z.string()),
};

/** Before completion no key, step or feedback; strict, so that none can ride along. */
export const OpenAssessmentSchema = z.strictObject({
  ...paperHead,
  ...paperRequest,
  isCompleted: z.literal(false),
  status: z.enum(['in-progress', 'marking']),
  questions: z.array(PupilQuestionSchema),
  /** One for each question; for an adult none, nor checks or reports: those are the pupil's own until completion. */
  answers: z.array(StoredAnswerSchema),
  /** Checks made during practice, in the order of first attempts; includes a solution once the attempts are used up. */
  checks: z.array(MadeCheckSchema),
  feedback: z.null(),
  /** Questions the pupil has reported, in paper order. */
  disputes: z.array(QuestionDisputeSchema),
});
export const CompletedAssessmentSchema = z.strictObject({
  ...paperHead,
  ...paperRequest,
  isCompleted: z.literal(true),
  status: z.literal('completed'),
  questions: z.array(ReviewedQuestionSchema),
  answers: z.array(StoredAnswerSchema),
  feedback: z.array(z.nullable(QuestionFeedbackSchema)),
  outcome: PaperOutcomeSchema,
  /** Challenges of the pupil to single questions, in paper order. */
  disputes: z.array(QuestionDisputeSchema),
});
export const AccessedAssessmentSchema = z.discriminatedUnion('isCompleted', [
  OpenAssessmentSchema,
  CompletedAssessmentSchema,
]);
export type OpenAssessment = z.infer<typeof OpenAssessmentSchema>;
export type CompletedAssessment = z.infer<typeof CompletedAssessmentSchema>;
export type AccessedAssessment = z.infer<typeof AccessedAssessmentSchema>;

export const accessAssessment = endpoint({
  method: 'GET',
  path: '/api/assessments/access/:id',
  service: 'assessment',
  roles: ANY_ROLE,
  objectRule: PAPER_IN_PATH,
  summary:
    'A paper with its questions and answers; with key, steps and feedback once completed. A linked parent and an admin read it, the answers once it is completed.',
  params: AssessmentPathSchema,
  response: z.strictObject({ assessment: AccessedAssessmentSchema }),
});

/** A question as a page has it; the place in the list is the place on the paper. */
export const KnownQuestionSchema = z.strictObject({
  questionId: z.string().check(z.maxLength(64)),
  /** Whether the pupil has seen it. */
  isSeen: z.boolean(),
});
export type KnownQuestion = z.infer<typeof KnownQuestionSchema>;

/** A question that stands on the paper in the place of the one that the page has. */
export const ExchangedQuestionSchema = z.strictObject({
  /** From 0. */
  questionIndex: z.int(),
  question: PupilQuestionSchema,
});
export type ExchangedQuestion = z.infer<typeof ExchangedQuestionSchema>;

export const saveAnswers = endpoint({
  method: 'POST',
  path: '/api/assessments/:id/save',
  service: 'assessment',
  roles: ['child'],
  carriesWork: true,
  objectRule: { object: 'paper', in: 'params', field: 'id', child: 'own' },
  summary: 'Saves changed answers (or the full array) and the current question; 409 once submitted.',
  params: AssessmentPathSchema,
  body: z.object({
    answers: z.array(AnswerEntrySchema).check(z.maxLength(100)),
    currentQuestion: z.optional(z.int().check(z.gte(0), z.lte(99))),
    /**
     * Every question of a diagnostic as the page has it. With it, unseen questions may be exchanged
     * (PAPER-26).
     */
    known: z.optional(z.array(KnownQuestionSchema).check(z.maxLength(100))),
  }),
  isRepeatable: true,
  response: z.strictObject({
    success: z.literal(true),
    lastSaved: z.string(),
    /** Where another question stands than the page has; the page takes those that the pupil has not seen. */
    exchanged: z.array(ExchangedQuestionSchema),
    /** The revision now stored, by question index. */
    revisions: z.record(z.string(), z.int()),
    /** Entries that lost against a newer revision, as stored: the caller shows them or saves again on top. */
    newer: z.array(StoredAnswerSchema),
  }),
});

export const SubmissionAnswerSchema = z.extend(AnswerEntrySchema, {
  questionId: z.string().check(z.maxLength(64)),
  workingSteps: z.optional(z.nullable(typedText(10_000))),
  questionType: z.optional(QuestionKindSchema),
  confidenceLevel: z.optional(z.nullable(z.enum(CONFIDENCE_LEVELS))),
});

export const submitAssessment = endpoint({
  method: 'POST',
  path: '/api/assessments/submit',
  service: 'assessment',
  roles: ['child'],
  carriesWork: true,
  objectRule: { object: 'paper', in: 'body', field: 'assessmentId', child: 'own' },
  summary: 'Hands in a paper; the same paper handed in again gets the stored outcome.',
  // The service waits up to 15 s for the marks.
  timeoutMs: 20_000,
  body: z.object({
    assessmentId: z.union([
      AssessmentIdSchema,
      z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number)),
    ]),
    studentId: z.optional(z.union([z.string().check(z.maxLength(64)), z.number()])),
    answers: z.array(SubmissionAnswerSchema).check(z.maxLength(100)),
    /** Seconds by the browser's clock; the server never stores more than its own clock allows. */
    timeSpent: z.optional(z.number().check(z.gte(0))),
    /** Made by the browser; a repeat with the same id is the same submission. */
    submissionId: z.optional(z.uuid()),
    /**
     * True when the page shows unreadable answers to the pupil once before marking: the call then fails with the code
     * `unreadable-answers` and `details.unreadableQuestions`. Without it they are marked as they are.
     */
    asksUnreadable: z.optional(z.boolean()),
  }),
  isRepeatable: true,
  response: z.discriminatedUnion('status', [
    PaperOutcomeSchema,
    z.strictObject({
      success: z.literal(true),
      status: z.literal('marking'),
      assessmentId: AssessmentIdSchema,
    }),
  ]),
  status: (r) => (r.status === 'completed' ? 200 : 202),
});
