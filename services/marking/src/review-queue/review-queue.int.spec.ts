import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { proveSolution } from '@sumfox/contracts/marking/verification.calls';
import { v7 as uuid } from 'uuid';
import { erasePerson } from '@sumfox/platform/erasure/erase-person.queries';
import { database } from '../database.js';
import { ADMIN, challengesAt, newPaperId, questionOf } from '../testing/challenge-driver.js';
import { type JudgingStage, PUPIL, startJudgingStage } from '../testing/judging-stage.js';
import { SHARES_STEM, buildShares } from '../testing/shares.js';

let stage: JudgingStage;
beforeAll(async () => {
  stage = await startJudgingStage();
});
afterAll(() => stage?.stop());
beforeEach(() => stage.reset());

const { challenge, decide, events, reviews, stored } = challengesAt(() => stage);
const ITEM = '0192f0c1-0000-7000-8000-0000000000e1';
/** An answer that no rule can read, so that only a person can tell. */
const UNREAD = 'a lot I gess';

async function waiting(answer = UNREAD, working = 'see the drawing', questionId = uuid(), pupilId = PUPIL) {
  const judged = await challenge(buildShares(answer, working, 0, questionId), 'ai-error', { pupilId });
  expect(judged.reply.decision).toBe('waiting');
  return judged;
}

/** Requests a check of a solution that no rule can prove. */
async function verify(questionId = ITEM, pupilId = uuid(), paperId = newPaperId()) {
  stage.neighbours.rechecks = [{ outcome: 'unproved', scheme: null }];
  const response = buildShares('84', '', 0, questionId);
  const asked = {
    paperId,
    questionIndex: 0,
    pupilId,
    question: questionOf(response),
    scheme: response.scheme,
  };
  const { outcome } = await stage.client().call(proveSolution, asked);
  return { outcome, paperId, pupilId };
}

describe('review queue', () => {
  it('shows the question and the marks of the rules', async () => {
    const judged = await waiting();
    expect(await reviews()).toMatchObject([
      {
        kind: 'challenge',
        status: 'open',
        paperId: judged.paperId,
        asked: {
          questionText: SHARES_STEM,
          challengeReason: 'ai-error',
          response: { working: 'see the drawing' },
        },
        ruleMark: { marksAwarded: 0 },
        mark: null,
      },
    ]);
  });

  it('raises a mark once and publishes it', async () => {
    const judged = await waiting();
    const [entry] = await reviews();
    const { review } = await decide(entry!.reviewId, 3);
    expect(review).toMatchObject({ status: 'decided', decidedBy: ADMIN, mark: { marksAwarded: 3 } });
    expect((await decide(entry!.reviewId, 3)).review).toEqual(review);
    await expect(decide(entry!.reviewId, 4)).rejects.toMatchObject({ code: 'review-decided' });
    expect(await stored(judged)).toMatchObject({
      reply: { decision: 'approved', message: 'You were right. Now you have 3 of 4 marks.' },
      mark: { marksAwarded: 3, isCorrect: false },
    });
    expect(await events('challenge.decided')).toMatchObject([{ basis: 'person' }]);
    expect(await events('review.decided')).toMatchObject([
      { reviewId: entry!.reviewId, decidedBy: ADMIN, marksBefore: 0, marksAfter: 3, isKeyFaulty: false },
    ]);
  });

  it('rejects a lower mark and more than all marks, and accepts the same mark', async () => {
    const judged = await waiting();
    const [entry] = await reviews();
    for (const marks of [5, 99])
      await expect(decide(entry!.reviewId, marks)).rejects.toMatchObject({ code: 'wrong-marks' });
    await expect(decide(uuid(), 1)).rejects.toMatchObject({ code: 'review-not-found' });
    await decide(entry!.reviewId, null);
    await expect(decide(entry!.reviewId, 3)).rejects.toMatchObject({ code: 'review-decided' });
    expect((await stored(judged))?.reply).toMatchObject({ decision: 'rejected', scoreUpdated: false });
  });

  it('accepts the standing marks as a decision, also when repeated', async () => {
    // Rules have given one mark for the working; so many stand.
    await waiting(UNREAD, '3 + 4 + 5 = 12');
    const [entry] = await reviews();
    expect(entry!.ruleMark?.marksAwarded).toBe(1);
    const { review } = await decide(entry!.reviewId, 1);
    expect(review.mark).toBeNull();
    expect((await decide(entry!.reviewId, 1)).review).toEqual(review);
    await expect(decide(entry!.reviewId, 0)).rejects.toMatchObject({ code: 'review-decided' });
  });

  it('gives all marks for a faulty question and retires it', async () => {
    const judged = await waiting();
    const [entry] = await reviews();
    await decide(entry!.reviewId, null, true);
    // Solved again it held, and still a person overruled it: the child is not told that all came out the same.
    expect(await stored(judged)).toMatchObject({
      reply: { adminFeedback: 'A grown-up of our team looked at it.' },
      mark: { marksAwarded: 4, reasonCode: 'question-at-fault' },
    });
    expect(await events('item.doubted')).toMatchObject([{ itemId: entry!.itemId, doubt: 'person' }]);
    // No second review opens for a question that a person has found faulty, by any route.
    expect((await verify(entry!.itemId)).outcome).toBe('faulty');
    const later = buildShares('another I gess', 'other working', 0, entry!.itemId);
    expect((await challenge(later, 'ai-error', { pupilId: uuid() })).mark?.marksAwarded).toBe(4);
    expect(await reviews()).toEqual([]);
  });
});

