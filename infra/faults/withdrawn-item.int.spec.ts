import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { MarkCorrection } from '@sumfox/contracts/assessment/correction.endpoints';
import type { CompletedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { AuditEntry } from '@sumfox/contracts/identity/audit.endpoints';
import type { MarkScheme, PupilQuestion } from '@sumfox/contracts/question/item';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { type AnswerStyle, type OpenPaper, answersOf, openPaper, submit } from './paper-driver.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { type Person, join, pupil as newPupil } from './people-driver.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await leaseTestStack();
});

afterAll(() => stack?.stop());

const inAssessment = <Row extends object>(text: string, params: unknown[] = []) =>
  stack.sql<Row & Record<string, unknown>>('assessment', text, params);

interface Sitting extends Person {
  paper: OpenPaper;
}

/** A new pupil with an open paper, which does not bear the item named: the bank is new, and gives many the same. */
async function sit(withoutItem?: string): Promise<Sitting> {
  const person = await join(stack, newPupil({ gradeLevel: 'Primary 5' }));
  const paper = await openPaper(stack, person.client, 'adaptive');
  return paper.questions.some(({ id }) => id === withoutItem) ? sit(withoutItem) : { ...person, paper };
}

/** Copies the first question of a paper with its key to the first place of another, as a draw would. */
async function sharing(first: Sitting): Promise<Sitting> {
  const other = await sit(first.paper.questions[0]?.id);
  for (const [table, columns] of [
    ['paper_questions', 'item_id, question, sub_strand_id, heuristic_id, level, template'],
    ['paper_mark_schemes', 'scheme'],
  ])
    await inAssessment(
      `update ${table} set (${columns}) = (select ${columns} from ${table} where paper_id = $1 and question_index = 0)
       where paper_id = $2 and question_index = 0`.replace('(scheme) = (select', 'scheme = (select'),
      [first.paper.id, other.paper.id],
    );
  other.paper.questions[0] = first.paper.questions[0]!;
  other.paper.schemes[0] = first.paper.schemes[0]!;
  return other;
}

/** A new pupil with a first question that can get another answerable key: an option or a plain number. */
async function sitBeforeSimpleKey(): Promise<Sitting> {
  const sitting = await sit();
  const { questionType, parts } = sitting.paper.schemes[0]!;
  const isSimple = questionType === 'mcq' || parts.every(({ expected }) => /^\d+$/.test(expected));
  return isSimple ? sitting : sitBeforeSimpleKey();
}

function withWrongKey(whole: MarkScheme): MarkScheme {
  const scheme = structuredClone(whole);
  const [part] = scheme.parts;
  if (scheme.questionType === 'mcq')
    // Not the option that a wrong answer takes, which is the first that is not right.
    part!.expected = part!.expected === 'D' ? 'C' : 'D';
  else for (const each of scheme.parts) Object.assign(each, { expected: '424242', acceptedAnswers: [] });
  scheme.modelAnswer = part!.expected;
  return scheme;
}

/** Another key, and another question where one is given, on every copy of the item. */
async function spoil(itemId: string, scheme: MarkScheme, question?: PupilQuestion): Promise<void> {
  await inAssessment(
    `update paper_mark_schemes s set scheme = $2 from paper_questions q
     where q.paper_id = s.paper_id and q.question_index = s.question_index and q.item_id = $1`,
    [itemId, JSON.stringify(scheme)],
  );
  await stack.sql('content', 'update items set scheme = $2 where id = $1', [itemId, JSON.stringify(scheme)]);
  if (!question) return;
  await inAssessment('update paper_questions set question = $2 where item_id = $1', [
    itemId,
    JSON.stringify(question),
  ]);
  await stack.sql('content', 'update items set question = $2 where id = $1', [
    itemId,
    JSON.stringify(question),
  ]);
}

/** Words that were never there: it is not the question that its key is for. */
const misprinted = (question: PupilQuestion): PupilQuestion => ({
  ...question,
  questionText: `${question.questionText} There are 7919 more.`,
});

