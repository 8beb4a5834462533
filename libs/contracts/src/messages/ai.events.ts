import * as z from 'zod/mini';
import type { EventDefinition } from './event.js';

/** Failure of a model call. */
export const AI_CALL_FAILURES = [
  'timed-out',
  /** 429. */
  'limited',
  /** 5xx, a refused request, a connection that broke, a host that is not there. */
  'failed',
  /** The model refused. */
  'refused',
  /** Cut off, not JSON, or not of the task's shape. */
  'invalid-reply',
  /** The product stopped it at shutdown; it says nothing about the model. */
  'stopped',
] as const;
/** One of {@link AI_CALL_FAILURES}. */
export type AiCallFailure = (typeof AI_CALL_FAILURES)[number];

/** Result of one call to the model. Only sent calls are reported. */
export const AI_CALL_OUTCOMES = ['answered', ...AI_CALL_FAILURES] as const;
/** One of {@link AI_CALL_OUTCOMES}. */
export type AiCallOutcome = (typeof AI_CALL_OUTCOMES)[number];

/** One call to the model; a retried question is two calls. Contains no text. */
export const aiCalled = {
  name: 'ai.called',
  version: 1,
  data: z.strictObject({
    /** Such as `judge-working`. */
    task: z.string(),
    taskVersion: z.int(),
    model: z.string(),
    /** Including cached tokens; null, like the next two, when the provider does not report them. */
    inputTokens: z.nullable(z.int().check(z.gte(0))),
    cachedTokens: z.nullable(z.int().check(z.gte(0))),
    /** With those of reasoning. */
    outputTokens: z.nullable(z.int().check(z.gte(0))),
    /** Millionths of a US dollar charged to the budget; the maximum when the cost is unknown. */
    costMicroUsd: z.int().check(z.gte(0)),
    latencyMs: z.int().check(z.gte(0)),
    outcome: z.enum(AI_CALL_OUTCOMES),
  }),
  subscribers: ['analytics'],
} as const satisfies EventDefinition;
