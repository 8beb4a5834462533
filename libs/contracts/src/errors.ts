import * as z from 'zod/mini';
import type { Restriction } from './endpoint.js';
import type { RefusalCode } from './refusal-codes.js';

/**
 * Every way a call can be refused. The kind decides status and whether a client may try again; the code names the
 * case; the sentence is for people.
 */
export const ERROR_KINDS = {
  'bad-request': { status: 400, retry: false },
  unauthenticated: { status: 401, retry: false },
  forbidden: { status: 403, retry: false },
  'not-found': { status: 404, retry: false },
  'too-slow': { status: 408, retry: true },
  conflict: { status: 409, retry: false },
  'too-large': { status: 413, retry: false },
  'unsupported-media': { status: 415, retry: false },
  misdirected: { status: 421, retry: false },
  'too-many': { status: 429, retry: true },
  internal: { status: 500, retry: true },
  unavailable: { status: 503, retry: true },
  timeout: { status: 504, retry: true },
} as const;
export type ErrorKind = keyof typeof ERROR_KINDS;

/** Facts a screen can use, such as `{ missingQuestions: [3, 7] }`. Never a key, a name of an internal part or SQL. */
export type ErrorDetails = Record<string, string | number | boolean | number[] | string[]>;

/** Error that the product throws on purpose. Any other error becomes `internal` with a neutral sentence. */
export class ProductError extends Error {
  constructor(
    readonly kind: ErrorKind,
    /** Stable, such as `incomplete-assessment`; a new one needs a sentence in the pages (`REFUSAL_CODES`). */
    readonly code: RefusalCode,
    message: string,
    readonly details?: ErrorDetails,
  ) {
    super(message);
    this.name = 'ProductError';
  }
}

const RESTRICTION_SENTENCES: Readonly<Record<Restriction, string>> = {
  'must-change-password': 'Please choose your own password first.',
  'second-factor-required': 'Please set up the second step of your sign-in first.',
};

/** The refusal of every call that a restriction does not let through; the code is the restriction's name. */
export function restricted(restriction: Restriction): ProductError {
  return new ProductError('forbidden', restriction, RESTRICTION_SENTENCES[restriction]);
}

/** The body of every refusal. `error` and `message` are both the human sentence (ERROR-1). */
export const ErrorBodySchema = z.strictObject({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  /** 32 hex digits; the logs and the trace have the same id. */
  traceId: z.string(),
  details: z.optional(z.record(z.string(), z.any())),
});
export type ErrorBody = z.infer<typeof ErrorBodySchema>;