async function handIn({ client, paper }: Sitting, styles: readonly AnswerStyle[] = ['right']) {
  const { status, body } = await submit(client, paper, answersOf(paper, styles));
  expect([status, body]).toEqual([200, expect.objectContaining({ status: 'completed' })]);
  return body;
}

async function done({ client, paper }: Sitting): Promise<CompletedAssessment> {
  const { body } = await client.get<{ assessment: CompletedAssessment }>(
    `/api/assessments/access/${paper.id}`,
  );
  return body.assessment;
}

const messages = async ({ client }: Sitting): Promise<MarkCorrection[]> =>
  (await client.get<{ corrections: MarkCorrection[] }>('/api/mark-corrections')).body.corrections;

const challenge = ({ client, paper }: Sitting, challengeReason = 'correct-result') =>
  client.post<{ decision: string }>(`/api/assessments/${paper.id}/challenge`, {
    questionIndex: 0,
    challengeReason,
  });

/** What the audit log says of a pupil's marks. */
async function audited({ user }: Sitting): Promise<AuditEntry[]> {
  const admin = await stack.api('admin');
  const { body } = await admin.get<{ entries: AuditEntry[] }>(
    `/api/admin/audit?action=mark.raised&person=${user.userId}`,
  );
  return body.entries;
}

const effectOf = async ({ paper }: Sitting): Promise<unknown> =>
  (await inAssessment('select effect from mark_corrections where paper_id = $1', [paper.id]))[0]?.effect;

const expectCorrection = (sitting: Sitting, effect: string) =>
  eventually(async () => ((await effectOf(sitting)) === effect ? true : null));

/** Holds a paper as a long save would. Resolves to the release. */
async function hold({ paper }: Sitting): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: stack.databaseUrl('assessment') });
  await client.connect();
  await client.query('begin');
  await client.query('select 1 from papers where id = $1 for update', [paper.id]);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

/** Every mark and the score of a paper. */
const standing = (sitting: Sitting) =>
  inAssessment(
    `select p.score, r.question_index, r.marks_awarded, r.feedback, r.marked_at from papers p
     join question_results r on r.paper_id = p.id where p.id = $1 order by r.question_index`,
    [sitting.paper.id],
  );

