import fs from 'node:fs';
import path from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { serviceNames } from '../local/process-table.ts';
import type { Stack } from '../local/stack.ts';

/** Schema with a copy of each table; only the administrator may read it, so no process and no test sees it. */
const COPY = 'first_state';
/** The last sign of life of each process: stays, without the processes that are gone. */
const BEATS = 'processes';

/** The table of the question bank. */
const BANK = 'items';
/** What a test has done to the bank besides having the engine add to it. */
const BANK_CHANGES = 'bank_changes';
/**
 * What the engine makes for a test file is in the bank of the first state from then on, as it was stored: making it again
 * for each file was a seventh of all that products did for the tests. A bank without any other change is left as it is:
 * writing its thousands of questions again for each file would cost more than all other tables together.
 */
const KEEP_MADE_ITEMS = `
  create table ${COPY}.${BANK_CHANGES} (change text);
  create unique index on ${COPY}.${BANK} (grade_level, sub_strand_id, heuristic_id, stem_hash);
  create function ${COPY}.keep_item() returns trigger language plpgsql security definer as
    $$ begin insert into ${COPY}.${BANK} select new.* on conflict do nothing; return null; end $$;
  create function ${COPY}.note_change() returns trigger language plpgsql security definer as
    $$ begin insert into ${COPY}.${BANK_CHANGES} values (tg_op); return null; end $$;
  create trigger keep_item after insert on public.${BANK} for each row
    when (new.source = 'engine' and new.status = 'active') execute function ${COPY}.keep_item();
  create trigger note_insert after insert on public.${BANK} for each row
    when (new.source <> 'engine' or new.status <> 'active') execute function ${COPY}.note_change();
  create trigger note_change after update or delete on public.${BANK} for each row
    execute function ${COPY}.note_change();
  create trigger note_truncate after truncate on public.${BANK} for each statement
    execute function ${COPY}.note_change()`;

/**
 * Identity remembers for an hour what an admin has read of others, and would not log the same reading for another file:
 * each file has another admin of the same name.
 */
const NEW_ADMIN = `update public.accounts set id = gen_random_uuid() where username = 'admin'`;

interface KeptDatabase {
  client: pg.Client;
  tables: string[];
  /** Statements that put the sequences back. */
  sequences: string[];
  triggers: number;
}

/** The rows and schedules of a product right after its start, which `restore` brings back while it runs. */
export class FirstState {
  private readonly journal: string;
  private readonly redis: Redis;
  private readonly clients: pg.Client[];
  private databases: KeptDatabase[] = [];
  private schedules: string[] = [];

  constructor(stack: Stack) {
    this.journal = path.join(stack.dataDir, 'erasures');
    this.redis = new Redis(stack.redisUrl);
    this.clients = serviceNames.map((service) => {
      const { pathname } = new URL(stack.databaseUrl(service));
      const url = Object.assign(new URL(stack.adminDatabaseUrl), { pathname });
      return new pg.Client({ connectionString: url.href });
    });
    // A server may end; the next command or query fails with the reason.
    for (const connection of [this.redis, ...this.clients]) connection.on('error', () => undefined);
  }

  async connect(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.connect()));
  }

  /** Copies the state of a product that is quiet. */
  async keep(): Promise<void> {
    this.databases = await Promise.all(this.clients.map(keepDatabase));
    this.schedules = await readSchedules(this.redis);
  }

  /** Unfinished work or missing process of a product; null for an idle one. */
  async findWork(): Promise<string | null> {
    for (const client of this.clients) {
      const work = await findWorkOfDatabase(client);
      if (work) return work;
    }
    const keys = await this.redis.keys('*');
    const waiting = keys.find(
      (key) =>
        /:(wait|active|delayed|prioritized|waiting-children|paused)$/.test(key) &&
        !key.endsWith('-recurring:delayed'),
    );
    if (waiting) return `jobs in ${waiting}`;
    const stored = new Set(await readSchedules(this.redis));
    const missing = this.schedules.find((name) => !stored.has(name));
    return missing ? `${missing} is not scheduled` : null;
  }

  /**
   * Puts all rows back, and empties Redis except for the recurring jobs, which would otherwise be away for five
   * seconds.
   * @throws when a test has changed the schema, or holds a lock
   */
  async restore(pids: readonly number[]): Promise<void> {
    await Promise.all(this.databases.map((database) => restoreDatabase(database, pids)));
    const keys = (await this.redis.keys('*')).filter((key) => !key.includes('-recurring:'));
    if (keys.length > 0) await this.redis.del(keys);
    for (const name of fs.existsSync(this.journal) ? fs.readdirSync(this.journal) : [])
      fs.rmSync(path.join(this.journal, name), { recursive: true });
  }

  async close(): Promise<void> {
    this.redis.disconnect();
    await Promise.all(this.clients.map((client) => client.end()));
  }
}

