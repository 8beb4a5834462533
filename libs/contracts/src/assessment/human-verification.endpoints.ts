import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { CountSchema } from '../numbers.js';
import { GivenAnswerSchema } from '../question/answer.js';
import { GradeLevelSchema, PupilQuestionSchema } from '../question/item.js';
import { QUESTION_FAULTS, QuestionFaultSchema } from '../question/question-faults.js';
import { typedText } from '../text.js';
import { CHALLENGE_DECISIONS, REPORT_OUTCOMES } from './dispute.js';
import { VerdictSchema } from './human-verification.js';
import { AssessmentIdSchema, AssessmentTypeSchema } from './paper.endpoints.js';
import { StoredAnswerSchema } from './response.js';
import { QuestionFeedbackSchema } from './result.js';

const MarksSchema = z.int().check(z.gte(0), z.lte(100));

/** Fields of an assessment in the list and in one paper. */
const paperHead = {
  id: AssessmentIdSchema,
  /** ISO 8601, UTC: time of submission. */
  date: z.string(),
  isCompleted: z.literal(true),
  /** Percent of the marks, 0–100. */
  score: z.int(),
  totalQuestions: CountSchema,
  gradeLevel: GradeLevelSchema,
  type: AssessmentTypeSchema,
  timeSpentSeconds: CountSchema,
};

/** The feedback of the marker on one answer (RESULT-2). */
const ListedFeedbackSchema = z.strictObject({
  isCorrect: z.boolean(),
  feedback: z.string(),
  suggestions: z.array(z.string()),
  modelAnswer: z.strictObject({
    answer: z.string(),
    /** The solution, a step in each line. */
    working: z.string(),
    /** The method and the number of its steps; empty while no right key is known. */
    explanation: z.string(),
  }),
});

/** A completed assessment as the list has it (CONSOLE-12). */
export const AssessmentForVerificationSchema = z.strictObject({
  ...paperHead,
  /** Null for a deleted account. */
  studentName: z.nullable(z.string()),
  questions: z.array(
    z.strictObject({
      questionText: z.string(),
      /** Empty while no right key is known. */
      expectedAnswer: z.string(),
      solutionSteps: z.array(z.string()),
    }),
  ),
  /** By question, as counted; both empty without an answer. */
  answers: z.array(z.strictObject({ answer: z.string(), working: z.string() })),
  /** By question; null while a mark is undecided. */
  feedback: z.array(z.nullable(ListedFeedbackSchema)),
  /** A question of it was reported, or a mark of it challenged. */
  flagged: z.boolean(),
  /**
   * Places without a verdict that something speaks against: a challenge, a report, or a mark that a model took part
   * in.
   */
  doubts: CountSchema,
  /** Questions that a person has given a verdict on. */
  verified: CountSchema,
  /** As `cursor`, it requests the entries after this one; null on the last. */
  nextCursor: z.nullable(z.string()),
});
export type AssessmentForVerification = z.infer<typeof AssessmentForVerificationSchema>;

export const assessmentsForVerification = endpoint({
  method: 'GET',
  path: '/api/admin/assessments-for-verification',
  service: 'assessment',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'Completed assessments, most doubtful first, then newest; those with all verdicts last.',
  query: z.object({
    /** A part of the name or username. */
    student: z.optional(typedText(100)),
    /** The number of an assessment, with or without `#`, or a part of its type. */
    assessment: z.optional(typedText(40)),
    /** `all` and an empty value both mean every grade. */
    grade: z.optional(z.union([GradeLevelSchema, z.literal('all'), z.literal('')])),
    flagged: z.optional(z.enum(['true', 'false'])),
    /** `nextCursor` of the last one of the page before. */
    cursor: z.optional(z.string().check(z.regex(/^-?\d{1,9}\.\d{1,13}\.\d{1,10}$/))),
    limit: z._default(
      z.pipe(
        z.string().check(z.regex(/^\d{1,2}$/)),
        z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(50))),
      ),
      20,
    ),
  }),
  response: z.array(AssessmentForVerificationSchema),
});

/** A reviewer's verdict on one mark. */
export const QuestionVerdictSchema = z.strictObject({
  verdictId: z.uuid(),
  verdict: VerdictSchema,
  /** The mark before the verdict. */
  marksBefore: MarksSchema,
  /** Marks of the reviewer; null unless corrected. */
  marksGiven: z.nullable(MarksSchema),
  /** The question itself is at fault, or its key: it has left the bank. */
  isQuestionFaulty: z.boolean(),
  /** What the reviewer found wrong with the question; null where it was not read for faults. */
  faults: z.nullable(z.array(QuestionFaultSchema)),
  note: z.string(),
  /** Username; null for a deleted account. */
  decidedBy: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  decidedAt: z.string(),
});
export type QuestionVerdict = z.infer<typeof QuestionVerdictSchema>;