describe('key that one pupil finds wrong', () => {
  it('is corrected for every pupil, once, despite repeats and kills', async () => {
    const finder = await sitBeforeSimpleKey();
    const others = [await sharing(finder), await sharing(finder)] as const;
    const lucky = await sharing(finder);
    const open = await sharing(finder);
    const item = finder.paper.questions[0]!;
    const stranger = await sit(item.id);
    const wrongKey = withWrongKey(finder.paper.schemes[0]!);
    await spoil(item.id, wrongKey);
    for (const each of [finder, ...others, stranger]) await handIn(each);
    const byWrongKey = {
      ...lucky,
      paper: { ...lucky.paper, schemes: [wrongKey, ...lucky.paper.schemes.slice(1)] },
    };
    await handIn(byWrongKey);
    const untouched = [await standing(stranger), await standing(lucky)];
    expect((await done(others[0])).feedback[0]?.marksAwarded).toBe(0);
    expect((await done(lucky)).score).toBe(100);

    // Dies while the last of them is being seen to.
    const release = await hold(others[1]);
    expect((await challenge(finder)).body.decision).toBe('approved');
    await expectCorrection(others[0], 'raised');
    await stack.processes.assessment.kill('SIGKILL');
    await release();
    await stack.processes.assessment.restart();
    // Told again and again, under the same id and under others.
    await stack.sql(
      'content',
      `update outbox_messages set published_at = null where name = 'item.withdrawn'`,
    );
    await stack.sql(
      'content',
      `insert into outbox_messages (id, kind, name, data, carrier, created_at, published_at)
       select gen_random_uuid(), kind, name, data, carrier, now(), null from outbox_messages, generate_series(1, 10)
       where name = 'item.withdrawn'`,
    );
    for (const each of others) await expectCorrection(each, 'raised');
    await expectCorrection(open, 'rekeyed');
    await expectCorrection(lucky, 'kept');

    for (const each of [finder, ...others]) {
      const paper = await done(each);
      expect(paper.score).toBe(100);
      expect(paper.questions[0]?.modelAnswer).toBe(finder.paper.schemes[0]?.modelAnswer);
    }
    // A mark never goes down, and other papers stay unchanged.
    expect([await standing(stranger), await standing(lucky)]).toEqual(untouched);
    expect(await effectOf(stranger)).toBeUndefined();
    // Proficiency is counted from these very rows.
    const [{ share } = { share: null }] = await inAssessment<{ share: string }>(
      'select sum(marks_awarded)::float8 / sum(marks_possible) as share from question_results where pupil_id = $1',
      [others[0].user.userId],
    );
    expect(Number(share)).toBe(1);

    // The open paper is marked by the right key.
    expect((await handIn(open)).score).toBe(100);

    // Each pupil is told once, except the one who found it.
    expect(await messages(finder)).toEqual([]);
    for (const each of others) {
      const told = await messages(each);
      expect(told).toEqual([
        {
          id: expect.any(String),
          assessmentId: each.paper.id,
          questionNumber: 1,
          marksGained: item.marks,
          message: expect.stringContaining(
            `more mark${item.marks === 1 ? '' : 's'} on Assessment #${each.paper.id}.`,
          ),
        },
      ]);
      const dismiss = (client = each.client) =>
        client.post(`/api/mark-corrections/${told[0]!.id}/dismiss`, {});
      expect((await dismiss(stranger.client)).status).toBe(404);
      expect((await messages(each)).length).toBe(1);
      expect([(await dismiss()).status, (await dismiss()).status]).toEqual([200, 200]);
      expect(await messages(each)).toEqual([]);
    }

    // One line in the log for each change of a score. The finder's mark is raised by the challenge or by the withdrawal
    // that follows from it, whichever is stored first; the other finds nothing to raise.
    for (const [each, cause] of [
      [finder, expect.stringMatching(/^(challenge|withdrawn)$/)],
      [others[0], 'withdrawn'],
      [others[1], 'withdrawn'],
    ] as const) {
      await eventually(async () => ((await audited(each)).length > 0 ? true : null));
      const entries = await audited(each);
      expect(entries).toHaveLength(1);
      expect(entries[0]).toMatchObject({
        actor: null,
        target: { userId: each.user.userId },
        details: { assessmentId: each.paper.id, question: 1, cause, marksBefore: 0, marksAfter: item.marks },
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      });
      expect(entries[0]!.details.scoreAfter).toBe(100);
    }
    for (const each of [lucky, stranger]) expect(await audited(each)).toEqual([]);
  });
});

