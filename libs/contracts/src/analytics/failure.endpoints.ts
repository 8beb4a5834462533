import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';

/** One step of a trace, without values. */
export const TraceStepSchema = z.strictObject({
  spanId: z.string(),
  /** 0 for a step that no other listed step has caused. */
  depth: z.int(),
  /** Such as `marking-worker`. */
  process: z.string(),
  /** Such as `POST /api/assessments/submit`. */
  name: z.string(),
  /** Milliseconds from the start of the first step. */
  startMs: z.number(),
  durationMs: z.number(),
  isFailed: z.boolean(),
  /** Facts of the step by their names in OpenTelemetry, such as `http.response.status_code`. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type TraceStep = z.infer<typeof TraceStepSchema>;

export const findFailure = endpoint({
  method: 'GET',
  path: '/api/admin/failures/:code',
  service: 'analytics',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'The failure of a code that a user reports: its reports and the steps of its trace.',
  params: z.object({
    /** Trace id, or its first eight digits or more. */
    code: z.string().check(z.regex(/^[0-9a-f]{8,32}$/)),
  }),
  response: z.strictObject({
    /** 32 hex digits; null when neither a report nor a trace has the code. */
    traceId: z.nullable(z.string()),
    /** ISO 8601, UTC; null without steps. */
    startedAt: z.nullable(z.string()),
    /** What the user did, as the API describes the call; null for work that no call began. */
    action: z.nullable(z.string()),
    /** Code of the refusal that the user saw; null when none was noted. */
    refusal: z.nullable(z.string()),
    /** What processes reported, the newest first. */
    reports: z.array(
      z.strictObject({
        process: z.string(),
        type: z.string(),
        message: z.string(),
        /** ISO 8601, UTC. */
        timestamp: z.string(),
      }),
    ),
    /** Each before the steps that it has caused; at most 500. Empty where traces go to a collector. */
    steps: z.array(TraceStepSchema),
    /** Address of the page that shows traces, `/trace/<id>` to be added; null where there is none. */
    traceView: z.nullable(z.string()),
  }),
});
export type FoundFailure = z.infer<(typeof findFailure)['response']>;
