import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AcceptedMail,
  type ScriptedSmtpServer,
  startScriptedSmtpServer,
} from '@sumfox/identity-service/testing/scripted-smtp-server';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import { runRound } from '../test/recurring-round.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { type Person, PASSWORD, adult, freshName, join, linkByCode, pupil } from './people-driver.ts';

const NEW_PASSWORD = 'lantern-river-42';
let server: ScriptedSmtpServer;
let stack: TestStack;

beforeAll(async () => {
  server = await startScriptedSmtpServer();
  stack = await leaseTestStack({
    identity: {
      SMTP_URL: server.url,
      MAIL_FROM: 'Sumfox <hello@sumfox.example>',
      PUBLIC_URL: 'https://maths.example',
    },
  });
});
afterAll(async () => {
  await stack?.stop();
  await server?.close();
});

const addressOf = (name: string) => `${name}@example.com`;
const mailsTo = (address: string, subject: string): AcceptedMail[] =>
  server.accepted.filter(({ to, raw }) => to === address && raw.includes(`Subject: ${subject}`));
/** The newest e-mail with this subject, once there are `count` of them. */
const arrival = (address: string, subject: string, count = 1): Promise<AcceptedMail> =>
  eventually(() => Promise.resolve(mailsTo(address, subject)[count - 1] ?? null));
const tokenOf = ({ raw }: AcceptedMail): string => /#([\w-]{43})/.exec(raw.replace(/=\r\n/g, ''))?.[1] ?? '';
/** Links to one address are a minute apart: the clock of its last link is put back. */
const waitAMinute = (address: string) =>
  stack.sql(
    'identity',
    "update email_links set created_at = created_at - interval '1 minute' where address = $1",
    [address],
  );

const CONFIRM = 'Please confirm your e-mail address';

async function joinParent(): Promise<Person & { address: string }> {
  const person = await join(stack, adult());
  return { ...person, address: addressOf(person.user.username) };
}
async function joinConfirmedParent(): Promise<Person & { address: string }> {
  const parent = await joinParent();
  const token = tokenOf(await arrival(parent.address, CONFIRM));
  expect((await parent.client.post('/api/auth/confirm-email', { token })).status).toBe(200);
  return parent;
}
const ownEmail = async ({ client }: Person) => (await client.get('/api/profile/email')).body;

describe('confirmation of an address', () => {
  it('sends a link at registration, which confirms once and answers a repeat alike', async () => {
    const parent = await joinParent();
    expect(await ownEmail(parent)).toMatchObject({ address: parent.address, isConfirmed: false });
    const token = tokenOf(await arrival(parent.address, CONFIRM));
    const stranger = await stack.api();
    for (let time = 0; time < 2; time += 1) {
      const answer = await stranger.post('/api/auth/confirm-email', { token });
      expect([answer.status, answer.body]).toEqual([200, { address: parent.address }]);
    }
    expect(await ownEmail(parent)).toMatchObject({ isConfirmed: true, isRefused: false });
  });

  it('rejects a link that is too old', async () => {
    const parent = await joinParent();
    const token = tokenOf(await arrival(parent.address, CONFIRM));
    await stack.sql('identity', 'update email_links set expires_at = now() where address = $1', [
      parent.address,
    ]);
    const { status, body } = await parent.client.post('/api/auth/confirm-email', { token });
    expect([status, body]).toMatchObject([400, { code: 'email-link-ended' }]);
  });

  it('sends a new link on request, one a minute', async () => {
    const parent = await joinParent();
    await arrival(parent.address, CONFIRM);
    const ask = async () => (await parent.client.post('/api/profile/email/confirmation')).status;
    expect(await ask()).toBe(429);
    await waitAMinute(parent.address);
    expect([await ask(), await ask()]).toEqual([200, 429]);
    await arrival(parent.address, CONFIRM, 2);
  });

  it('remembers that the server refuses an address until its owner asks again', async () => {
    server.script = [{ at: 'recipient', code: 550 }];
    const parent = await joinParent();
    await eventually(async () => ((await ownEmail(parent)) as { isRefused: boolean }).isRefused || null);
    await waitAMinute(parent.address);
    expect((await parent.client.post('/api/profile/email/confirmation')).status).toBe(200);
    await arrival(parent.address, CONFIRM);
    expect(await ownEmail(parent)).toMatchObject({ isRefused: false });
  });

  it('moves the account to a new address when its link is used, and tells the old one', async () => {
    const parent = await joinConfirmedParent();
    const email = addressOf(freshName('next'));
    const change = (currentPassword: string) =>
      parent.client.put('/api/profile/email', { email, currentPassword });
    expect((await change('not-the-one')).status).toBe(400);
    expect((await change(PASSWORD)).status).toBe(200);
    expect(await ownEmail(parent)).toMatchObject({ address: parent.address, nextAddress: email });
    const token = tokenOf(await arrival(email, CONFIRM));
    await parent.client.post('/api/auth/confirm-email', { token });
    expect(await ownEmail(parent)).toEqual({
      address: email,
      isConfirmed: true,
      isRefused: false,
      nextAddress: null,
    });
    await arrival(parent.address, 'Your e-mail address was changed');
    await (await stack.api()).signIn(email, PASSWORD);
  });
});