describe('faulty question without a right key', () => {
  it('gives all its marks to every pupil with it, and stays on papers, since a device may hold work on it', async () => {
    const finder = await sit();
    const [marked, answered, quiet, busy] = [
      await sharing(finder),
      await sharing(finder),
      await sharing(finder),
      await sharing(finder),
    ];
    const item = finder.paper.questions[0]!;
    await spoil(item.id, withWrongKey(finder.paper.schemes[0]!), misprinted(item));
    for (const each of [finder, marked]) await handIn(each, ['wrong', 'right', 'right']);
    const save = ({ client, paper }: Sitting, entry: object) =>
      client.post(`/api/assessments/${paper.id}/save`, { answers: [{ revision: 2, ...entry }] });
    await save(answered, { questionIndex: 0, working: 'all my thoughts' });
    await inAssessment(
      `update papers set last_saved_at = null, created_at = now() - interval '2 hours' where id = $1`,
      [quiet.paper.id],
    );
    await save(busy, { questionIndex: 1, working: 'another question' });

    // Reported on a finished paper: found faulty, out of the bank, and everybody's papers follow.
    const { body } = await finder.client.post<{ outcome: string }>(
      `/api/assessments/${finder.paper.id}/flag-question`,
      { questionIndex: 0, originalQuestion: item },
    );
    expect(body.outcome).toBe('faulty');
    expect(await stack.sql('content', 'select status from items where id = $1', [item.id])).toEqual([
      { status: 'retired' },
    ]);
    await expectCorrection(marked, 'raised');
    const raised = await done(marked);
    expect(raised.feedback[0]).toMatchObject({
      isCorrect: true,
      marksAwarded: item.marks,
      feedback: 'We found a mistake in this question. You get all its marks.',
    });
    expect(await messages(marked)).toHaveLength(1);
    // No key of it is right, so none is shown.
    for (const each of [finder, marked]) {
      const { questions, feedback } = await done(each);
      expect(questions[0]).toMatchObject({ modelAnswer: '', solutionSteps: [] });
      expect(feedback[0]?.modelAnswer).toEqual({ answer: '', working: '' });
      expect(questions[1]?.modelAnswer).not.toBe('');
    }

    for (const each of [quiet, answered, busy]) {
      await expectCorrection(each, 'all-marks');
      // A wrong key does not lead to "not yet" or to a shown solution.
      const check = await each.client.post<{ error: string }>(`/api/assessments/${each.paper.id}/check`, {
        questionIndex: 0,
        ...answersOf(each.paper, ['wrong'])[0],
      });
      expect([check.status, check.body.error]).toEqual([
        409,
        'We found a mistake in this question. You get all its marks.',
      ]);
      // A child's answer stays on every device; no answer can be right, so every answer is.
      const wrong = await handIn(each, ['wrong', 'right', 'right']);
      expect(wrong.feedback[0]).toMatchObject({ isCorrect: true, marksAwarded: item.marks });
    }
  });
});

describe('doubted question', () => {
  /** Says it as another service would, through its outbox. */
  const doubt = (itemId: string, reason: string) =>
    stack.sql(
      'marking',
      `insert into outbox_messages (id, kind, name, data, carrier, created_at, published_at)
       values (gen_random_uuid(), 'event', 'item.doubted', $1, '{}', now(), null)`,
      [JSON.stringify({ itemId, doubt: reason, answers: 60 })],
    );
  const retired = (itemId: string) =>
    eventually(async () => {
      const [row] = await stack.sql('content', 'select status from items where id = $1', [itemId]);
      return row?.status === 'retired' ? true : null;
    });

  it('is no longer drawn after doubts from its answers, and its marks stay', async () => {
    const sitting = await sit();
    const { id } = sitting.paper.questions[0]!;
    await handIn(sitting, ['wrong']);
    const before = await standing(sitting);
    await doubt(id, 'discrimination');
    await retired(id);
    expect(await inAssessment('select 1 from withdrawn_items where item_id = $1', [id])).toEqual([]);
    expect(await standing(sitting)).toEqual(before);
  });

  it("gives every pupil all its marks by a person's verdict, whatever the engine says", async () => {
    const sitting = await sit();
    const { id, marks } = sitting.paper.questions[0]!;
    await handIn(sitting, ['wrong', 'right', 'right']);
    await doubt(id, 'person');
    await retired(id);
    await expectCorrection(sitting, 'raised');
    expect((await done(sitting)).feedback[0]).toMatchObject({ isCorrect: true, marksAwarded: marks });
  });

  it("is rechecked when a person overrules the engine's result", async () => {
    const finder = await sitBeforeSimpleKey();
    const other = await sharing(finder);
    const { id, marks } = finder.paper.questions[0]!;
    const wrongKey = withWrongKey(finder.paper.schemes[0]!);
    for (const each of [finder, other]) await handIn(each, ['wrong', 'right', 'right']);
    // A slip on one paper only: the copy of the other is right, and stays.
    await inAssessment(
      'update paper_mark_schemes set scheme = $2 where paper_id = $1 and question_index = 0',
      [finder.paper.id, JSON.stringify(wrongKey)],
    );
    expect((await challenge(finder)).body.decision).toBe('approved');
    await expectCorrection(other, 'kept');
    expect((await done(other)).feedback[0]?.marksAwarded).toBe(0);
    await doubt(id, 'person');
    await eventually(async () => ((await done(other)).feedback[0]?.marksAwarded === marks ? true : null));
    expect(await messages(other)).toHaveLength(1);
  });

  it('is shown to admins among the figures of questions', async () => {
    const admin = await stack.api('admin');
    const figures = await eventually(async () => {
      const { body } = await admin.get<Record<string, number>>('/api/admin/question-flags-stats');
      return body['inReview'] === 3 && body['withdrawn'] === 4 ? body : null;
    });
    // One report, of a question at fault; two keys put right, after a challenge each.
    expect(figures).toMatchObject({
      totalFlagged: 1,
      autoFixed: 2,
      challenges: { approved: 2, rejected: 0 },
    });
    expect(figures['answers']).toBeGreaterThan(20);
    expect((figures as unknown as { qualityScoreIsDefault: boolean }).qualityScoreIsDefault).toBe(false);
  });
});

