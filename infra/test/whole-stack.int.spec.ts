import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import pg from 'pg';
import { findProcessIdentity } from '../local/run-record.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { FirstState } from './first-state.ts';
import { startTestStack, type OwnTestStack } from './whole-stack.ts';

const INSERT_ITEM = `
  insert into items (id, question, scheme, grade_level, sub_strand_id, heuristic_id, level, question_type, template,
    template_version, seed, params, complexity, validation_score, source, status, stem_hash, pick, created_at)
  values (gen_random_uuid(), '{}', '{}', 'Primary 5', 'money', 'h1', 'independent', 'open-ended', 't',
    1, 1, '{}', 1, 1, $1, 'active', $2, 1, now())`;

/** What the tests of the whole product rest on, tried with the few processes that it takes. */
describe('test stack', () => {
  let stack: OwnTestStack;
  beforeAll(async () => {
    stack = await startTestStack({ processes: ['identity', 'gateway'] });
  });
  afterAll(() => stack?.stop());

  it('signs the demo accounts in and reads their rows', async () => {
    const nobody = await stack.api();
    expect((await nobody.get('/api/auth/user')).status).toBe(401);
    const student = await stack.api('student');
    expect((await student.get('/api/auth/user')).status).toBe(200);
    const rows = await stack.sql<{ n: number }>(
      'identity',
      'select count(*)::int as n from accounts where username = $1',
      ['student'],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('restarts a killed process on its port, with settings of its own until the next time', async () => {
    const before = stack.processes.identity.pid;
    await stack.processes.identity.kill('SIGKILL');
    expect(stack.processes.identity.pid).toBeUndefined();
    await stack.restartWith('identity', { PASSWORD_MIN_LENGTH: '9' });
    expect(stack.processes.identity.pid).not.toBe(before);
    expect((await (await stack.api('parent')).get('/api/auth/user')).status).toBe(200);
    const minLength = async () => {
      const rules = await (await stack.api()).get<{ minLength: number }>('/api/auth/password-rules');
      return rules.body.minLength;
    };
    expect(await minLength()).toBe(9);
    await stack.restartWith('identity', {});
    expect(await minLength()).toBe(6);
  });

  it('has a Redis that can be emptied without effect on others', async () => {
    const redis = new Redis(stack.redisUrl);
    await redis.set('kept', '1');
    await stack.flushRedis();
    expect(await redis.get('kept')).toBeNull();
    redis.disconnect();
    expect(stack.redisUrl).not.toBe(process.env.TEST_REDIS_URL);
  });

  it('returns to the first rows, sequences and queues, with the items made since, and not to a changed schema', async () => {
    // Content does not run here, so the event of its starting bank would wait for ever.
    await stack.sql('content', 'delete from outbox_messages');
    const first = new FirstState(stack);
    await first.connect();
    await first.keep();
    const redis = new Redis(stack.redisUrl);
    const read = async () => [
      await stack.sql(
        'identity',
        "select nullif(id, (select id from accounts where username = 'admin')), username, is_active from accounts order by username",
      ),
      await stack.sql('identity', 'select parent_id, child_id from parent_children'),
      await stack.sql('assessment', 'select last_value, is_called from papers_id_seq'),
      // Events of the tests above may still be on their way to processes that do not run here.
      (await redis.keys('*')).filter((key) => !/-(recurring|inbox):/.test(key)),
    ];
    await redis.flushall();
    const before = await read();
    const readAsAdmin = async () => {
      await (await stack.api('admin')).get('/api/admin/users-detailed');
      return stack.sql('identity', "select 1 from audit_entries where action = 'users.read'");
    };
    expect(await readAsAdmin()).toHaveLength(1);
    await stack.sql('identity', 'delete from accounts where username = $1', ['student']);
    await stack.sql('identity', 'update accounts set is_active = false');
    await stack.sql('assessment', "select nextval('papers_id_seq'), nextval('papers_id_seq')");
    await redis.set('product:limit:1', '1');
    await redis.rpush('product:marking:wait', '1');
    await redis.set('product:identity-recurring:repeat:kept', '1');
    await first.restore([]);
    expect(await read()).toEqual(before);
    // Identity remembers the reading, but the admin is another one.
    expect(await readAsAdmin()).toHaveLength(1);
    expect(await redis.get('product:identity-recurring:repeat:kept')).toBe('1');
    expect((await (await stack.api('student')).get('/api/auth/user')).status).toBe(200);

    await redis.rpush('product:marking:wait', '1');
    await eventually(async () => {
      // Events for processes that do not run here wait, too.
      const others = (await redis.keys('*:wait')).filter((key) => key !== 'product:marking:wait');
      if (others.length > 0) await redis.del(others);
      return (await first.findWork())?.includes('product:marking:wait') || null;
    });
    const items = () =>
      stack.sql<{ id: string }>(
        'content',
        "select id, source, status, xmin::text as written from items where stem_hash in ('made', 'written')",
      );
    await stack.sql('content', INSERT_ITEM, ['engine', 'made']);
    const [made] = await items();
    // A bank to which the engine alone has added is not even written again.
    await first.restore([]);
    expect(await items()).toEqual([made]);
    for (const change of [
      INSERT_ITEM.replace('$1', "'model'").replace('$2', "'written'"),
      "update items set status = 'retired'",
      'delete from items',
      'truncate items',
    ]) {
      await stack.sql('content', change);
      await first.restore([]);
      expect(await items()).toEqual([{ ...made, written: expect.any(String) }]);
    }

    await stack.sql('content', 'alter table topics rename to topics_away');
    await expect(first.restore([])).rejects.toThrow('the schema has changed');
    redis.disconnect();
    await first.close();
  });

  it('leaves no processes and no databases', async () => {
    const pids = Object.values(stack.processes).map((one) => one.pid ?? 0);
    const name = new URL(stack.databaseUrl('identity')).pathname.slice(1);
    await stack.stop();
    expect(pids.filter((pid) => findProcessIdentity(pid) !== null)).toEqual([]);
    const client = new pg.Client({ connectionString: process.env.TEST_ADMIN_DATABASE_URL });
    await client.connect();
    const { rows } = await client.query('select datname from pg_database where datname = $1', [name]);
    await client.end();
    expect(rows).toEqual([]);
  });
});
