import * as z from 'zod/mini';
import type { ServiceName } from '../services.js';
import { internalCall } from '../endpoint.js';
import { drawingNameField } from './fields.js';

/** Returns the person of an erasure, since the message names none. */
export const describeErasure = internalCall({
  name: 'identity.describe-erasure',
  service: 'identity',
  callers: ['assessment', 'marking', 'content', 'analytics'],
  isRepeatable: true,
  input: z.strictObject({ erasureId: z.uuid() }),
  output: z.strictObject({
    /** Null once it is done. */
    erasure: z.nullable(
      z.strictObject({
        userId: z.string(),
        /** Ids of a pupil's submissions; marking knows its runs by these ids only. */
        submissionIds: z.array(z.string()),
      }),
    ),
  }),
});

/** Ids under which assessment has submitted a pupil's work. */
export const listSubmissionIds = internalCall({
  name: 'assessment.list-submission-ids',
  service: 'assessment',
  callers: ['identity'],
  isRepeatable: true,
  input: z.strictObject({ userId: z.uuid() }),
  output: z.strictObject({ submissionIds: z.array(z.string()) }),
});

const ValueSchema = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** Rows by table, as flat fields that a person can read. */
export const PersonalDataSchema = z.strictObject({
  tables: z.record(z.string(), z.array(z.record(z.string(), ValueSchema))),
});
export type PersonalData = z.infer<typeof PersonalDataSchema>;

function exportCall<S extends Exclude<ServiceName, 'identity'>>(service: S) {
  return internalCall({
    name: `${service}.export-person`,
    service,
    callers: ['identity'],
    // Years of work in one answer.
    timeoutMs: 20_000,
    input: z.strictObject({ userId: z.uuid(), submissionIds: z.array(z.string()) }),
    output: PersonalDataSchema,
  });
}

/** A few drawings of a pupil at a time, in the order of their names' numbers; none are left when none come. */
export const exportDrawings = internalCall({
  name: 'assessment.export-drawings',
  service: 'assessment',
  callers: ['identity'],
  isRepeatable: true,
  input: z.strictObject({
    userId: z.uuid(),
    /** Those behind this one; from the first when null. */
    after: z.nullable(drawingNameField),
  }),
  output: z.strictObject({
    drawings: z.array(
      z.strictObject({
        name: drawingNameField,
        /** As stored, in base64. */
        png: z.string(),
      }),
    ),
  }),
});

export const exportFromAssessment = exportCall('assessment');
export const exportFromMarking = exportCall('marking');
export const exportFromContent = exportCall('content');
export const exportFromAnalytics = exportCall('analytics');
