import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTopic } from '@sumfox/contracts/content/topic.endpoints';
import { TOPIC_PICTURES, TOPIC_ROOM } from '@sumfox/contracts/content/topic';
import type { Role } from '@sumfox/contracts/endpoint';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { erasePerson } from '@sumfox/platform/erasure/erase-person.queries';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import * as z from 'zod/mini';
import { PersonalDataController } from '../erasure/personal-data.controller.js';
import { useContentDatabase } from '../testing/content-stage.js';
import { makePng } from '../testing/make-png.js';
import { TOPIC_ERASURE } from './topic.erasure.js';
import { toDataImage } from './topic-picture.rules.js';
import { TopicService } from './topic.service.js';

const stage = useContentDatabase();
const { query, messages } = stage;
let service: TopicService;

beforeAll(() => {
  service = new TopicService(stage.database, new Outbox());
});

const caller = (role: Role): PersonCaller => ({
  process: 'gateway',
  userId: randomUUID(),
  role,
  sessionId: randomUUID(),
});
const [pat, kim, ada] = [caller('parent'), caller('parent'), caller('admin')];
const NOT_FOUND = { kind: 'not-found', code: 'not-found', message: 'Not found' };

/** A form that is in order, as the gateway hands it on. */
const form = (changes: Record<string, unknown> = {}) =>
  z.parse(createTopic.body!, {
    name: 'Fractions of a set',
    gradeLevel: 'Primary 4',
    difficultyLevel: 3,
    modelQuestions: [{ question: 'What is 3/4 of 20?', difficulty: 2 }],
    modelAnswers: [{ answer: '15', explanation: '20 ÷ 4 × 3' }],
    ...changes,
  });
const add = (owner = pat, changes = {}) => service.create(owner, form(changes));
const namesSeenBy = async (reader: PersonCaller) => (await service.list(reader)).map(({ name }) => name);
const statusesOf = async (calls: Array<Promise<unknown>>) =>
  (await Promise.allSettled(calls)).map(({ status }) => status).sort();

