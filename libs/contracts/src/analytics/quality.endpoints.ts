import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { CountSchema } from '../numbers.js';

const PercentSchema = z.int().check(z.gte(0), z.lte(100));

export const questionFlagsStats = endpoint({
  method: 'GET',
  path: '/api/admin/question-flags-stats',
  service: 'analytics',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'How good the questions are, from what pupils answered, reported and challenged.',
  response: z.strictObject({
    /** Questions that pupils have reported, each once. */
    totalFlagged: CountSchema,
    /** Questions that more than 90 %, or fewer than 20 %, get right; 0 while none has enough answers (`questionsMeasured` is 0). */
    tooEasy: CountSchema,
    tooHard: CountSchema,
    /** Percentage of the answered questions without a doubt. */
    qualityScore: PercentSchema,
    /** True while there is too little data and the figure is the specification's default (95). */
    qualityScoreIsDefault: z.boolean(),
    /** Percent of all checks that were passed: before a question enters the bank, and when it is solved again on request. */
    validationRate: PercentSchema,
    /** The same, for 97. */
    validationRateIsDefault: z.boolean(),
    /** Questions with a key corrected by a recheck. */
    autoFixed: CountSchema,
    /** Marked answers, the questions they were given to, and those of them with enough answers to be measured. */
    answers: CountSchema,
    questionsAnswered: CountSchema,
    questionsMeasured: CountSchema,
    /** Percent of all answers that are right; null without any. */
    averageCorrect: z.nullable(PercentSchema),
    /** Reports by outcome. */
    reports: z.strictObject({
      valid: CountSchema,
      replaced: CountSchema,
      faulty: CountSchema,
      waiting: CountSchema,
    }),
    /** Rechecked solutions by outcome. */
    verifications: z.strictObject({
      proved: CountSchema,
      corrected: CountSchema,
      faulty: CountSchema,
      waiting: CountSchema,
    }),
    challenges: z.strictObject({ approved: CountSchema, rejected: CountSchema }),
    /** Questions that left the bank since a fault was found. */
    withdrawn: CountSchema,
    /** Questions out of drawing since their answers speak against them. */
    inReview: CountSchema,
    /** Stored marks that rose. */
    marksRaised: CountSchema,
    /** Questions made, by who made them. */
    made: z.strictObject({ engine: CountSchema, model: CountSchema, person: CountSchema }),
  }),
});
