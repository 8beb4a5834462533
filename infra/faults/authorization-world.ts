import { randomUUID } from 'node:crypto';
import type { Role } from '@sumfox/contracts/endpoint';
import { PREGENERATION_QUEUE } from '@sumfox/contracts/queues';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import type { ServiceName } from '../local/process-table.ts';
import { TestClient } from '../test/test-client.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { openPaper } from './paper-driver.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { type Person, adult, join, pupil } from './people-driver.ts';

/** The eight kinds of caller. */
export const CALLERS = [
  'anonymous',
  'child',
  'other child',
  'linked parent',
  'foreign parent',
  'admin',
  'deactivated',
  'tampered token',
] as const;
export type CallerKind = (typeof CALLERS)[number];

/** The role that applies to a caller; null for an anonymous one. */
export const ROLE_OF: Readonly<Record<CallerKind, Role | null>> = {
  anonymous: null,
  child: 'child',
  'other child': 'child',
  'linked parent': 'parent',
  'foreign parent': 'parent',
  admin: 'admin',
  deactivated: null,
  'tampered token': null,
};

/** Objects of the child and the linked parent by kind, and objects without an owner. */
export interface World {
  people: Readonly<Record<'child' | 'other child' | 'linked parent' | 'foreign parent', Person>>;
  ids: Readonly<Record<string, string>>;
  /** A client with the caller's cookies; what it is given stays with it. */
  as(kind: CallerKind): TestClient;
  /** Restores families, accounts, sessions and requests. */
  restore(): Promise<void>;
}

/** Draft from a PDF of the linked parent. */
const DRAFT = { name: 'A sheet', description: '', difficultyLevel: 3, modelQuestions: [], modelAnswers: [] };

/** Puts a job on the queue of the question factory. */
async function addJob(stack: TestStack): Promise<string> {
  const id = uuid();
  const cell = { gradeLevel: 'Primary 5', subStrandId: 'money', heuristicId: 'h2_before_after' };
  await stack.sql(
    'content',
    `insert into outbox_messages (id, kind, name, data, carrier, created_at)
     values ($1, 'job', 'pregenerate-items', $2, '{}', now())`,
    [id, JSON.stringify({ ...cell, level: 'independent', questionType: 'open-ended', target: 1 })],
  );
  await eventually(async () => {
    const rows = await stack.sql(
      'content',
      'select 1 from outbox_messages where id = $1 and published_at is not null',
      [id],
    );
    return rows.length > 0 || null;
  });
  return `job-${id}`;
}

type People = World['people'];
type Ids = Record<string, string>;

/** Two families, an admin, a closed account and a forger, each signed in. */
export async function buildWorld(stack: TestStack): Promise<World> {
  const people = {
    child: await join(stack, pupil({ gradeLevel: 'Primary 2' })),
    'other child': await join(stack, pupil({ gradeLevel: 'Primary 2' })),
    'linked parent': await join(stack, adult()),
    'foreign parent': await join(stack, adult()),
  };
  const clients = await signCallersIn(stack, people);
  // Copied again whenever the child's paper is gone.
  const model = await openPaper(stack, people.child.client, 'adaptive');
  const ids = await nameObjects(stack, people, model.questions[0]?.id ?? '');
  const restore = async () => {
    await Promise.all([
      restoreFamilies(stack, people, ids),
      restorePaper(stack, people, ids, model.id),
      restoreReview(stack, people, ids, model.questions[0]?.questionText ?? ''),
      restoreContent(stack, people, ids),
    ]);
  };
  await restore();
  return {
    people,
    ids,
    as: (kind) => {
      const copy = new TestClient(stack.url);
      for (const [name, value] of clients[kind].cookies) copy.cookies.set(name, value);
      return copy;
    },
    restore,
  };
}

