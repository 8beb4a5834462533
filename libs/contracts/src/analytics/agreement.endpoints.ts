import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { CountSchema } from '../numbers.js';
import { QuestionKindSchema } from '../question/item.js';

/**
 * Agreement of the marker with reviewers. A mark counts once: by its first verdict other than approval, or as approved.
 */
export const AgreementSchema = z.strictObject({
  /** Marks that a person has given a verdict on. */
  verified: CountSchema,
  /** Marks that were approved. */
  agreed: CountSchema,
  /** Marks that should have been more, and that should have been fewer. */
  tooStrict: CountSchema,
  tooGenerous: CountSchema,
  /** Marks of voided questions. */
  voided: CountSchema,
});
export type Agreement = z.infer<typeof AgreementSchema>;

export const markAgreement = endpoint({
  method: 'GET',
  path: '/api/admin/mark-agreement',
  service: 'analytics',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'How often people agree with the marks that were given by machine, by type of question.',
  response: z.strictObject({
    ...AgreementSchema.shape,
    /** Types with a verified mark. */
    byType: z.array(z.strictObject({ questionType: QuestionKindSchema, ...AgreementSchema.shape })),
  }),
});
export type MarkAgreement = z.infer<(typeof markAgreement)['response']>;
