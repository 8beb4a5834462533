import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import {
  dropDatabases,
  ensureDatabases,
  SCHEMA_OWNER,
  toOwnerUrl,
  toServiceUrl,
  type ServiceDatabase,
} from './databases.ts';
import { runMigrations } from './migration-run.ts';
import { serviceNames } from './process-table.ts';

const adminUrl = process.env.TEST_ADMIN_DATABASE_URL ?? '';
const prefix = `roles_${randomBytes(4).toString('hex')}_`;
const owner = { name: prefix + SCHEMA_OWNER, password: 'own/er#1' };
const databases = serviceNames.map((service): ServiceDatabase => ({
  service,
  name: prefix + service,
  password: `p@ss/${service}#1`,
}));
const find = (service: string) => databases.find((one) => one.service === service) as ServiceDatabase;
const identity = find('identity');
const marking = find('marking');

async function query(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

const asService = (text: string) => query(toServiceUrl(adminUrl, identity), text);
const asOwner = (text: string) => query(toOwnerUrl(adminUrl, identity, owner), text);

async function migrate(): Promise<void> {
  await runMigrations(
    (service) => toOwnerUrl(adminUrl, find(service), owner),
    { PATH: process.env.PATH ?? '' },
    () => {},
  );
}

/** As a version before the owner of the tables left it: the service's role owns all of its database. */
async function leaveAsBefore(): Promise<void> {
  const id = `"${identity.name}"`;
  await query(adminUrl, `create role ${id} login password '${identity.password}'`);
  await query(adminUrl, `create database ${id} owner ${id}`);
  await asService('create table kept (id int)');
  await asService('create sequence counted');
  await asService('insert into kept values (1)');
}

describe("the services' databases", () => {
  beforeAll(async () => {
    await leaveAsBefore();
    await ensureDatabases(adminUrl, databases, owner);
    await migrate();
  });
  afterAll(() =>
    dropDatabases(
      adminUrl,
      databases.map((one) => one.name),
      owner.name,
    ),
  );

  it('allow their role to read and write rows', async () => {
    await asService(`insert into inbox_messages values (gen_random_uuid(), 'x', now())`);
    await asService(`update inbox_messages set name = 'y'`);
    expect((await asService('delete from inbox_messages')).rowCount).toBe(1);
  });

  it("take over tables of an earlier version's service role, with their rows", async () => {
    expect((await asService('select id from kept')).rows).toEqual([{ id: 1 }]);
    const { rows } = await asOwner(
      `select distinct pg_get_userbyid(relowner) as owner from pg_class where relnamespace = 'public'::regnamespace`,
    );
    expect(rows).toEqual([{ owner: owner.name }]);
  });

  it.each([
    'drop table kept',
    'alter table kept add column more int',
    'create table more (id int)',
    'create schema more',
    'create temporary table more (id int)',
    'select from schema_migrations',
  ])('deny their role: %s', async (statement) => {
    await expect(asService(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('reject the role of another service', async () => {
    const foreign = new URL(toServiceUrl(adminUrl, identity));
    foreign.pathname = `/${marking.name}`;
    await expect(query(foreign.href, 'select 1')).rejects.toMatchObject({ code: '42501' });
  });

  it('reject a role that can create databases or roles', async () => {
    await expect(asService('create database stolen')).rejects.toMatchObject({ code: '42501' });
    await expect(asService('create role stolen')).rejects.toMatchObject({ code: '42501' });
  });

  it('keep their rows and take a new password when set up again', async () => {
    const renewed = { ...identity, password: 'another' };
    await ensureDatabases(adminUrl, [renewed, marking], owner);
    expect((await query(toServiceUrl(adminUrl, renewed), 'select id from kept')).rows).toEqual([{ id: 1 }]);
    await expect(asService('select 1')).rejects.toMatchObject({ code: '28P01' });
    await ensureDatabases(adminUrl, databases, owner);
  });
});

describe('the audit log, for the identity role', () => {
  const add = `insert into audit_entries (id, at, action, details) values (gen_random_uuid(), now(), 'x', '{}')`;

  beforeAll(async () => {
    await ensureDatabases(adminUrl, databases, owner);
    await migrate();
    await asService(add);
  });
  afterAll(() =>
    dropDatabases(
      adminUrl,
      databases.map((one) => one.name),
      owner.name,
    ),
  );

  it('can be appended to and read', async () => {
    expect((await asService('select action from audit_entries')).rows).toEqual([{ action: 'x' }]);
  });

  it.each([
    `update audit_entries set action = 'y'`,
    'delete from audit_entries',
    'truncate audit_entries',
    'alter table audit_entries disable trigger all',
    'alter table audit_entries rename to gone',
    'drop table audit_entries',
    'drop trigger audit_entries_only_grow on audit_entries',
    'create trigger quiet before insert on audit_entries for each row execute function suppress_redundant_updates_trigger()',
    'create rule quiet as on insert to audit_entries do instead nothing',
    'alter function audit_entries_audit_entries_only_grow_fn() rename to gone',
    'alter table audit_entries owner to current_user',
    `grant "${owner.name}" to current_user`,
    `set role "${owner.name}"`,
    `set session_replication_role = 'replica'`,
    'update audit_subjects set account_id = gen_random_uuid()',
    'delete from audit_subjects',
    'truncate audit_subjects',
    'truncate accounts cascade',
  ])('denies: %s', async (statement) => {
    await expect(asService(statement)).rejects.toMatchObject({ code: '42501' });
    expect((await asOwner('select action from audit_entries')).rows).toEqual([{ action: 'x' }]);
  });

  it('grants nothing when the role grants itself rights', async () => {
    // PostgreSQL answers with a warning.
    await asService('grant all on audit_entries to current_user');
    const { rows } = await asOwner(
      `select privilege_type as right from information_schema.role_table_grants
       where table_name = 'audit_entries' and grantee = '${identity.name}' order by 1`,
    );
    expect(rows.map((row: { right: string }) => row.right)).toEqual(['INSERT', 'SELECT']);
  });

  it('loses the key of an erased account, but no entry', async () => {
    const account = '00000000-0000-7000-8000-00000000abcd';
    await asService(`insert into accounts (id, username, username_folded, first_name, last_name, role, is_active, is_demo,
      password_hash, created_at) values ('${account}', 'gone', 'gone', 'G', 'G', 'child', true, false, 'x', now())`);
    await asService(`insert into audit_subjects values (gen_random_uuid(), '${account}')`);
    await asService(`delete from accounts where id = '${account}'`);
    expect((await asService(`select 1 from audit_subjects where account_id = '${account}'`)).rows).toEqual(
      [],
    );
    expect((await asService('select action from audit_entries')).rows).toEqual([{ action: 'x' }]);
  });
});
