import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';
import { GradeLevelSchema } from '../question/item.js';
import { WeekDigestSchema } from './week-digest.js';

/** Describes a pupil's week for an e-mail; null when nothing was practised. */
export const describeWeek = internalCall({
  name: 'assessment.describe-week',
  service: 'assessment',
  callers: ['identity'],
  isRepeatable: true,
  input: z.strictObject({
    pupilId: z.string(),
    gradeLevel: GradeLevelSchema,
    /** ISO 8601, UTC: the end of the week. */
    until: z.iso.datetime(),
  }),
  output: z.strictObject({ digest: z.nullable(WeekDigestSchema) }),
});