describe('answer that a person accepts afterwards', () => {
  it('counts for every pupil who gave it, before and after, and for no other', async () => {
    const ONE_WRONG: readonly AnswerStyle[] = ['wrong', 'right', 'right', 'right', 'right'];
    const finder = await sit();
    const [item] = finder.paper.questions;
    const [twin, worked, late] = [await sharing(finder), await sharing(finder), await sharing(finder)];
    for (const each of [finder, twin]) await handIn(each, ONE_WRONG);
    // The same answer beside another working: it is not the answer alone that a person has read.
    const [first, ...rest] = answersOf(worked.paper, ONE_WRONG);
    await submit(worked.client, worked.paper, [{ ...first!, workingSteps: '1 + 1 = 3' }, ...rest]);
    expect((await challenge(finder, 'method-valid')).body.decision).toBe('waiting');

    // Dies while the twin's mark is being raised.
    const release = await hold(twin);
    const admin = await stack.api('admin');
    const { body } = await admin.get<{ reviews: Array<{ reviewId: string; itemId: string }> }>(
      '/api/admin/reviews?limit=50',
    );
    const entry = body.reviews.find(({ itemId }) => itemId === item!.id);
    const decision = { marksAwarded: item!.marks, isKeyFaulty: false };
    expect((await admin.post(`/api/admin/reviews/${entry!.reviewId}`, decision)).status).toBe(200);
    await eventually(async () => ((await done(finder)).score === 100 ? true : null));
    await stack.processes.assessment.kill('SIGKILL');
    await release();
    await stack.processes.assessment.restart();

    await expectCorrection(twin, 'raised');
    const raised = await done(twin);
    expect(raised.score).toBe(100);
    expect(raised.feedback[0]).toMatchObject({
      isCorrect: true,
      marksAwarded: item!.marks,
      feedback: 'We looked at an answer like yours again. It counts.',
    });
    expect(await messages(finder)).toEqual([]);
    expect(await messages(twin)).toEqual([
      expect.objectContaining({
        marksGained: item!.marks,
        message: `We looked at an answer like yours again. It counts! You got ${item!.marks} more mark${item!.marks === 1 ? '' : 's'} on Assessment #${twin.paper.id}.`,
      }),
    ]);
    await eventually(async () => ((await audited(twin)).length > 0 ? true : null));
    expect(await audited(twin)).toEqual([
      expect.objectContaining({ details: expect.objectContaining({ cause: 'same-answer' }) }),
    ]);
    expect((await done(worked)).feedback[0]?.marksAwarded).toBe(0);

    expect((await handIn(late, ONE_WRONG)).score).toBe(100);
    expect(await messages(late)).toEqual([]);
  });
});
