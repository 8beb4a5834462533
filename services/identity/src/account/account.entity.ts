import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { ROLES } from '@sumfox/contracts/endpoint';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';

/** An account that can sign in: a child, a parent or an admin. */
export const Account = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    id: p.uuid().primary(),
    /** As the person typed it, for screens. */
    username: p.string(),
    /** Compared form; see `foldUsername`. */
    usernameFolded: p.string().unique(),
    /** Lower case. */
    email: p.string().nullable().unique(),
    firstName: p.string(),
    lastName: p.string(),
    /** What pages call the person; null: the whole name. */
    callName: p.string().nullable(),
    role: p.enum(ROLES),
    /** Children only, and not all of them. */
    gradeLevel: p.enum(GRADE_LEVELS).nullable(),
    isActive: p.boolean(),
    /** The password is public knowledge; such an account opens only while DEMO_MODE=1. */
    isDemo: p.boolean(),
    /** PHC string of argon2id. */
    passwordHash: p.string(),
    /** Another person set the password. */
    mustChangePassword: p.boolean().default(false),
    /** PHC string of argon2id over the pictures; only children in P1 and P2 have one. */
    pictureHash: p.string().nullable(),
    /** SHA-256 in hex of the secret on a child's sign-in card; null: no card opens the account. */
    cardHash: p.string().nullable().unique(),
    /** 3–15; null until chosen. */
    questionsPerAssessment: p.integer().nullable(),
    /** Papers that the product puts together keep to the syllabus; only of a child. */
    isSyllabusOnly: p.boolean().default(true),
    createdAt: p.datetime(),
    lastActiveAt: p.datetime().nullable(),
    /** Text in which admins search. Only conditions use it; no query reads it. */
    searchText: p
      .string()
      .formula(
        (account) =>
          `lower(${account.username} || ' ' || ${account.firstName} || ' ' || ${account.lastName} || ' ' || coalesce(${account.email}, ''))`,
      )
      .nullable()
      .lazy(),
  },
  checks: [
    {
      // Rejects look-alike names and another account's e-mail as a name, since sign-in accepts either.
      name: 'accounts_username_charset',
      expression: `username_folded ~ '^[a-z0-9_][a-z0-9._-]{1,18}[a-z0-9_]$' or username_folded = coalesce(email, '')`,
    },
    {
      name: 'accounts_questions_per_assessment',
      expression: 'questions_per_assessment >= 3 and questions_per_assessment <= 15',
    },
    { name: 'accounts_email_folded', expression: 'email = lower(email)' },
  ],
});
export type AccountRow = InferEntity<typeof Account>;
