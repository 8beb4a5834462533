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

/**
 * The server's refusal beside the field it belongs to: the one it names, else the one whose sentence it is. Null when
 * it belongs to no field of the form.
 */
export function refusedField<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  bySentence: Readonly<Record<string, Field>> = {},
): Partial<Record<Field, string>> | null {
  if (!(error instanceof CallError) || error.status < 400 || error.status >= 500) return null;
  const named = error.details['field'];
  const field = fields.find((each) => each === named) ?? bySentence[error.message];
  if (!field) return null;
  const fault: Partial<Record<Field, string>> = {};
  fault[field] = error.message;
  return fault;
}