describe('group of equal doubts', () => {
  it('is one entry with one decision, however many pupils ask', async () => {
    const asked = [];
    for (const answer of [UNREAD, ` ${UNREAD.toUpperCase()}  `, UNREAD])
      asked.push(await waiting(answer, 'see the drawing', ITEM, uuid()));
    const other = await waiting('another answer I gess', 'see the drawing', ITEM, uuid());
    const open = await reviews();
    expect(open.map(({ paperId }) => paperId)).toEqual([asked[0]!.paperId, other.paperId]);
    await decide(open[0]!.reviewId, 2);
    for (const each of asked) expect((await stored(each))?.mark?.marksAwarded).toBe(2);
    expect((await stored(other))?.reply.decision).toBe('waiting');
    const told = await events('review.decided');
    expect(told.map(({ assessmentId }) => assessmentId)).toEqual(asked.map(({ paperId }) => paperId));
    expect(await events('challenge.decided')).toHaveLength(3);
    // A later request for the same gets the answer at once.
    const later = await challenge(buildShares(UNREAD, 'see the drawing', 0, ITEM), 'ai-error', {
      pupilId: uuid(),
    });
    expect(later).toMatchObject({ reply: { decision: 'approved' }, mark: { marksAwarded: 2 } });
    expect(await reviews()).toHaveLength(1);
  });

  it('is decided for all pupils when all or no marks are given, and for one working otherwise', async () => {
    const doubt = (working: string) =>
      challenge(buildShares(UNREAD, working, 0, ITEM), 'correct-result', { pupilId: uuid() });
    const [one, two] = [await doubt('my drawing'), await doubt('another drawing')];
    const [first] = await reviews();
    expect(await reviews()).toHaveLength(1);
    await decide(first!.reviewId, 1);
    expect((await stored(one))?.mark?.marksAwarded).toBe(1);
    const [next] = await reviews();
    expect(next).toMatchObject({ paperId: two.paperId, status: 'open' });
    await decide(next!.reviewId, 4);
    expect((await stored(two))?.mark?.marksAwarded).toBe(4);
  });

  it('stays open after the erasure of its first pupil', async () => {
    const first = uuid();
    await waiting(UNREAD, '', ITEM, first);
    const second = await waiting(UNREAD, '', ITEM, uuid());
    await stage.db.transaction((em) =>
      erasePerson(em, database.erasure!, { userId: first, submissionIds: [] }),
    );
    expect(await reviews()).toMatchObject([{ paperId: second.paperId, status: 'open' }]);
  });

  it('is settled whole by a faulty question, which is withdrawn once', async () => {
    const challenges = [
      await waiting(UNREAD, 'one', ITEM, uuid()),
      await waiting('four I gess', 'two', ITEM, uuid()),
    ];
    await verify();
    const elsewhere = await waiting();
    const [entry] = await reviews();
    await decide(entry!.reviewId, null, true);
    for (const each of challenges) expect((await stored(each))?.mark?.marksAwarded).toBe(4);
    expect(await events('item.doubted')).toMatchObject([{ itemId: ITEM, doubt: 'person' }]);
    expect(await events('question.verified')).toMatchObject([{ outcome: 'waiting' }, { outcome: 'faulty' }]);
    expect((await reviews()).map(({ paperId }) => paperId)).toEqual([elsewhere.paperId]);
  });
});

describe('solution that was not proved', () => {
  it.each([
    ['holds', false, 'proved'],
    ['is at fault', true, 'faulty'],
  ] as const)(
    'is answered alike for every pupil after a person says %s',
    async (_what, isKeyFaulty, outcome) => {
      const [one, two] = [await verify(), await verify()];
      expect([one.outcome, two.outcome]).toEqual(['waiting', 'waiting']);
      const open = await reviews();
      expect(open).toMatchObject([{ kind: 'verification', paperId: one.paperId }]);
      await decide(open[0]!.reviewId, null, isKeyFaulty);
      expect(await events('review.decided')).toMatchObject([
        { assessmentId: one.paperId, isKeyFaulty },
        { assessmentId: two.paperId, isKeyFaulty },
      ]);
      // Asked again by the same pupil, and by another: what is settled never waits again.
      expect((await verify(ITEM, one.pupilId, one.paperId)).outcome).toBe(outcome);
      expect((await verify()).outcome).toBe(outcome);
      expect(await reviews()).toEqual([]);
    },
  );

  it('leaves the queue when the engine finds the question faulty', async () => {
    const response = buildShares('84', '', 0, ITEM);
    stage.neighbours.rechecks = [{ outcome: 'faulty', scheme: null }];
    const asked = { paperId: newPaperId(), questionIndex: 0, pupilId: PUPIL, question: questionOf(response) };
    const found = await stage.client().call(proveSolution, { ...asked, scheme: response.scheme });
    expect(found).toMatchObject({ outcome: 'faulty', scheme: null });
    expect(await reviews()).toEqual([]);
  });
});
