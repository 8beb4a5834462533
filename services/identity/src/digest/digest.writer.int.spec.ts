import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { WeekDigest } from '@sumfox/contracts/assessment/week-digest';
import { Database } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import type { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { v7 as uuid } from 'uuid';
import { addAccount } from '../account/account.factory.js';
import type { AccountRow } from '../account/account.entity.js';
import type { IdentityConfig } from '../config.js';
import { database } from '../database.js';
import { Mail } from '../mail/mail.entity.js';
import { MailStore } from '../mail/mail.store.js';
import { DigestService } from './digest.service.js';
import { DigestWriter } from './digest.writer.js';
import { StopTokens } from './stop-token.js';

/** Sunday, 22 November 2026, 18:00 in Singapore. */
const END = Date.parse('2026-11-22T10:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DIGEST: WeekDigest = {
  gradeLevel: 'Primary 5',
  from: '2026-11-15T10:00:00.000Z',
  until: '2026-11-22T10:00:00.000Z',
  days: 3,
  minutes: 46,
  questions: 20,
  right: 15,
  win: { kind: 'mastered', name: 'Percentage', right: 9, answers: 10 },
  watch: { kind: 'topic', topicId: 'fractions', topicName: 'Fractions', percent: 33, answers: 6 },
  activityTopicId: 'fractions',
};

let scratch: ScratchDatabase;
let db: Database;
let parent: AccountRow;
let child: AccountRow;
/** Answer of the assessment service: a week, or the failure of the call. */
let answer: WeekDigest | null | Error;
const asked: unknown[] = [];
const tokens = new StopTokens({ deriveSecret: () => 'one' });
const config = {
  mail: { smtpUrl: null, from: 'a@example.sg', pagesUrl: 'https://maths.example' },
} as IdentityConfig;

beforeAll(async () => {
  scratch = await createScratchDatabase(database, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  db = new Database(scratch.orm);
});
afterAll(() => scratch?.drop());

beforeEach(async () => {
  answer = DIGEST;
  asked.length = 0;
  const em = db.fork();
  await em.execute('delete from accounts');
  const add = (username: string, role: 'parent' | 'child') =>
    addAccount(em, {
      username,
      email: role === 'parent' ? `${username}@example.sg` : null,
      name: role === 'parent' ? 'Siew Ling' : 'Mei',
      role,
      gradeLevel: role === 'child' ? 'Primary 5' : null,
      passwordHash: '-',
    });
  parent = add('siewling', 'parent');
  child = add('mei1', 'child');
  await em.flush();
  await em.execute(
    'insert into parent_children (id, parent_id, child_id, created_at, origin) values (?, ?, ?, now(), ?)',
    [uuid(), parent.id, child.id, 'code'],
  );
  await em.execute('insert into mail_addresses (account_id, address, verified_at) values (?, ?, now())', [
    parent.id,
    parent.email,
  ]);
  await em.execute('insert into digest_choices (id, parent_id, child_id, chosen_at) values (?, ?, ?, ?)', [
    uuid(),
    parent.id,
    child.id,
    new Date(END - HOUR_MS),
  ]);
});

async function writeAt(ms: number): Promise<void> {
  const call = (_call: unknown, input: unknown) => {
    asked.push(input);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ digest: answer });
  };
  const services = { call } as unknown as ServiceClient;
  const logger = { warn: () => undefined } as unknown as Logger;
  const writer = new DigestWriter(db, services, new MailStore(new Outbox(), config), tokens, config, logger);
  await writer.write(new Date(ms), new AbortController().signal);
}
const mails = () => db.fork().find(Mail, {});
const change = (sql: string) => db.fork().execute(sql);

describe('DigestWriter', () => {
  it('writes one e-mail after Sunday, 18:00, with the seven days before it', async () => {
    await writeAt(END - 1);
    expect(asked).toEqual([]);
    await writeAt(END + MINUTE_MS);
    await writeAt(END + 10 * MINUTE_MS);
    expect(asked).toEqual([
      { pupilId: child.id, gradeLevel: 'Primary 5', until: '2026-11-22T10:00:00.000Z' },
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'weekly-digest', address: 'siewling@example.sg' });
    expect(mail?.content).toMatchObject({ childName: 'Mei', digest: { until: DIGEST.until } });
    await writeAt(END + 7 * 24 * HOUR_MS);
    expect(await mails()).toHaveLength(2);
  });

  it.each([
    ['nothing was practised', () => ((answer = null), Promise.resolve())],
    ['the address is not confirmed', () => change('update mail_addresses set verified_at = null')],
    ['the child is not linked any more', () => change('delete from parent_children')],
    [
      'the parent’s account is closed',
      () => change("update accounts set is_active = false where role = 'parent'"),
    ],
    [
      'it was chosen after Sunday, 18:00',
      () => change("update digest_choices set chosen_at = '2026-11-22T10:00:30Z'"),
    ],
  ])('writes none when %s', async (_case, prepare) => {
    await prepare();
    await writeAt(END + HOUR_MS);
    expect(await mails()).toEqual([]);
  });

  it('tries again after a failed call, and not later than Monday morning', async () => {
    answer = new Error('away');
    await writeAt(END + MINUTE_MS);
    expect(await mails()).toEqual([]);
    answer = DIGEST;
    await writeAt(END + 15 * HOUR_MS);
    expect(await mails()).toEqual([]);
    await writeAt(END + 13 * HOUR_MS);
    expect(await mails()).toHaveLength(1);
  });

  it('is stopped by the link in the e-mail', async () => {
    await writeAt(END + MINUTE_MS);
    const [mail] = await mails();
    const service = new DigestService(db, tokens);
    await expect(service.stop('unknown')).rejects.toMatchObject({ code: 'stop-link' });
    for (let time = 0; time < 2; time += 1) await service.stop(mail?.token ?? '');
    await writeAt(END + 7 * 24 * HOUR_MS);
    expect(await mails()).toHaveLength(1);
  });

  it('is erased with the child', async () => {
    await writeAt(END + MINUTE_MS);
    await change("delete from accounts where role = 'child'");
    expect(await mails()).toEqual([]);
    expect(await change('select id from digest_choices')).toEqual([]);
  });
});
