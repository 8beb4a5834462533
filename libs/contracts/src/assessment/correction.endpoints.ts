import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { AssessmentIdSchema } from './paper.endpoints.js';

/** A mark of the pupil that rose by a finding elsewhere: a faulty question, or an accepted answer. */
export const MarkCorrectionSchema = z.strictObject({
  id: z.uuid(),
  assessmentId: AssessmentIdSchema,
  /** Number of the question on the paper, from 1. */
  questionNumber: z.int().check(z.gte(1)),
  /** Marks gained, above 0. */
  marksGained: z.int().check(z.gte(1)),
  /** The whole message to the child. */
  message: z.string(),
});
export type MarkCorrection = z.infer<typeof MarkCorrectionSchema>;

export const markCorrections = endpoint({
  method: 'GET',
  path: '/api/mark-corrections',
  service: 'assessment',
  roles: ['child'],
  objectRule: 'session',
  summary: 'Marks of the caller that rose by a finding of another person, and that were not dismissed yet.',
  response: z.strictObject({ corrections: z.array(MarkCorrectionSchema) }),
});

export const dismissMarkCorrection = endpoint({
  method: 'POST',
  path: '/api/mark-corrections/:id/dismiss',
  service: 'assessment',
  roles: ['child'],
  objectRule: { object: 'mark-correction', in: 'params', field: 'id', child: 'own' },
  summary: 'Puts the message about a raised mark away for good.',
  params: z.object({ id: z.uuid() }),
  response: z.strictObject({ success: z.literal(true) }),
});