async function signCallersIn(stack: TestStack, people: People): Promise<Record<CallerKind, TestClient>> {
  const closed = await join(stack, pupil());
  const admin = await stack.api('admin');
  const anonymous = await stack.api();
  await stack.sql('identity', 'update accounts set is_active = false where id = $1', [closed.user.userId]);
  const forger = await stack.api();
  const [head = '', claims = ''] = (people.child.client.cookies.get('session') ?? '').split('.');
  forger.cookies.set('session', `${head}.${claims}.${'A'.repeat(43)}`);
  forger.cookies.set('refresh', people.child.client.cookies.get('refresh') ?? '');
  return {
    anonymous,
    child: people.child.client,
    'other child': people['other child'].client,
    'linked parent': people['linked parent'].client,
    'foreign parent': people['foreign parent'].client,
    admin,
    deactivated: closed.client,
    'tampered token': forger,
  };
}

async function nameObjects(stack: TestStack, people: People, question: string): Promise<Ids> {
  return {
    pupil: people.child.user.userId,
    account: people.child.user.userId,
    paper: '1000001',
    question,
    link: randomUUID(),
    'link-request': randomUUID(),
    notice: randomUUID(),
    mail: randomUUID(),
    'family-device': randomUUID(),
    'mark-correction': randomUUID(),
    review: randomUUID(),
    batch: randomUUID(),
    queue: PREGENERATION_QUEUE,
    job: await addJob(stack),
    extraction: randomUUID(),
    topic: randomUUID(),
    // Not named by a rule: a second one of the linked parent, and two that are everybody's.
    'other topic': randomUUID(),
    'shared topic': randomUUID(),
    'other shared topic': randomUUID(),
  };
}

/** Collects statements that go to a service's database as one text: the world is restored many hundred times. */
function openBatch(stack: TestStack, service: ServiceName) {
  const texts: string[] = [];
  return {
    change: (text: string, params: readonly unknown[]): void => {
      texts.push(text.replace(/\$(\d+)/g, (_, place) => toLiteral(params[Number(place) - 1])));
    },
    run: () => stack.sql(service, texts.join(';')),
  };
}

function toLiteral(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((each) => JSON.stringify(each)).join()}}`);
  if (value === null) return 'null';
  return pg.escapeLiteral(JSON.stringify(value));
}

/** Accounts are open and signed in, links and requests are restored, and only the child has a pending erasure. */
async function restoreFamilies(stack: TestStack, people: People, ids: Ids): Promise<void> {
  const { child, parent, stranger, otherChild } = accountIds(people);
  const family = [child, parent, stranger, otherChild];
  const { change, run } = openBatch(stack, 'identity');
  change('update accounts set must_change_password = false where id = any ($1)', [family]);
  change('delete from failed_links where parent_id = any ($1)', [family]);
  change('delete from notices where account_id = any ($1)', [family]);
  change('delete from mails where account_id = any ($1)', [family]);
  change('delete from link_requests where child_id = any ($1)', [family]);
  change('delete from family_devices where parent_id = any ($1)', [family]);
  change('delete from erasures where account_id = any ($1)', [family]);
  change('delete from parent_children where parent_id = any ($1)', [family]);
  change(
    `insert into parent_children (id, parent_id, child_id, created_at, origin)
     values ($1, $2, $3, now(), 'code'), (gen_random_uuid(), $4, $5, now(), 'code')`,
    [ids.link, parent, child, stranger, otherChild],
  );
  change(`insert into link_requests (id, parent_id, child_id, created_at) values ($1, $2, $3, now())`, [
    ids['link-request'],
    stranger,
    child,
  ]);
  change(
    `insert into notices (id, account_id, kind, child_id, done_by_id, created_at)
     values ($1, $2, 'link-made', $2, $3, now())`,
    [ids.notice, child, parent],
  );
  change(
    `insert into mails (id, account_id, kind, address, content, state, created_at, queued_at)
     values ($1, $2, 'new-device', 'a@example.sg', $3, 'kept', now(), now())`,
    [ids.mail, parent, { kind: 'new-device', name: 'A', at: '2026-11-20T01:00:00.000Z' }],
  );
  change(`insert into family_devices (id, parent_id, token_hash, created_at) values ($1, $2, $3, now())`, [
    ids['family-device'],
    parent,
    randomUUID(),
  ]);
  change(
    `insert into erasures (id, account_id, requested_at, erase_after) values (gen_random_uuid(), $1, now(), now() + interval '7 days')`,
    [child],
  );
  change(
    `update sessions set ended_at = null, last_seen_at = now() where account_id = any ($1)
       or account_id = (select id from accounts where username = 'admin')`,
    [family],
  );
  change('update accounts set is_active = true where id = any ($1)', [family]);
  await run();
}

function accountIds(people: People) {
  return {
    child: people.child.user.userId,
    parent: people['linked parent'].user.userId,
    stranger: people['foreign parent'].user.userId,
    otherChild: people['other child'].user.userId,
  };
}

/** The child's paper, a copy of one that was really made, with a correction of a mark. */
async function restorePaper(stack: TestStack, people: People, ids: Ids, model: number): Promise<void> {
  const { change, run } = openBatch(stack, 'assessment');
  const paper = Number(ids.paper);
  change(
    `insert into papers (id, pupil_id, type, grade_level, status, question_count, current_question, created_at)
     select $1, pupil_id, type, grade_level, 'in-progress', question_count, 0, now() from papers where id = $2
     on conflict (id) do update set status = 'in-progress', completed_at = null`,
    [paper, model],
  );
  change(
    `insert into mark_corrections (id, paper_id, question_index, item_id, outcome, pupil_id, effect, marks_gained, settled_at)
     values ($1, $2, 0, $3, 'faulty', $4, 'raised', 1, now()) on conflict (id) do update set dismissed_at = null`,
    [ids['mark-correction'], paper, ids.question, people.child.user.userId],
  );
  for (const table of ['paper_questions', 'paper_mark_schemes'])
    change(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('paper_id', $1::int))).*
       from ${table} t where paper_id = $2 on conflict do nothing`,
      [paper, model],
    );
  await run();
}

