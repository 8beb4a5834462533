import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { GradeLevelSchema } from '../question/grade-level.js';
import { typedText } from '../text.js';

/** Rows of one file. */
export const CLASS_ROWS = 60;
/** Accounts that one call makes: each costs a slow hash, and a call has a time limit. */
export const CLASS_ROWS_AT_ONCE = 5;

/** A row as it stands in the file. */
export const ClassRowSchema = z.strictObject({
  name: typedText(200),
  username: typedText(200),
  /** `Primary 5`, `P5` or `5`. */
  grade: typedText(40),
});
export type ClassRow = z.infer<typeof ClassRowSchema>;

const ClassResultSchema = z.strictObject({
  name: z.string(),
  username: z.string(),
  gradeLevel: z.nullable(GradeLevelSchema),
  /** `new` can be made, `made` was made by this request, the others need a correction. */
  status: z.enum(['new', 'made', 'taken', 'invalid']),
  /** What is wrong; null for `new` and `made`. */
  sentence: z.nullable(z.string()),
  /** Set for `made` alone; the same when the request is repeated before the child has changed it. */
  password: z.nullable(z.string()),
});
export type ClassResult = z.infer<typeof ClassResultSchema>;

export const importClass = endpoint({
  method: 'POST',
  path: '/api/admin/users/import',
  service: 'identity',
  roles: ['admin'],
  objectRule: 'role',
  summary:
    'Checks the rows of a class, or makes their accounts: pupils without a parent, each with a first password that must be changed. A repeat by `requestId` makes none twice.',
  body: z.strictObject({
    rows: z.array(ClassRowSchema).check(z.minLength(1), z.maxLength(CLASS_ROWS)),
    /** True: checks, and makes nothing. */
    isDryRun: z.boolean(),
    /** One for the whole file. */
    requestId: z.uuid(),
  }),
  response: z.strictObject({ success: z.literal(true), rows: z.array(ClassResultSchema) }),
});
