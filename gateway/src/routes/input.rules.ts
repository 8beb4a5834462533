import type { Endpoint } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import * as z from 'zod/mini';

/** zod's message for a schema without its own sentence. */
const NEUTRAL = 'Invalid input';
/** Characters of an invented field name that the error repeats. */
const NAME_MAX = 40;

/** Fields that only the server sets; a client that sends one, where the contract has none, tries to set it. */
const SERVER_ONLY_FIELDS: ReadonlySet<string> = new Set([
  'role',
  'isActive',
  'ownerId',
  'isShared',
  'pupilId',
  'score',
  'isCompleted',
  'completedAt',
]);

/**
 * Parses a request by its contract. An impossible id in the path answers like a missing object (404); any other fault
 * is 400 with the contract's own sentence where it has one.
 */
export function parseInput(
  endpoint: Endpoint,
  sent: { params: unknown; query: unknown; body: unknown },
): { params: unknown; query: unknown; body: unknown } {
  const params = endpoint.params ? z.safeParse(endpoint.params, sent.params) : null;
  if (params && !params.success) throw new ProductError('not-found', 'not-found', 'Not found');
  rejectServerOnlyFields(endpoint.body, sent.body);
  return {
    params: params?.data,
    query: parsePart(endpoint.query, sent.query ?? {}),
    body: parsePart(endpoint.body, sent.body === undefined ? {} : sent.body),
  };
}

function parsePart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const fields = [...new Set(parsed.error.issues.flatMap(fieldsOf))].slice(0, 10);
  const own = first && !first.message.startsWith(NEUTRAL) ? first.message : null;
  const fault = first?.code === 'unrecognized_keys' ? 'may not be sent' : 'is not valid';
  const sentence = own ?? `The field "${fields[0] || 'body'}" ${fault}.`;
  throw new ProductError('bad-request', 'invalid-input', sentence, { fields });
}

/** Fields of an issue: server-only fields, or the invalid field. */
function fieldsOf({ path, ...issue }: z.core.$ZodIssue): string[] {
  const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const paths = names.length > 0 ? names.map((name) => [...path, name.slice(0, NAME_MAX)]) : [path];
  return paths.map((parts) => parts.join('.'));
}

/**
 * A body may hold more than is read, but no field that would give its sender a role, an owner or a mark (ACCESS-4).
 * Throws 400 with the field.
 */
function rejectServerOnlyFields(schema: z.ZodMiniType | undefined, body: unknown): void {
  if (!(schema instanceof z.ZodMiniObject) || typeof body !== 'object' || body === null) return;
  const field = Object.keys(body).find((key) => SERVER_ONLY_FIELDS.has(key) && !(key in schema.shape));
  if (field !== undefined)
    throw new ProductError('bad-request', 'invalid-input', `The field "${field}" may not be sent.`, {
      fields: [field],
    });
}