/** One question of a paper with everything a reviewer needs. */
export const QuestionToVerifySchema = z.strictObject({
  /** Place on the paper, from 0. */
  questionIndex: z.int(),
  question: PupilQuestionSchema,
  /** Empty while no right key is known. */
  expectedAnswer: z.string(),
  /** Other accepted answers, part by part. */
  acceptedAnswers: z.array(z.string()),
  solutionSteps: z.array(z.string()),
  /** The pupil's answer; for a checked answer the first attempt, which counts. */
  answer: z.strictObject({
    ...GivenAnswerSchema.shape,
    ...z.pick(StoredAnswerSchema, { working: true, drawing: true }).shape,
  }),
  /** Null while the mark is undecided. */
  feedback: z.nullable(QuestionFeedbackSchema),
  /** A model was asked about the working. */
  isModelRead: z.boolean(),
  /** Outcome of a report; null without one. */
  report: z.nullable(z.enum(REPORT_OUTCOMES)),
  /** Outcome of a challenge; null without one. */
  challenge: z.nullable(z.enum(CHALLENGE_DECISIONS)),
  /** The latest; null before the first. */
  verdict: z.nullable(QuestionVerdictSchema),
});
export type QuestionToVerify = z.infer<typeof QuestionToVerifySchema>;

const PaperPathSchema = z.object({
  id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number)),
});
const ANY_PAPER = { object: 'paper', in: 'params', field: 'id', admin: 'any' } as const;

/** One paper to be verified. It names no pupil: who decides shall see the answers and not the child. */
export const PaperToVerifySchema = z.strictObject({
  ...paperHead,
  questions: z.array(QuestionToVerifySchema),
});
export type PaperToVerify = z.infer<typeof PaperToVerifySchema>;

export const paperToVerify = endpoint({
  method: 'GET',
  path: '/api/admin/assessments/:id/verification',
  service: 'assessment',
  roles: ['admin'],
  objectRule: ANY_PAPER,
  summary: 'A completed assessment with keys, answers, marks and what was said of each.',
  params: PaperPathSchema,
  response: PaperToVerifySchema,
});

export const verifyPaper = endpoint({
  method: 'POST',
  path: '/api/admin/assessments/:id/verification',
  service: 'assessment',
  roles: ['admin'],
  objectRule: ANY_PAPER,
  summary:
    'Gives verdicts on marks of a completed assessment, all or none: approve, correct or void. Marks only go up. The same request again changes nothing; a mark that another admin has changed meanwhile is refused with 409.',
  params: PaperPathSchema,
  body: z.strictObject({
    /** Made by the page for one press of the button. */
    requestId: z.uuid(),
    verdicts: z
      .array(
        z.strictObject({
          questionIndex: z.int().check(z.gte(0), z.lte(99)),
          verdict: VerdictSchema,
          /** All marks that the answer should have; for `correct` only, and different from the present marks. */
          marksGiven: z.optional(MarksSchema),
          /** For `correct` to more marks: true when the answer itself earned them, with any working. */
          isForAnswer: z.optional(z.boolean()),
          /** For `void`: true to withdraw the question and give its marks to every pupil with it. */
          isQuestionFaulty: z.optional(z.boolean()),
          /**
           * What is wrong with the question, whatever the verdict; empty for nothing, and left out where it was not
           * read for faults. `key` and `second-answer` withdraw it, as `isQuestionFaulty` does.
           */
          faults: z.optional(z.array(QuestionFaultSchema).check(z.maxLength(QUESTION_FAULTS.length))),
          note: z.optional(typedText(500)),
          /** The marks that the page showed. */
          marksSeen: MarksSchema,
          /** The verdict that the page showed; null for none. */
          verdictSeen: z.nullable(z.uuid()),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  response: z.strictObject({
    success: z.literal(true),
    /** Verdicts that were given. */
    verified: CountSchema,
    /** Marks that the pupil has more by them. */
    marksGained: CountSchema,
    /** Percent of the marks, 0–100, afterwards. */
    score: z.int(),
  }),
});
export type VerifiedPaper = z.infer<(typeof verifyPaper)['response']>;

export const verificationSummary = endpoint({
  method: 'GET',
  path: '/api/admin/verification-summary',
  service: 'assessment',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'How many assessments were completed in the last 7 days, and verified today in Singapore.',
  response: z.strictObject({
    completedThisWeek: CountSchema,
    verifiedToday: CountSchema,
    /** Marks that were given a verdict today. */
    marksVerifiedToday: CountSchema,
  }),
});
