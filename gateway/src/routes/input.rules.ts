import type { Endpoint } from '@product/contracts/endpoint';
import { ProductError } from '@product/contracts/errors';
import * as z from 'zod/mini';

/** What zod says when a schema brings no sentence of its own. */
const NEUTRAL = 'Invalid input';

/**
 * Parses what was sent by the contract. A path that names nothing possible answers like a missing object (404);
 * anything else that does not fit is 400 with the contract's own sentence where it has one.
 */
export function parseInput(
  endpoint: Endpoint,
  sent: { params: unknown; query: unknown; body: unknown },
): { params: unknown; query: unknown; body: unknown } {
  const params = endpoint.params ? z.safeParse(endpoint.params, sent.params) : null;
  if (params && !params.success) throw new ProductError('not-found', 'not-found', 'Not found');
  return {
    params: params?.data,
    query: parsePart(endpoint.query, sent.query ?? {}),
    body: parsePart(endpoint.body, sent.body ?? {}),
  };
}

function parsePart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const field = first?.path.join('.') || 'body';
  const own = first && !first.message.startsWith(NEUTRAL) ? first.message : null;
  throw new ProductError('bad-request', 'invalid-input', own ?? `The field "${field}" is not valid.`, {
    fields: parsed.error.issues.slice(0, 10).map((i) => i.path.join('.')),
  });
}
