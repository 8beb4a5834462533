import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { AnswerPolicySchema } from '../question/answer-policy.js';
import { PupilQuestionSchema } from '../question/item.js';

const PaperPathSchema = z.object({
  id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number)),
});

/** Results that Primary 1 and 2 choose from. */
export const STEP_CHOICES = 3;

/** The step that the pupil fills in. */
export const OpenStepSchema = z.strictObject({
  /** Place of its line among the steps, from 0. */
  at: z.int().check(z.gte(0)),
  /** The line up to its result: `Units left: 5 − 1 =`. */
  before: z.string(),
  /** The result as the line writes it, without its unit. */
  result: z.string(),
  /** The unit printed beside the box, such as `cm` or `$` (printed before); null without one. */
  unit: z.nullable(z.string()),
  /** How what the pupil writes is compared with the result in its unit. */
  policy: AnswerPolicySchema,
  /** Primary 1 and 2: results in rising order, one of them right; null where the result is typed. */
  choices: z.nullable(z.array(z.string()).check(z.length(STEP_CHOICES))),
});
export type OpenStep = z.infer<typeof OpenStepSchema>;

export const WorkedExampleSchema = z.strictObject({
  question: z.pick(PupilQuestionSchema, {
    questionText: true,
    visual: true,
    subStrandId: true,
    subStrandDisplayName: true,
    heuristicDisplayName: true,
  }),
  /** The worked lines, whole. */
  steps: z.array(z.string()),
  open: OpenStepSchema,
});
export type WorkedExample = z.infer<typeof WorkedExampleSchema>;

export const getWorkedExample = endpoint({
  method: 'GET',
  path: '/api/assessments/:id/worked-example',
  service: 'assessment',
  roles: ['child'],
  objectRule: { object: 'paper', in: 'params', field: 'id', child: 'own' },
  summary:
    'Before a targeted paper: a worked example of its first pairing with one step left open. Each call gives the same; nothing of it is stored. 400 for other papers, 409 once it is handed in.',
  params: PaperPathSchema,
  response: z.strictObject({
    /** Null where the pairing has none: the paper then opens without one. */
    example: z.nullable(WorkedExampleSchema),
  }),
});
