import * as z from 'zod/mini';
import type { EntityManager } from '../database/database.js';
import { markPrepared } from '../database/prepared-text.js';
import { type BoundValue, readRows } from '../database/statements.js';

const NEW_HERE = `insert into inbox_messages (id, name, received_at)
  select id, name, now() from unnest(?::uuid[], ?::text[]) as received(id, name) on conflict do nothing returning id`;

/** A statement that reads the new events as `fresh`, with its values. */
export interface Effect {
  sql: string;
  params: readonly BoundValue[];
}

/** Notes events as received, with their effect if it is a statement. Returns the ids that are new. */
export async function noteReceived(
  em: EntityManager,
  events: ReadonlyArray<{ id: string; name: string }>,
  effect?: Effect,
): Promise<string[]> {
  // SQL: many events and their effects are one statement, and the effect reads what the insert returned.
  const fresh = await readRows(
    em,
    z.object({ id: z.string() }),
    markPrepared(
      effect ? `with fresh as (${NEW_HERE}), effect as (${effect.sql}) select id from fresh` : NEW_HERE,
    ),
    [events.map(({ id }) => id), events.map(({ name }) => name), ...(effect?.params ?? [])],
  );
  return fresh.map(({ id }) => id);
}
