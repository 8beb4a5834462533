import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { addAccount } from '../account/account.factory.js';
import type { AccountRow } from '../account/account.entity.js';
import type { IdentityConfig } from '../config.js';
import { database } from '../database.js';
import { type ScriptedSmtpServer, startScriptedSmtpServer } from '../testing/scripted-smtp-server.js';
import { Mail, type MailRow } from './mail.entity.js';
import { MailStore } from './mail.store.js';
import { MailSweeper } from './mail.sweeper.js';
import { SendMailJob } from './send-mail.job.js';
import { SMTP_LIMITS, SmtpClient } from './smtp-client.js';

let scratch: ScratchDatabase;
let db: Database;
let server: ScriptedSmtpServer;
let parent: AccountRow;
let config: IdentityConfig;
let outbox: Outbox;

beforeAll(async () => {
  scratch = await createScratchDatabase(database, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  db = new Database(scratch.orm);
  outbox = new Outbox();
});
afterAll(() => scratch?.drop());

beforeEach(async () => {
  server = await startScriptedSmtpServer();
  const mail = {
    smtpUrl: server.url,
    from: 'Sumfox <hello@sumfox.example>',
    pagesUrl: 'https://maths.example',
  };
  config = { mail } as IdentityConfig;
  const em = db.fork();
  await em.execute('delete from accounts');
  await em.execute('delete from outbox_messages');
  parent = addAccount(em, {
    username: 'siewling',
    email: 'siewling@example.sg',
    name: 'Siew Ling',
    role: 'parent',
    gradeLevel: null,
    passwordHash: '-',
  });
  await em.flush();
});
afterEach(() => server?.close());

const jobWith = (limits = SMTP_LIMITS) => new SendMailJob(db, config, new SmtpClient(server.url, limits));
const write = async (token = 'the-secret'): Promise<string> => {
  const mail = await db.transaction(async (em) =>
    new MailStore(outbox, config).add(em, {
      to: parent,
      content: { kind: 'reset-password', name: 'Siew Ling' },
      token,
    }),
  );
  return mail?.id ?? '';
};
const read = (id: string): Promise<MailRow> => db.fork().findOneOrFail(Mail, { id });
const change = (id: string, set: string) => db.fork().execute(`update mails set ${set} where id = ?`, [id]);
const countJobs = async () =>
  Number((await db.fork().execute<Array<{ n: string }>>('select count(*) as n from outbox_messages'))[0]?.n);
const NOT_TAKEN = { code: 'mail-not-taken' };

describe('SendMailJob', () => {
  it('sends both texts with a stable id, and deletes the secret afterwards', async () => {
    const id = await write();
    await jobWith().perform({ mailId: id });
    expect(await read(id)).toMatchObject({
      state: 'sent',
      replyCode: 250,
      attempts: 1,
      token: null,
      claim: null,
    });
    expect(server.accepted).toHaveLength(1);
    const [{ to, raw } = { to: '', raw: '' }] = server.accepted;
    expect(to).toBe('siewling@example.sg');
    expect(raw).toContain(`Message-ID: <${id}@sumfox.example>`);
    expect(raw).toContain('Subject: Set a new password');
    for (const type of ['text/plain', 'text/html', 'image/png'])
      expect(raw).toContain(`Content-Type: ${type}`);
    expect(raw.replace(/=\r\n/g, '')).toContain('https://maths.example/reset-password#the-secret');
  });

  it.each(['recipient', 'text'] as const)('sends once after 4xx at the %s', async (at) => {
    server.script = [{ at, code: 451 }];
    const id = await write();
    await expect(jobWith().perform({ mailId: id })).rejects.toMatchObject(NOT_TAKEN);
    expect(await read(id)).toMatchObject({
      state: 'waiting',
      replyCode: 451,
      token: 'the-secret',
      claim: null,
    });
    await jobWith().perform({ mailId: id });
    expect(await read(id)).toMatchObject({ state: 'sent', attempts: 2 });
    expect(server.accepted).toHaveLength(1);
    expect(server.accepted[0]?.raw).toContain(`Message-ID: <${id}@sumfox.example>`);
  });

  it('remembers an address that is refused with 5xx, and does not write to it again', async () => {
    server.script = [{ at: 'recipient', code: 550 }];
    const [first, second] = [await write(), await write()];
    await jobWith().perform({ mailId: first });
    await jobWith().perform({ mailId: second });
    for (const id of [first, second])
      expect(await read(id)).toMatchObject({ state: 'refused', replyCode: 550, token: null });
    expect(server.connections).toBe(1);
  });

  it('refuses an e-mail with a rejected text, and writes to its address again', async () => {
    server.script = [{ at: 'text', code: 554 }];
    const [first, second] = [await write(), await write()];
    await jobWith().perform({ mailId: first });
    await jobWith().perform({ mailId: second });
    expect(await read(first)).toMatchObject({ state: 'refused', replyCode: 554 });
    expect(await read(second)).toMatchObject({ state: 'sent' });
  });

  it('tries again when the sender is rejected with 5xx, since that is a fault of the settings', async () => {
    server.script = [{ at: 'sender', code: 550 }];
    const id = await write();
    await expect(jobWith().perform({ mailId: id })).rejects.toMatchObject(NOT_TAKEN);
    expect(await read(id)).toMatchObject({ state: 'waiting', replyCode: 550 });
  });

  it('tries again when the server hangs before it has the text', async () => {
    server.script = ['hang-at-greeting'];
    const id = await write();
    const hasty = jobWith({ ...SMTP_LIMITS, handOverMs: 200 });
    await expect(hasty.perform({ mailId: id })).rejects.toMatchObject(NOT_TAKEN);
    expect(await read(id)).toMatchObject({ state: 'waiting', replyCode: null });
  });

  it('tries again when no server answers', async () => {
    const id = await write();
    await server.close();
    await expect(jobWith().perform({ mailId: id })).rejects.toMatchObject(NOT_TAKEN);
    expect(await read(id)).toMatchObject({ state: 'waiting', replyCode: null });
    server = await startScriptedSmtpServer();
  });
});

describe('SendMailJob, where a second try would deliver twice,', () => {
  it.each([
    ['hangs after the text', 'hang-after-text', 0],
    ['takes the text and cuts the connection', 'accept-silently', 1],
  ] as const)('sends no second copy when the server %s', async (_case, reply, accepted) => {
    server.script = [reply];
    const id = await write();
    const job = jobWith({ ...SMTP_LIMITS, replyMs: 200 });
    await job.perform({ mailId: id });
    expect(await read(id)).toMatchObject({ state: 'unsure', token: null });
    await job.perform({ mailId: id });
    expect(server.connections).toBe(1);
    expect(server.accepted).toHaveLength(accepted);
  });

  it('leaves an e-mail alone after its attempt died with the last line sent', async () => {
    const id = await write();
    await change(
      id,
      "state = 'handed-over', claim = gen_random_uuid(), claimed_at = now() - interval '9 minutes'",
    );
    await jobWith().perform({ mailId: id });
    const sweeper = new MailSweeper(db, outbox, config);
    await sweeper.run();
    expect(await read(id)).toMatchObject({ state: 'handed-over' });
    await change(id, "claimed_at = now() - interval '12 minutes'");
    await sweeper.run();
    await jobWith().perform({ mailId: id });
    expect(await read(id)).toMatchObject({ state: 'unsure', token: null });
    expect(server.connections).toBe(0);
  });

  it('has one attempt in flight at a time', async () => {
    const id = await write();
    const attempts = await Promise.allSettled([1, 2, 3].map(() => jobWith().perform({ mailId: id })));
    expect(server.accepted).toHaveLength(1);
    const refused = attempts.filter(({ status }) => status === 'rejected');
    for (const each of refused) expect(each).toMatchObject({ reason: { code: 'mail-in-flight' } });
    expect(await read(id)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('does not send the last line after another attempt has taken over', async () => {
    let release = () => {};
    server.script = [{ waitAt: 'recipient', until: new Promise((resolve) => (release = resolve)) }];
    const id = await write();
    const slow = jobWith().perform({ mailId: id });
    await waitUntil(async () => (await read(id)).state === 'sending' && server.connections === 1);
    await change(id, "claimed_at = now() - interval '2 minutes'");
    await jobWith().perform({ mailId: id });
    release();
    await slow;
    expect(await read(id)).toMatchObject({ state: 'sent', attempts: 2 });
    expect(server.accepted).toHaveLength(1);
  });
});

describe('MailStore', () => {
  it('keeps e-mails with their secret where there is no mail server', async () => {
    config = { mail: { ...config.mail, smtpUrl: null } } as IdentityConfig;
    const id = await write();
    expect(await read(id)).toMatchObject({ state: 'kept', token: 'the-secret' });
    expect(await countJobs()).toBe(0);
  });

  it('writes an e-mail that names a child to a confirmed address only', async () => {
    const store = new MailStore(outbox, config);
    const em = db.fork();
    const mail = { to: parent, content: { kind: 'link-made', name: 'Siew Ling', childName: 'Mei' } as const };
    expect(await store.add(em, { ...mail, childId: parent.id })).toBeNull();
    await em.execute('insert into mail_addresses (account_id, address, verified_at) values (?, ?, now())', [
      parent.id,
      parent.email,
    ]);
    expect(await store.add(em, { ...mail, childId: parent.id })).toMatchObject({ kind: 'link-made' });
  });

  it('throws for a child', async () => {
    const store = new MailStore(outbox, config);
    const to = { id: parent.id, role: 'child', email: 'child@example.sg' } as const;
    const content = { kind: 'reset-password', name: 'Mei' } as const;
    await expect(store.add(db.fork(), { to, content })).rejects.toThrow(/child/);
  });
});

describe('MailSweeper', () => {
  it('adds a lost job again, and gives an e-mail up after a day', async () => {
    const id = await write();
    const sweeper = new MailSweeper(db, outbox, config);
    await sweeper.run();
    expect(await countJobs()).toBe(1);
    await change(id, "queued_at = now() - interval '2 minutes'");
    await sweeper.run();
    await sweeper.run();
    expect(await countJobs()).toBe(2);
    await change(id, "created_at = now() - interval '25 hours'");
    await sweeper.run();
    expect(await read(id)).toMatchObject({ state: 'given-up', token: null });
  });
});

async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}