async function restoreReview(
  stack: TestStack,
  people: People,
  ids: Ids,
  questionText: string,
): Promise<void> {
  const asked = JSON.stringify({ questionText, response: null, challengeReason: null });
  await stack.sql(
    'marking',
    `insert into reviews (id, kind, why, paper_id, question_index, item_id, pupil_id, asked, model_said, status, created_at)
     values ($1, 'verification', 'the key could not be proved', $2, 0, $3, $4, $5, '[]', 'open', now())
     on conflict (id) do update set status = 'open', is_key_faulty = null, decided_by = null, decided_at = null`,
    [ids.review, Number(ids.paper), ids.question, people.child.user.userId, asked],
  );
}

/** Creates a draft from a PDF, a paused batch and four topics. */
async function restoreContent(stack: TestStack, people: People, ids: Ids): Promise<void> {
  const { change, run } = openBatch(stack, 'content');
  const { parent } = accountIds(people);
  change(
    `insert into extractions (id, account_id, state, sha256, tries, draft, read_by, created_at, asked_at, settled_at)
     values ($1, $2, 'done', 'x', 1, $3, 'rules', now(), now(), now()) on conflict do nothing`,
    [ids.extraction, parent, JSON.stringify(DRAFT)],
  );
  change(
    `insert into batches (id, batch_name, primary_level, sub_strand_filter, heuristic_filter, proficiency_filter,
       target_questions, priority, open_ended_percentage, mcq_percentage, fill_blank_percentage, generated_questions,
       validated_questions, unmade_questions, took_ms, status, paused_because, started_at, paused_at)
     values ($1, 'Ratio', null, '[]', '[]', '[]', 5, 5, 50, 40, 10, 0, 0, 0, 0, 'paused', 'by-admin', now(), now())
     on conflict (id) do update set status = 'paused', paused_because = 'by-admin', finished_at = null, deleted_at = null`,
    [ids.batch],
  );
  for (const [name, owner] of [
    ['topic', parent],
    ['other topic', parent],
    ['shared topic', null],
    ['other shared topic', null],
  ] as const)
    change(
      `insert into topics (id, owner_id, is_shared, name, description, grade_level, difficulty_level, is_active,
         model_questions, model_answers, bytes, created_at, updated_at)
       values ($1, $2, $3, 'Fractions', '', 'Primary 5', 3, true,
         '[{"question": "What is 1/2 of 8?", "difficulty": 1}]', '[{"answer": "4"}]', 100, now(), now())
       on conflict (id) do update set deleted_at = null, merged_into = null`,
      [ids[name], owner, owner === null],
    );
  await run();
}
