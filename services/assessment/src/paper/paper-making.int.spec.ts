import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { paperCreated } from '@sumfox/contracts/messages/events';
import { Database } from '@sumfox/platform/database/database';
import { OutboxMessage } from '@sumfox/platform/messaging/message.entity';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { listRehearsedItems } from '@sumfox/question-kinds/rehearsed-items';
import { v7 as uuid } from 'uuid';
import { database as definition } from '../database.js';
import { Paper, PaperMarkScheme, PaperQuestion } from './paper.entity.js';
import { PaperService, type PaperRequest } from './paper.service.js';
import { PapersMade } from './papers-made.entity.js';

const PER_DAY = 2;
const HALF = 'half \ud83d';

let scratch: ScratchDatabase;
let database: Database;
let papers: PaperService;
beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  database = new Database(scratch.orm);
  papers = new PaperService(database, new Outbox(), { papersPerDay: PER_DAY }, { steps: [] });
});
afterAll(() => scratch?.drop());

const request = (wish: Partial<PaperRequest> = {}): PaperRequest => ({
  type: 'targeted',
  pupilId: uuid(),
  gradeLevel: 'Primary 4',
  requestId: uuid(),
  ...wish,
});
const make = (wanted: PaperRequest) => papers.createFrom(wanted, async () => items());
const items = () => listRehearsedItems(uuid).map(({ item }) => item);
const countMade = async (pupilId: string) =>
  (await database.fork().findOne(PapersMade, { pupilId }))?.papers ?? 0;
const countPapers = (pupilId: string) => database.fork().count(Paper, { pupilId });

describe('a paper that is made', () => {
  it('has its questions, its keys and its event, under its number', async () => {
    const [wanted, chosen] = [request({ targetedGoal: HALF, dueOn: '2026-12-01' }), items()];
    const { id } = await papers.createFrom(wanted, async () => chosen);
    const em = database.fork();
    expect(await em.findOneOrFail(Paper, { id })).toMatchObject({
      ...wanted,
      targetedGoal: 'half \ufffd',
      status: 'in-progress',
      questionCount: chosen.length,
      maxTimeMinutes: 30,
      exchangeCount: 0,
      completedAt: null,
    });
    const questions = await em.find(PaperQuestion, { paperId: id }, { orderBy: { questionIndex: 'asc' } });
    expect(
      questions.map(({ question, itemId, template, seenAt }) => ({ question, itemId, template, seenAt })),
    ).toEqual(
      chosen.map(({ question, provenance: { template } }) => ({
        question,
        itemId: question.id,
        template,
        seenAt: null,
      })),
    );
    const schemes = await em.find(PaperMarkScheme, { paperId: id }, { orderBy: { questionIndex: 'asc' } });
    expect(schemes.map(({ scheme }) => scheme)).toEqual(chosen.map(({ scheme }) => scheme));
    const told = await em.find(OutboxMessage, { name: paperCreated.name });
    expect(told.map(({ data }) => data)).toContainEqual({
      assessmentId: id,
      pupilId: wanted.pupilId,
      type: 'targeted',
      gradeLevel: 'Primary 4',
      itemIds: chosen.map(({ question }) => question.id),
    });
  });

  it('is one for a request that comes twice, also at once, and counts once', async () => {
    const wanted = request();
    const made = await Promise.all([make(wanted), make(wanted)]);
    made.push(await make(wanted));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await countPapers(wanted.pupilId)).toBe(1);
    expect(await countMade(wanted.pupilId)).toBe(1);
  });

  it('is refused beyond the papers of a day, also when several are asked for at once', async () => {
    const pupilId = uuid();
    const asked = await Promise.allSettled([1, 2, 3, 4].map(() => make(request({ pupilId }))));
    const refused = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(refused).toEqual(Array.from({ length: 2 }, () => expect.objectContaining({ code: 'day-limit' })));
    const select = jest.fn(async () => items());
    await expect(papers.createFrom(request({ pupilId }), select)).rejects.toMatchObject({
      code: 'day-limit',
    });
    expect(select).not.toHaveBeenCalled();
    expect(await countPapers(pupilId)).toBe(PER_DAY);
    expect(await countMade(pupilId)).toBe(PER_DAY);
    expect(await database.fork().count(OutboxMessage, { data: { pupilId } })).toBe(PER_DAY);
  });

  it('does not count to today when it is of another time', async () => {
    const pupilId = uuid();
    const at = new Date('2026-10-01T02:00:00.000Z');
    const made = await make(request({ pupilId, at }));
    expect((await database.fork().findOneOrFail(Paper, { id: made.id })).createdAt).toEqual(at);
    expect(await countMade(pupilId)).toBe(0);
  });

  it('begins to count anew on the next day', async () => {
    const pupilId = uuid();
    for (let n = 0; n < PER_DAY; n += 1) await make(request({ pupilId }));
    await database.fork().nativeUpdate(PapersMade, { pupilId }, { day: '2026-01-01' });
    await make(request({ pupilId }));
    expect(await countMade(pupilId)).toBe(1);
  });
});

describe('findOpenDiagnostic', () => {
  it('finds the diagnostic that is open or in marking, of this grade alone', async () => {
    const wanted = request({ type: 'diagnostic' });
    const { pupilId, gradeLevel } = wanted;
    expect(await papers.findOpenDiagnostic(pupilId, gradeLevel)).toBeNull();
    const { id } = await make(wanted);
    expect(await papers.findOpenDiagnostic(pupilId, gradeLevel)).toMatchObject({ id, status: 'in-progress' });
    expect(await papers.findOpenDiagnostic(pupilId, 'Primary 5')).toBeNull();
    const change = (changes: object) => database.fork().nativeUpdate(Paper, { id }, changes);
    await change({ status: 'marking', lastSavedAt: new Date() });
    expect(await papers.findOpenDiagnostic(pupilId, gradeLevel)).toMatchObject({ id, status: 'marking' });
    await change({ lastSavedAt: new Date('2026-01-01T00:00:00.000Z') });
    expect(await papers.findOpenDiagnostic(pupilId, gradeLevel)).toBeNull();
    await change({ status: 'completed' });
    expect(await papers.findOpenDiagnostic(pupilId, gradeLevel)).toBeNull();
  });
});
