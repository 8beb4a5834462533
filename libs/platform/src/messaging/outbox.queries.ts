import * as z from 'zod/mini';
import type { Database, EntityManager } from '../database/database.js';
import { updateRows } from '../database/entity-rows.js';
import { PreparedStatement } from '../database/prepared-statement.js';
import { markPrepared } from '../database/prepared-text.js';
import { readRows } from '../database/statements.js';
import { OutboxMessage } from './message.entity.js';
import { KNOWN_NAMES } from './message-names.js';

/** A row with a name unknown to this release waits for a release that knows it, without blocking others. */
const NAMES = `{${KNOWN_NAMES.join(',')}}`;

/** Query of a regular check. An idle process runs it every five seconds, so it takes one round trip and no lock. */
const IS_ANY_WAITING = new PreparedStatement(
  'outbox-is-any-left',
  z.object({ waits: z.literal(1) }),
  `select 1 as waits from outbox_messages
   where published_at is null and name = any (?::text[]) and created_at < now() - make_interval(secs => ?::int) limit 1`,
);

/** Whether a message that this release knows has waited for so long: its process has died, or has no queue. */
export async function isAnyLeft(database: Database, seconds: number): Promise<boolean> {
  // SQL: each process runs it every few seconds, and the ORM prepares no statement.
  return (await database.runPrepared(IS_ANY_WAITING, [NAMES, seconds])).length > 0;
}

/** Notes messages as published. */
export async function notePublished(em: EntityManager, ids: readonly string[]): Promise<void> {
  await updateRows(em, OutboxMessage, { id: ids }, { publishedAt: new Date() });
}

const UNSENT = new PreparedStatement(
  'outbox-unsent',
  z.object({ messages: z.int(), oldestSeconds: z.int() }),
  `select count(*)::int as messages, coalesce(extract(epoch from now() - min(created_at)), 0)::int as "oldestSeconds"
   from outbox_messages where published_at is null and name = any (?::text[])`,
);

/** Messages that wait to be published, and the age of the oldest. */
export async function countUnsent(
  database: Pick<Database, 'runPrepared'>,
): Promise<{ messages: number; oldestSeconds: number }> {
  // SQL: each process runs it every ten seconds, and the ORM prepares no statement.
  const [row] = await database.runPrepared(UNSENT, [NAMES]);
  return row ?? { messages: 0, oldestSeconds: 0 };
}

const OutboxRowSchema = z.object({
  id: z.string(),
  kind: z.enum(['job', 'event']),
  name: z.string(),
  data: z.unknown(),
  carrier: z.record(z.string(), z.string()),
  occurredAt: z.string(),
});
export type WaitingMessage = z.output<typeof OutboxRowSchema>;

const TAKE_BATCH = markPrepared(
  `with batch as (
     select id from outbox_messages where published_at is null and name = any (?::text[])
     order by id limit ? for update skip locked
   )
   update outbox_messages m set published_at = now() from batch where m.id = batch.id
   returning m.id, m.kind, m.name, m.data, m.carrier, to_json(m.created_at) #>> '{}' as "occurredAt"`,
);

/**
 * Locks the oldest waiting messages, marks them as published and returns them in order. The mark applies only if the
 * transaction commits. Skips messages that another replica publishes.
 */
export async function takeBatch(em: EntityManager, max: number): Promise<WaitingMessage[]> {
  // SQL: lock, mark by the server's clock and read in one trip, of the four that a batch takes.
  const rows = await readRows(em, OutboxRowSchema, TAKE_BATCH, [NAMES, max]);
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1));
}
