import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { type Person, adult, join, linkByCode, pupil } from './people-driver.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await leaseTestStack();
});

afterAll(() => stack?.stop());

type Answer = { child: LinkedChild; error: string; code: string };

const children = async ({ client }: Person) => (await client.get<LinkedChild[]>('/api/parent/children')).body;
const unlink = ({ client }: Person, linkId: string) => client.delete(`/api/parent/unlink-child/${linkId}`);
const undo = ({ client }: Person, linkId: string) =>
  client.post<Answer>(`/api/parent/unlink-child/${linkId}/undo`);
const mayRead = async ({ client }: Person, child: Person) =>
  (await client.get(`/api/child-profile/${child.user.userId}`)).status === 200;

async function linkedPair(): Promise<[Person, Person, LinkedChild]> {
  const [parent, child] = [await join(stack, adult()), await join(stack, pupil())];
  await linkByCode(parent, child);
  const [link] = await children(parent);
  if (!link) throw new Error('not linked');
  return [parent, child, link];
}

describe('parent who has unlinked a child', () => {
  it('restores the link with its consent and tablets', async () => {
    const [parent, child, link] = await linkedPair();
    const [device] = await stack.sql<{ id: string }>(
      'identity',
      `insert into family_devices (id, parent_id, token_hash, created_at)
       values (gen_random_uuid(), $1, $2, now()) returning id`,
      [parent.user.userId, randomUUID()],
    );
    await stack.sql('identity', 'insert into family_device_children (device_id, child_id) values ($1, $2)', [
      device?.id,
      child.user.userId,
    ]);
    const approvals = () =>
      stack.sql('identity', 'select device_id from family_device_children where child_id = $1', [
        child.user.userId,
      ]);
    const consents = () =>
      stack.sql('identity', 'select 1 from consents where child_id = $1 and withdrawn_at is null', [
        child.user.userId,
      ]);
    expect((await unlink(parent, link.id)).status).toBe(200);
    expect([await mayRead(parent, child), await approvals(), await consents()]).toEqual([false, [], []]);

    const answer = await undo(parent, link.id);
    expect([answer.status, answer.body.child]).toEqual([200, link]);
    expect(await children(parent)).toEqual([link]);
    expect([await mayRead(parent, child), await approvals()]).toEqual([true, [{ device_id: device?.id }]]);
    expect(await consents()).toHaveLength(1);
    const entries = await stack.sql<{ action: string }>(
      'identity',
      `select e.action from audit_entries e join audit_subjects s on s.id = e.target_id
       where s.account_id = $1 order by e.id`,
      [child.user.userId],
    );
    expect(entries.map((entry) => entry.action).slice(-3)).toEqual([
      'child.unlinked',
      'child.relinked',
      'consent.given',
    ]);
  });

  it('needs no agreement, even where a new link would', async () => {
    const [first, child] = await linkedPair();
    const second = await join(stack, adult());
    await linkByCode(second, child);
    const requests = await first.client.get<{ toDecide: { id: string }[] }>('/api/link-requests');
    await first.client.post(`/api/link-requests/${requests.body.toDecide[0]?.id}/approve`);
    const [link] = await children(second);
    await unlink(second, link?.id ?? '');
    expect((await undo(second, link?.id ?? '')).status).toBe(200);
    expect(await children(second)).toEqual([link]);
  });

  it('can click twice, and unlink and undo again', async () => {
    const [parent, , link] = await linkedPair();
    for (let round = 0; round < 2; round += 1) {
      expect((await unlink(parent, link.id)).status).toBe(200);
      expect((await undo(parent, link.id)).status).toBe(200);
      expect((await undo(parent, link.id)).body.child).toEqual(link);
    }
    expect(await children(parent)).toEqual([link]);
  });

  it('is too late after a minute, and other callers are rejected', async () => {
    const [parent, , link] = await linkedPair();
    const stranger = await join(stack, adult());
    await unlink(parent, link.id);
    const foreign = await undo(stranger, link.id);
    const missing = await undo(stranger, randomUUID());
    expect([foreign.status, foreign.body.error, foreign.body.code]).toEqual([
      404,
      missing.body.error,
      missing.body.code,
    ]);
    await stack.sql(
      'identity',
      "update ended_links set ended_at = ended_at - interval '1 minute' where id = $1",
      [link.id],
    );
    const late = await undo(parent, link.id);
    expect([late.status, late.body.error]).toEqual([
      404,
      'It is too late to undo. Please link your child again.',
    ]);
    expect(await children(parent)).toEqual([]);
  });

  it('cannot undo after another parent was linked', async () => {
    const [parent, child, link] = await linkedPair();
    const other = await join(stack, adult());
    await unlink(parent, link.id);
    await linkByCode(other, child);
    const answer = await undo(parent, link.id);
    expect([answer.status, answer.body.code]).toEqual([409, 'family-changed']);
    expect([await mayRead(parent, child), await mayRead(other, child)]).toEqual([false, true]);
  });

  it('ends with one link or none after parallel unlinking, undoing and linking', async () => {
    const [parent, child, link] = await linkedPair();
    let current = link.id;
    for (let round = 0; round < 6; round += 1) {
      const answers = await Promise.all([
        unlink(parent, current),
        undo(parent, current),
        undo(parent, current),
        unlink(parent, current),
        linkByCode(parent, child),
      ]);
      expect(answers.map((answer) => answer.status).filter((status) => status >= 500)).toEqual([]);
      const left = await children(parent);
      expect(left.length).toBeLessThanOrEqual(1);
      expect(await mayRead(parent, child)).toBe(left.length === 1);
      await linkByCode(parent, child);
      current = (await children(parent))[0]?.id ?? '';
    }
  });
});