async function keepDatabase(client: pg.Client): Promise<KeptDatabase> {
  const tables = await listTables(client);
  await client.query(`create schema ${COPY}`);
  for (const table of tables) await client.query(`create table ${COPY}.${table} as table public.${table}`);
  if (tables.includes(BANK)) await client.query(KEEP_MADE_ITEMS);
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
  );
  const sequences: string[] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from public.${name}`,
    );
    for (const { last_value, is_called } of values)
      sequences.push(`select setval('public.${name}', ${last_value}, ${is_called})`);
  }
  return { client, tables, sequences, triggers: await countTriggers(client) };
}

async function restoreDatabase(
  { client, tables, sequences, triggers }: KeptDatabase,
  pids: readonly number[],
): Promise<void> {
  const found = await listTables(client);
  if (found.join() !== tables.join() || (await countTriggers(client)) !== triggers)
    throw new Error(`the schema has changed: ${found.join()}`);
  const isBankKept = tables.includes(BANK) && !(await isBankChanged(client));
  const restored = tables.filter((table) => table !== BEATS && !(table === BANK && isBankKept));
  const areGone = `substring(instance from '\\d+$')::int <> all ('{${pids.join()}}')`;
  try {
    const locked = restored.map((table) => `public.${table}`).join();
    await client.query(`begin; set local lock_timeout = '10s'; lock table ${locked}`);
    const filled = await listFilled(client, 'public', restored);
    const copied = await listFilled(client, COPY, restored);
    await client.query(
      [
        // Rows come back in any order, so their references are not checked.
        'set local session_replication_role = replica',
        ...(tables.includes(BEATS) ? [`delete from public.${BEATS} where ${areGone}`] : []),
        // Files are made anew for each table that is emptied, so those that are empty are left.
        ...(filled.length > 0 ? [`truncate ${filled.map((table) => `public.${table}`).join()} cascade`] : []),
        ...copied.map((table) => `insert into public.${table} select * from ${COPY}.${table}`),
        ...(tables.includes(BANK) ? [`truncate ${COPY}.${BANK_CHANGES}`] : []),
        ...sequences,
        ...(tables.includes('accounts') ? [NEW_ADMIN] : []),
        'commit',
      ].join(';'),
    );
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Whether the bank is no longer its copy. */
async function isBankChanged(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select exists (select from ${COPY}.${BANK_CHANGES}) as has`,
  );
  return rows[0]?.has ?? true;
}

/** The tables that hold a row. */
async function listFilled(client: pg.Client, schema: string, tables: readonly string[]): Promise<string[]> {
  const looks = tables.map(
    (table) => `select '${table}' as name where exists (select from ${schema}.${table})`,
  );
  const { rows } = await client.query<{ name: string }>(looks.join(' union all '));
  return rows.map(({ name }) => name);
}

async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function countTriggers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from pg_trigger');
  return rows[0]?.n ?? 0;
}

async function findWorkOfDatabase(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ work: string }>(
    `select 'unpublished ' || name as work from outbox_messages where published_at is null
     union all
     select 'in ' || datname || ': ' || query from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend' and state <> 'idle'
     limit 1`,
  );
  return rows[0]?.work ?? null;
}

/** Names of the recurring jobs that are stored. */
async function readSchedules(redis: Redis): Promise<string[]> {
  const names: string[] = [];
  for (const key of await redis.keys('*-recurring:repeat'))
    names.push(...(await redis.zrange(key, '0', '-1')).map((name) => `${key}:${name}`));
  return names;
}
