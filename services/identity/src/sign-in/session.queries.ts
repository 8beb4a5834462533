import { RESTRICTIONS } from '@sumfox/contracts/endpoint';
import { RoleSchema } from '@sumfox/contracts/identity/account';
import { foldUsername } from '@sumfox/contracts/identity/username';
import type { Database, EntityManager } from '@sumfox/platform/database/database';
import { PreparedStatement } from '@sumfox/platform/database/prepared-statement';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';
import { IDLE } from '../session/index.js';

/** Judges by the current account: not closed, not idle for too long, not expired. Two parameters: demo mode. */
const HOLDS = `s.ended_at is null and s.expires_at > now() and a.is_active and (not a.is_demo or ?::boolean)
  and s.last_seen_at > now() - case when a.role = 'child' then interval '${IDLE.child}' else interval '${IDLE.adult}' end`;

/** Action that the person must take first. One parameter: demo mode. */
const RESTRICTION = `case when a.must_change_password then 'must-change-password'
  when a.role = 'admin' and not ?::boolean and not exists (
    select 1 from second_factors f where f.account_id = a.id and f.confirmed_at is not null
  ) then 'second-factor-required' end`;

/** Notes the visit too, at most once a minute. */
const CHECK = new PreparedStatement(
  'session-check',
  z.object({ id: z.string(), role: RoleSchema, restriction: z.nullable(z.enum(RESTRICTIONS)) }),
  `with live as (
     select s.id as session_id, s.last_seen_at, a.id, a.role, ${RESTRICTION} as restriction
     from sessions s join accounts a on a.id = s.account_id
     where s.id = ?::uuid and ${HOLDS}
   ), seen as (
     update sessions set last_seen_at = now() from live
     where sessions.id = live.session_id and live.last_seen_at < now() - interval '1 minute'
     returning sessions.account_id
   ), active as (
     update accounts set last_active_at = now() from seen where accounts.id = seen.account_id
   )
   select id, role, restriction from live`,
);

/** Searches by username or e-mail; an exact e-mail comes before a name that looks like it. */
const FIND_BY_NAME = new PreparedStatement(
  'account-find-by-name',
  z.object({
    id: z.string(),
    role: RoleSchema,
    passwordHash: z.string(),
    isActive: z.boolean(),
    isDemo: z.boolean(),
    hasSecondFactor: z.boolean(),
  }),
  `select id, role, password_hash as "passwordHash", is_active as "isActive", is_demo as "isDemo",
     exists (select 1 from second_factors f where f.account_id = accounts.id and f.confirmed_at is not null)
       as "hasSecondFactor"
   from accounts where username_folded = ?::text or email = ?::text
   order by email is not distinct from ?::text desc, id limit 1`,
);

/** Hash that a password is checked against. */
export type Credential = z.output<typeof FIND_BY_NAME.row>;

/** The account of a name or an e-mail as typed, or undefined. */
export async function findCredential(database: Database, typed: string): Promise<Credential | undefined> {
  const email = typed.trim().toLowerCase();
  // SQL: each sign-in reads this, and the ORM prepares no statement.
  const [found] = await database.runPrepared(FIND_BY_NAME, [foldUsername(typed), email, email]);
  return found;
}

/** Account of a valid session, judged by the current account. Records the visit too. */
export async function checkLiveSession(
  database: Database,
  sessionId: string,
  demoMode: boolean,
): Promise<z.output<typeof CHECK.row> | undefined> {
  // SQL: every call of a person runs this, and the ORM neither prepares it nor writes and reads in one trip.
  const [row] = await database.runPrepared(CHECK, [demoMode, sessionId, demoMode]);
  return row;
}

/** Locks a session if it is valid; returns whether it is. */
export async function lockLiveSession(
  em: EntityManager,
  sessionId: string,
  demoMode: boolean,
): Promise<boolean> {
  // SQL: a session holds by the server's clock and the role, and its row alone is locked.
  const live = await readRows(
    em,
    z.object({ id: z.string() }),
    `select s.id from sessions s join accounts a on a.id = s.account_id where s.id = ?::uuid and ${HOLDS} for update of s`,
    [sessionId, demoMode],
  );
  return live.length > 0;
}
