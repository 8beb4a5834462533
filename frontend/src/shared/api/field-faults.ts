import type * as z from 'zod/mini';
import { CallError } from './call-error.js';

/** What is wrong with each field of a form; a field without an entry is fine. */
export type FieldFaults<Values> = Partial<Record<keyof Values, string>>;

/** The first fault of each field of a body, by the very schema that the server holds it to. */
export function faultsOf<Body>(schema: z.ZodMiniType<Body, unknown>, body: unknown): FieldFaults<Body> {
  const faults: Record<string, string> = {};
  for (const issue of schema.safeParse(body).error?.issues ?? []) {
    const field = String(issue.path[0] ?? '');
    faults[field] ??= issue.message;
  }
  return faults as FieldFaults<Body>;
}

/** The server's refusal beside the first field of the form that it names; null when it names none of them. */
export function refusedField<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Partial<Record<Field, string>> | null {
  if (!(error instanceof CallError) || error.status < 400 || error.status >= 500) return null;
  const named = error.details['fields'];
  const field = fields.find((each) => Array.isArray(named) && named.some((name) => name === each));
  if (!field) return null;
  const fault: Partial<Record<Field, string>> = {};
  fault[field] = error.message;
  return fault;
}
