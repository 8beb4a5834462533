import { SENTENCES } from '@product/contracts/identity/fields';
import { CallError } from '../../lib/call-error.js';
import { refusedField } from '../../lib/field-faults.js';

/** What to tell whoever could not register, in the words of B§8. */
export function registrationFault(error: unknown): string {
  if (!(error instanceof CallError) || error.status >= 500) return 'Something went wrong. Please try again.';
  if (error.status === 0) return error.message;
  return error.message === '' ? 'Failed to create account' : error.message;
}

/** The refusal beside its field: named by the server, or known by its sentence or status. Null for none. */
export function refusedRegistration<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Partial<Record<Field, string>> | null {
  const named = (name: string): Field | undefined => fields.find((field) => field === name);
  const bySentence: Record<string, Field> = {};
  const known: ReadonlyArray<[string, ...string[]]> = [
    [SENTENCES.grade, 'gradeLevel'],
    [SENTENCES.email, 'email', 'parentEmail'],
    [SENTENCES.emailForm, 'email', 'parentEmail'],
    [SENTENCES.usernameLength, 'username', 'childUsername'],
    [SENTENCES.usernameLetters, 'username', 'childUsername'],
  ];
  for (const [sentence, ...names] of known)
    for (const name of names) {
      const field = named(name);
      if (field) bySentence[sentence] = field;
    }
  const found = refusedField(error, fields, bySentence);
  if (found || !(error instanceof CallError) || error.status !== 409) return found;
  // A name that is taken, without word which: it is the username.
  const field = named('username') ?? named('childUsername');
  const fault: Partial<Record<Field, string>> = {};
  if (field) fault[field] = error.message;
  return field ? fault : null;
}