describe('topics', () => {
  it('are private to a parent, and shared when an admin made them', async () => {
    const own = await add(pat, { name: 'b own' });
    const shared = await add(ada, { name: 'A shared' });
    const hidden = await add(ada, { name: 'c hidden' });
    await service.update(ada, hidden.id, { isActive: false });
    await add(kim, { name: 'Kim’s', gradeLevel: 'Primary 1' });
    expect(own).toMatchObject({ isShared: false, isEditable: true, isActive: true, description: '' });
    expect(await namesSeenBy(pat)).toEqual(['A shared', 'b own']);
    expect(await namesSeenBy(ada)).toEqual(['Kim’s', 'A shared', 'b own', 'c hidden']);
    const seen = (await service.list(pat)).find(({ id }) => id === shared.id);
    expect(seen).toEqual({ ...shared, isEditable: false });
    const byAda = { gradeLevel: 'Primary 4', ownerId: null, adminId: ada.userId };
    expect(await messages('topic.managed')).toEqual([
      { topicId: shared.id, action: 'created', ...byAda },
      { topicId: hidden.id, action: 'created', ...byAda },
      { topicId: hidden.id, action: 'changed', ...byAda },
    ]);
  });

  it('change only in the fields sent, and reject unreachable topics like missing ones', async () => {
    const own = await add();
    const shared = await add(ada);
    const changed = await service.update(pat, own.id.toUpperCase(), { name: 'Decimals', isActive: false });
    expect(changed).toEqual({ ...own, name: 'Decimals', isActive: false, updatedAt: changed.updatedAt });
    expect(await service.list(pat)).toContainEqual(changed);
    for (const id of [shared.id, (await add(kim)).id, randomUUID()]) {
      await expect(service.update(pat, id, { name: 'Mine' })).rejects.toMatchObject(NOT_FOUND);
      await expect(service.delete(pat, id)).rejects.toMatchObject(NOT_FOUND);
      await expect(service.merge(pat, own.id, id)).rejects.toMatchObject(NOT_FOUND);
      await expect(service.merge(pat, id, own.id)).rejects.toMatchObject(NOT_FOUND);
    }
    expect(await service.update(ada, own.id, { name: 'By an admin' })).toMatchObject({ isShared: false });
    expect(await namesSeenBy(pat)).toContain('By an admin');
  });

  it('are created once, however often the form is sent', async () => {
    const body = { requestId: randomUUID() };
    const made = await Promise.all([add(pat, body), add(pat, body), add(pat, body)]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await add(pat, { ...body, name: 'late' })).toEqual(made[0]);
    expect((await add(kim, body)).id).not.toBe(made[0]!.id);
    expect(await stage.countOf('topics')).toBe(2);
  });

  it('store a text unchanged except for characters that the database rejects', async () => {
    const text = 'Ali 🦊👩‍🏫 has ¾ ℓ;\n\t"שלום" \u202Eabc — Cafe\u0301 \\ \' <b>2³</b> %s {}';
    const made = await add(pat, {
      name: ` ${text}\0\uD83E `,
      description: text,
      modelQuestions: [{ question: text, difficulty: 5 }],
      modelAnswers: [{ answer: text, explanation: `${text}\0` }],
    });
    expect((await service.list(pat))[0]).toEqual(made);
    expect(made).toMatchObject({
      name: text,
      description: text,
      modelQuestions: [{ question: text, difficulty: 5 }],
      modelAnswers: [{ answer: text, explanation: text }],
    });
  });

  it("stop at a parent's limit of number and size, also for parallel requests", async () => {
    await add();
    const copies = TOPIC_ROOM.own - 3;
    await query(
      `insert into topics select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid()))).*
       from topics t, generate_series(1, ?)`,
      [copies],
    );
    const racing = [add(), add(), add(), add()];
    expect(await statusesOf(racing)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    await expect(add()).rejects.toMatchObject({ kind: 'conflict', code: 'topics-full' });
    await add(kim);
    await query('update topics set bytes = ? where owner_id = ?', [TOPIC_ROOM.bytes - 10, kim.userId]);
    await expect(add(kim)).rejects.toMatchObject({ code: 'topics-full' });
    expect((await service.list(ada)).length).toBe(TOPIC_ROOM.own + 1);
    await query('update topics set bytes = ? where owner_id = ?', [TOPIC_ROOM.bytes, pat.userId]);
    expect((await service.list(ada)).length).toBe(2);
  });
});

describe('topic deletion', () => {
  it('deletes once, rejects a repeat as not found, and publishes an event', async () => {
    const own = await add();
    const both = await Promise.allSettled([service.delete(pat, own.id), service.delete(pat, own.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const who of [pat, ada]) await expect(service.delete(who, own.id)).rejects.toMatchObject(NOT_FOUND);
    expect(await service.list(pat)).toEqual([]);
    await expect(service.update(pat, own.id, { name: 'again' })).rejects.toMatchObject(NOT_FOUND);
    expect(await messages('topic.deleted')).toEqual([
      { topicId: own.id, ownerId: pat.userId, deletedBy: pat.userId, role: 'parent', cause: 'deleted' },
    ]);
  });

  it('wins over or follows a change at the same moment', async () => {
    const own = await add();
    const [changed] = await Promise.allSettled([
      service.update(pat, own.id, { name: 'later' }),
      service.delete(pat, own.id),
    ]);
    if (changed.status === 'rejected') expect(changed.reason).toMatchObject(NOT_FOUND);
    expect(await service.list(pat)).toEqual([]);
  });

  it("is complete after a month, or sooner beyond the parent's limit", async () => {
    const [first, second, third] = [await add(), await add(), await add()];
    for (const { id } of [first, second, third]) await service.delete(pat, id);
    await query("update topics set deleted_at = now() - interval '31 days' where id = ?", [first.id]);
    await query('update topics set bytes = ? where id = ?', [TOPIC_ROOM.bytes, second.id]);
    const next = await add();
    expect(await query('select id from topics order by id')).toEqual([{ id: third.id }, { id: next.id }]);
  });
});

it('demo topics are created once, in demo mode only', async () => {
  const seed = async (mode: string) => {
    process.env.DEMO_MODE = mode;
    await stage.seed();
    delete process.env.DEMO_MODE;
    return (await service.list(pat)).map(({ gradeLevel }) => gradeLevel);
  };
  expect(await seed('0')).toEqual([]);
  expect(await seed('1')).toEqual([...GRADE_LEVELS]);
  const [first] = await service.list(ada);
  await service.delete(ada, first!.id);
  expect(await seed('1')).toEqual(GRADE_LEVELS.slice(1));
});

describe('topic merge', () => {
  const other = {
    modelQuestions: [
      { question: 'What is 3/4 of 20?', difficulty: 4 },
      { question: 'What is 2/5 of 30?', difficulty: 3 },
    ],
    modelAnswers: [{ answer: '15' }, { answer: '12' }],
  };

  it('adds missing entries and deletes the other topic; a repeat changes nothing', async () => {
    const [kept, gone] = [await add(ada), await add(ada, other)];
    const merged = await service.merge(ada, kept.id, gone.id);
    expect(merged).toMatchObject({
      name: kept.name,
      modelQuestions: [...kept.modelQuestions, other.modelQuestions[1]],
      modelAnswers: [...kept.modelAnswers, other.modelAnswers[1]],
    });
    expect(await service.merge(ada, kept.id, gone.id)).toEqual(merged);
    expect(await service.list(ada)).toEqual([merged]);
    expect(await messages('topic.deleted')).toEqual([
      { topicId: gone.id, ownerId: null, deletedBy: ada.userId, role: 'admin', cause: 'merged' },
    ]);
    await expect(service.merge(ada, (await add(ada)).id, gone.id)).rejects.toMatchObject(NOT_FOUND);
  });

  it('rejects topics of different grades or owners, one topic twice, and a result over the limits', async () => {
    const kept = await add();
    const refuse = async (by: PersonCaller, id: string, code: string) =>
      expect(service.merge(by, kept.id, id)).rejects.toMatchObject({ code });
    await refuse(pat, (await add(pat, { gradeLevel: 'Primary 5' })).id, 'different-grades');
    await refuse(ada, (await add(kim)).id, 'different-owners');
    await refuse(ada, (await add(ada)).id, 'different-owners');
    await refuse(pat, kept.id, 'not-found');
    const full = Array.from({ length: 100 }, (_, at) => ({ question: `${at} + 1?`, difficulty: 1 }));
    await refuse(pat, (await add(pat, { modelQuestions: full })).id, 'topic-too-large');
    expect((await service.list(pat)).length).toBe(4);
    expect(await messages('topic.deleted')).toEqual([]);
  });

  it('leaves one topic when both directions run at once', async () => {
    const [one, two] = [await add(), await add(pat, other)];
    expect(
      await statusesOf([service.merge(pat, one.id, two.id), service.merge(pat, two.id, one.id)]),
    ).toEqual(['fulfilled', 'rejected']);
    const [left, ...more] = await service.list(pat);
    expect([left?.modelQuestions.length, more.length]).toEqual([2, 0]);
  });
});

describe('keeping topics separate', () => {
  it('is stored once per account and ends with either topic', async () => {
    const [one, two] = [await add(), await add(ada)];
    await service.keepSeparate(pat, { topicIds: [one.id, two.id] });
    await service.keepSeparate(pat, { topicIds: [two.id.toUpperCase(), one.id] });
    expect(await service.listDecisions(pat)).toEqual([{ topicIds: [one.id, two.id].sort() }]);
    expect(await service.listDecisions(ada)).toEqual([]);
    for (const foreign of [(await add(kim)).id, randomUUID()])
      await expect(service.keepSeparate(pat, { topicIds: [one.id, foreign] })).rejects.toMatchObject(
        NOT_FOUND,
      );
    await service.delete(ada, two.id);
    expect(await service.listDecisions(pat)).toEqual([]);
  });
});

describe('personal data of topics', () => {
  it("exports and erases a person's topics, and keeps topics that an admin shared", async () => {
    const [own, shared] = [await add(), await add(ada)];
    await service.keepSeparate(pat, { topicIds: [own.id, shared.id] });
    await service.delete(pat, (await add(pat, { name: 'gone' })).id);
    const data = new PersonalDataController(stage.database);
    const { tables } = await data.export({ userId: pat.userId, submissionIds: [] });
    expect(tables.topics).toMatchObject([
      { name: own.name, modelQuestions: expect.stringContaining('3/4 of 20') },
      { name: 'gone' },
    ]);
    expect(tables.topicsKeptSeparate).toHaveLength(1);
    for (const { userId } of [pat, ada])
      await stage.database.transaction((em) =>
        erasePerson(em, { steps: TOPIC_ERASURE }, { userId, submissionIds: [] }),
      );
    expect(await namesSeenBy(kim)).toEqual([shared.name]);
    for (const table of ['topics', 'topic_similarity_decisions', 'outbox_messages'])
      for (const { userId } of [pat, ada])
        expect(await stage.countOf(`${table} t`, `t::text like '%${userId}%'`)).toBe(0);
  });
});

describe('pictures of topics', () => {
  const image = (seed: number) => toDataImage(makePng(8, 8, seed));
  const question = (text: string) => ({ question: text, difficulty: 2 });
  const withPictures = (owner: PersonCaller, changes: Record<string, unknown> = {}) =>
    add(owner, {
      modelQuestions: [question('Find x.'), question('Find the area.')],
      modelAnswers: [{ answer: '3' }, { answer: '12' }],
      pictures: [
        { question: 1, image: image(1) },
        { question: 1, image: image(2) },
        { question: 0, image: image(3) },
      ],
      ...changes,
    });
  const imagesOf = async (reader: PersonCaller, id: string) =>
    (await service.listPictures(reader, id)).map((picture) => picture.image);

  it('stay with their questions, are made once, and are shown to every reader of the topic', async () => {
    const requestId = randomUUID();
    const made = await withPictures(pat, { requestId });
    expect(await withPictures(pat, { requestId })).toEqual(made);
    expect(await stage.countOf('topic_pictures')).toBe(3);
    expect(made.modelQuestions.map(({ pictures }) => pictures?.length)).toEqual([1, 2]);
    expect(await imagesOf(pat, made.id)).toEqual([image(3), image(1), image(2)]);
    expect(await imagesOf(ada, made.id)).toHaveLength(3);
    await expect(service.listPictures(kim, made.id)).rejects.toMatchObject(NOT_FOUND);
    const shared = await withPictures(ada);
    expect(await imagesOf(kim, shared.id)).toHaveLength(3);
    await service.update(ada, shared.id, { isActive: false });
    await expect(service.listPictures(kim, shared.id)).rejects.toMatchObject(NOT_FOUND);
  });

  it.each([
    [
      'a file that is no PNG',
      { question: 0, image: toDataImage(Buffer.from('GIF89a')) },
      'picture-unreadable',
    ],
    ['a picture of no question', { question: 2, image: image(1) }, 'picture-unreadable'],
  ])('reject %s, and then no topic is made', async (_, picture, code) => {
    await expect(withPictures(pat, { pictures: [picture] })).rejects.toMatchObject({ code });
    expect(await stage.countOf('topics')).toBe(0);
  });

  it('stop at the limits of a topic and of a parent', async () => {
    const large = toDataImage(makePng(220, 220, 7));
    const four = [0, 1, 0, 1].map((at) => ({ question: at, image: large }));
    await expect(withPictures(pat, { pictures: four })).rejects.toMatchObject({ code: 'pictures-too-large' });
    await withPictures(pat);
    await query('update topics set picture_bytes = ?', [TOPIC_PICTURES.own - 10]);
    await expect(withPictures(pat)).rejects.toMatchObject({ code: 'topics-full' });
    await add(pat);
    await withPictures(kim);
  });

  it('move with the questions that a merge takes over; of two questions of one text both stay', async () => {
    const kept = await withPictures(pat);
    const other = await withPictures(pat, { pictures: [{ question: 1, image: image(9) }] });
    const merged = await service.merge(pat, kept.id, other.id);
    expect(merged.modelQuestions.map(({ question: text, pictures }) => [text, pictures?.length])).toEqual([
      ['Find x.', 1],
      ['Find the area.', 2],
      ['Find x.', undefined],
      ['Find the area.', 1],
    ]);
    expect(await imagesOf(pat, kept.id)).toEqual([image(3), image(1), image(2), image(9)]);
    expect(await service.merge(pat, kept.id, other.id)).toEqual(merged);
  });

  it('go with the topic, and with the account; the export has them', async () => {
    const gone = await withPictures(pat);
    const own = await withPictures(pat);
    await withPictures(kim);
    await service.delete(pat, gone.id);
    expect(await stage.countOf('topic_pictures')).toBe(6);
    await expect(service.listPictures(pat, gone.id)).rejects.toMatchObject(NOT_FOUND);
    const { tables } = await new PersonalDataController(stage.database).export({
      userId: pat.userId,
      submissionIds: [],
    });
    expect(tables['topicPictures']?.map((row) => row['image']).sort()).toEqual(
      (await imagesOf(pat, own.id)).sort(),
    );
    await stage.database.transaction((em) =>
      erasePerson(em, { steps: TOPIC_ERASURE }, { userId: pat.userId, submissionIds: [] }),
    );
    expect(await stage.countOf('topic_pictures')).toBe(3);
  });
});
