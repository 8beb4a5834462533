import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { dropDatabases, ensureDatabases, toServiceUrl, type ServiceDatabase } from './databases.ts';

const adminUrl = process.env.TEST_ADMIN_DATABASE_URL ?? '';
const prefix = `roles_${randomBytes(4).toString('hex')}_`;
const databases = ['identity', 'marking'].map((service): ServiceDatabase => ({
  service,
  name: prefix + service,
  password: `p@ss/${service}#1`,
}));
const [identity, marking] = databases as [ServiceDatabase, ServiceDatabase];

async function query(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

describe('the databases of the services', () => {
  beforeAll(() => ensureDatabases(adminUrl, databases));
  afterAll(() =>
    dropDatabases(
      adminUrl,
      databases.map((one) => one.name),
    ),
  );

  it('let their own role make tables and rows', async () => {
    const url = toServiceUrl(adminUrl, identity);
    await query(url, 'create table kept (id int)');
    await query(url, 'insert into kept values (1)');
    expect((await query(url, 'select id from kept')).rows).toEqual([{ id: 1 }]);
  });

  it('refuse the role of another service', async () => {
    const foreign = new URL(toServiceUrl(adminUrl, identity));
    foreign.pathname = `/${marking.name}`;
    await expect(query(foreign.href, 'select 1')).rejects.toMatchObject({ code: '42501' });
  });

  it('are closed to a role that makes databases or roles', async () => {
    const url = toServiceUrl(adminUrl, identity);
    await expect(query(url, 'create database stolen')).rejects.toMatchObject({ code: '42501' });
    await expect(query(url, 'create role stolen')).rejects.toMatchObject({ code: '42501' });
  });

  it('keep their rows, and take a new password, when they are ensured again', async () => {
    const renewed = { ...identity, password: 'another' };
    await ensureDatabases(adminUrl, [renewed, marking]);
    expect((await query(toServiceUrl(adminUrl, renewed), 'select id from kept')).rows).toEqual([{ id: 1 }]);
    await expect(query(toServiceUrl(adminUrl, identity), 'select 1')).rejects.toMatchObject({
      code: '28P01',
    });
  });
});
