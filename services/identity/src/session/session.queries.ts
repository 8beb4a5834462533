import { RoleSchema } from '@sumfox/contracts/identity/account';
import { GradeLevelSchema } from '@sumfox/contracts/question/grade-level';
import type { Database, EntityManager } from '@sumfox/platform/database/database';
import { PreparedStatement } from '@sumfox/platform/database/prepared-statement';
import { readRows } from '@sumfox/platform/database/statements';
import { writeMessagesFor } from '@sumfox/platform/messaging/outbox';
import * as z from 'zod/mini';

const VisitorSchema = z.object({
  id: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  call_name: z.nullable(z.string()),
  role: RoleSchema,
  grade_level: z.nullable(GradeLevelSchema),
  must_change_password: z.boolean(),
});
export type VisitorRecord = z.output<typeof VisitorSchema>;

/**
 * Checks, locks, records the visit, opens the session and writes the event, all or nothing, in one statement. A class
 * signs in within a minute, and each further round trip would be paid thirty times.
 */
const OPEN_IF_UNCHANGED = new PreparedStatement(
  'session-open-if-unchanged',
  VisitorSchema,
  `with visitor as (
     update accounts set last_active_at = now(), password_hash = coalesce(?::text, password_hash)
     where id = ?::uuid and role = ?::text and password_hash = coalesce(?::text, password_hash)
       and is_active and (not is_demo or ?::boolean)
     returning id, username, first_name, last_name, call_name, role, grade_level, must_change_password
   ), opened as (
     insert into sessions (id, account_id, created_at, expires_at, last_seen_at, refresh_hash)
     select ?::uuid, id, now(), ?::timestamptz, now(), ?::text from visitor
   ), told as (
     ${writeMessagesFor('visitor')}
   )
   select * from visitor`,
);

/** Arguments of {@link OPEN_IF_UNCHANGED}, in their order. */
export type OpeningValues = ReadonlyArray<string | boolean | null>;

/**
 * Opens a session if the account still has the proved hash; undefined otherwise. With `em` it joins that transaction,
 * without it it runs as a prepared statement.
 */
export async function openIfUnchanged(
  database: Database,
  values: OpeningValues,
  em?: EntityManager,
): Promise<VisitorRecord | undefined> {
  // SQL: four tables are written in one trip, which the ORM makes five.
  const [visitor] = em
    ? await readRows(em, VisitorSchema, OPEN_IF_UNCHANGED.text, values)
    : await database.runPrepared(OPEN_IF_UNCHANGED, values);
  return visitor;
}