describe('forgotten password', () => {
  it('answers alike for an address without an account, and keeps no trace of it', async () => {
    const parent = await joinParent();
    await waitAMinute(parent.address);
    const stranger = await stack.api();
    const unknown = addressOf(freshName('unknown'));
    const [known, other] = [
      await stranger.post('/api/auth/forgot-password', { email: parent.address }),
      await stranger.post('/api/auth/forgot-password', { email: unknown }),
    ];
    expect([known.status, known.body]).toEqual([other.status, other.body]);
    expect(known.body).toEqual({ message: 'If this address has an account, a link is on its way.' });
    await arrival(parent.address, 'Set a new password');
    await eventually(async () =>
      (await stack.sql('identity', 'select 1 from password_requests')).length === 0 ? true : null,
    );
    expect(await stack.sql('identity', 'select 1 from mails where address = $1', [unknown])).toEqual([]);
  });

  it('sets a password once, ends all sessions and tells the parent', async () => {
    const parent = await joinParent();
    await waitAMinute(parent.address);
    const stranger = await stack.api();
    await stranger.post('/api/auth/forgot-password', { email: parent.address });
    const token = tokenOf(await arrival(parent.address, 'Set a new password'));
    const { body } = await stranger.post('/api/auth/reset-password/describe', { token });
    expect(body).toEqual({ username: parent.user.username });
    const reset = (password: string) => stranger.post('/api/auth/reset-password', { token, password });
    expect((await reset(parent.user.username)).status).toBe(400);
    // The second is a repeat after a lost answer.
    expect([(await reset(NEW_PASSWORD)).status, (await reset(NEW_PASSWORD)).status]).toEqual([200, 200]);
    expect((await reset('another-river-43')).body).toMatchObject({ code: 'email-link-ended' });
    expect((await parent.client.get('/api/auth/user')).status).toBe(401);
    await (await stack.api()).signIn(parent.user.username, NEW_PASSWORD);
    await arrival(parent.address, 'Your password was changed');
    expect(mailsTo(parent.address, 'Your password was changed')).toHaveLength(1);
  });
});

describe('notices by e-mail', () => {
  it('tell a parent of a new device, and not of a known one', async () => {
    const parent = await joinParent();
    const other = await stack.api();
    await other.signIn(parent.user.username, PASSWORD);
    await arrival(parent.address, 'New device signed in');
    await other.signIn(parent.user.username, PASSWORD);
    await parent.client.patch('/api/profile', {
      name: 'Rahim',
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    await arrival(parent.address, 'Your password was changed');
    expect(mailsTo(parent.address, 'New device signed in')).toHaveLength(1);
  });

  it('name a child to a confirmed address only, and are erased with the child', async () => {
    const [confirmed, unconfirmed] = [await joinConfirmedParent(), await joinParent()];
    const child = await join(stack, pupil());
    await linkByCode(confirmed, child);
    await arrival(confirmed.address, 'Siti Rahim is now linked to you');
    await confirmed.client.post('/api/privacy/erase', { userId: child.user.userId, password: PASSWORD });
    const about = () =>
      stack.sql('identity', 'select kind from mails where child_id = $1', [child.user.userId]);
    await eventually(async () => ((await about()).length === 2 ? true : null));
    expect(mailsTo(unconfirmed.address, 'Siti')).toEqual([]);
    await stack.sql('identity', 'delete from accounts where id = $1', [child.user.userId]);
    expect(await about()).toEqual([]);
  });

  it('are shown to admins without their links', async () => {
    const parent = await joinParent();
    const token = tokenOf(await arrival(parent.address, CONFIRM));
    const admin = await stack.api('admin');
    const { body } = await admin.get<{ mails: Array<{ id: string; address: string; state: string }> }>(
      '/api/admin/mails',
    );
    const row = body.mails.find(({ address }) => address === parent.address);
    const shown = await admin.get(`/api/admin/mails/${row?.id}`);
    expect(shown.body).toMatchObject({ subject: CONFIRM, text: expect.stringContaining('(link hidden)') });
    expect(JSON.stringify([body, shown.body])).not.toContain(token);
    expect((await parent.client.get(`/api/admin/mails/${row?.id}`)).status).toBe(403);
  });
});

it('sends an e-mail once although the service is killed between the reply and its note of it', async () => {
  const parent = await joinConfirmedParent();
  await waitAMinute(parent.address);
  let release = () => {};
  server.script = [{ waitAt: 'text', until: new Promise((resolve) => (release = resolve)) }];
  await parent.client.post('/api/auth/forgot-password', { email: parent.address });
  await arrival(parent.address, 'Set a new password');
  await stack.processes.identity.kill('SIGKILL');
  release();
  await stack.processes.identity.start();
  const stateOf = async () =>
    (
      await stack.sql<{ state: string }>(
        'identity',
        "select state from mails where address = $1 and kind = 'reset-password'",
        [parent.address],
      )
    )[0]?.state;
  expect(await stateOf()).toBe('handed-over');
  await stack.sql(
    'identity',
    "update mails set claimed_at = now() - interval '12 minutes' where address = $1",
    [parent.address],
  );
  await eventually(async () => {
    await runRound(stack, 'identity', 'settle-mails');
    return (await stateOf()) === 'unsure' || null;
  });
  expect(mailsTo(parent.address, 'Set a new password')).toHaveLength(1);
});
