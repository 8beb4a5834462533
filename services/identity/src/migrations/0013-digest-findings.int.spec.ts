import 'reflect-metadata';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrateDatabase } from '@sumfox/platform/database/migrate';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { v7 as uuid } from 'uuid';
import { database } from '../database.js';

const THIS = database.migrations.findIndex(({ name }) => name === '0013-digest-findings');
let scratch: ScratchDatabase;

beforeAll(async () => {
  const before = { ...database, migrations: database.migrations.slice(0, THIS), seed: undefined };
  scratch = await createScratchDatabase(before, process.env.TEST_ADMIN_DATABASE_URL ?? '');
});
afterAll(() => scratch?.drop());

it('keeps earlier weekly e-mails, with their worry as the topic to watch', async () => {
  const em = scratch.orm.em.fork();
  const parent = uuid();
  await em.execute(
    `insert into accounts (id, username, username_folded, email, first_name, last_name, role, is_active, is_demo,
       password_hash, created_at) values (?, 'siewling', 'siewling', 'p@example.sg', 'A', 'B', 'parent', true, false, '-', now())`,
    [parent],
  );
  const store = async (win: object, worry: object | null): Promise<string> => {
    const id = uuid();
    const digest = { questions: 20, right: 15, win, worry, activityTopicId: 'ratio' };
    await em.execute(
      `insert into mails (id, account_id, kind, address, content, state, created_at, queued_at)
       values (?, ?, 'weekly-digest', 'p@example.sg', ?::jsonb, 'waiting', now(), now())`,
      [id, parent, JSON.stringify({ kind: 'weekly-digest', childName: 'Mei', digest })],
    );
    return id;
  };
  const mastered = await store(
    { kind: 'mastered', topicName: 'Ratio', right: 9, questions: 10 },
    { topicId: 'rate', topicName: 'Rate', right: 2, questions: 6 },
  );
  const days = await store({ kind: 'days', days: 2 }, null);
  await migrateDatabase(
    { ...database, migrations: database.migrations.slice(0, THIS + 1), seed: undefined },
    scratch.url,
  );
  const digestOf = async (id: string) => {
    const [row] = await em.execute(`select content->'digest' as digest from mails where id = ?`, [id]);
    return row?.digest;
  };
  expect(await digestOf(mastered)).toEqual({
    ...{ questions: 20, right: 15, activityTopicId: 'ratio' },
    win: { kind: 'mastered', name: 'Ratio', right: 9, answers: 10 },
    watch: { kind: 'topic', topicId: 'rate', topicName: 'Rate', percent: 33, answers: 6 },
  });
  expect(await digestOf(days)).toMatchObject({
    win: { kind: 'practised', questions: 20, right: 15 },
    watch: null,
  });
});
