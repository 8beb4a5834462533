import { describe, expect, it } from '@jest/globals';
import { newDifficulties } from '@sumfox/pupil-model/difficulties';
import { type Answer, PRODUCT_HEAD, chanceLater, learnPupil } from './ability.rules.js';
import { isReviewOpen, listDue } from './review.rules.js';

const day = (n: number): Date => new Date(Date.UTC(2026, 2, 1 + n, 9));
const RATIO = { subStrandId: 'ratio', heuristicId: 'h1_make_whole_model' };
const answer = (n: number, share: number, changes: Partial<Answer> = {}): Answer => ({
  ...RATIO,
  level: 'guided',
  questionType: 'mcq',
  template: 'boats',
  share,
  hintsUsed: 0,
  at: day(n),
  ...changes,
});
const able = (answers: readonly Answer[]) => {
  const model = { difficulties: newDifficulties(), head: PRODUCT_HEAD };
  return { model, pupil: learnPupil(model, answers) };
};
const due = (answers: readonly Answer[], now: Date) => listDue(able(answers), answers, now);
/** The first day on which ratio is due. */
function dueDay(answers: readonly Answer[]): number {
  let n = answers.at(-1)!.at.getTime() / 86_400_000 - day(0).getTime() / 86_400_000;
  while (due(answers, day(n)).length === 0 && n < 1000) n += 1;
  return n;
}

describe('listDue', () => {
  it('returns pairings that were right once the forecast has fallen under 80 %, with the question last asked', () => {
    const answers = Array.from({ length: 14 }, () => answer(0, 1));
    const n = dueDay(answers);
    expect(n).toBeGreaterThan(1);
    const chanceOn = (on: number) => chanceLater(able(answers), RATIO, 'guided', day(on));
    expect(chanceOn(n - 1)).toBeGreaterThanOrEqual(0.8);
    expect(due(answers, day(n))).toEqual([
      { ...RATIO, level: 'guided', questionType: 'mcq', forecast: chanceOn(n) },
    ]);
    expect(chanceOn(n)).toBeLessThan(0.8);
  });

  it('waits a day, since fresh practice does not prove retention', () => {
    const answers = Array.from({ length: 8 }, () => answer(0, 1));
    expect(chanceLater(able(answers), RATIO, 'guided', new Date(day(1).getTime() - 1))).toBeLessThan(0.8);
    expect(due(answers, new Date(day(1).getTime() - 1))).toEqual([]);
    expect(due(answers, day(1))).toHaveLength(1);
  });

  it('waits longer with each success', () => {
    const days = [8, 12, 16, 24].map((count) => dueDay(Array.from({ length: count }, () => answer(0, 1))));
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(days.at(-1)).toBeGreaterThan(days[0]! + 2);
  });

  it('leaves out what is still being learned: its forecast never stood at 80 %', () => {
    expect(chanceLater(able([answer(0, 1)]), RATIO, 'guided', day(0))).toBeLessThan(0.8);
    expect(due([answer(0, 1)], day(9))).toEqual([]);
  });

  it('leaves out what was not right, or only half right, at the last answer', () => {
    const known = Array.from({ length: 12 }, () => answer(0, 1));
    expect(due(known, day(60))).toHaveLength(1);
    expect(due([...known, answer(1, 0)], day(60))).toEqual([]);
    expect(due([...known, answer(1, 0.5)], day(60))).toEqual([]);
    expect(due([], day(9))).toEqual([]);
  });

  it('lists the most forgotten first', () => {
    const answers = [
      ...Array.from({ length: 16 }, () => answer(0, 1, { subStrandId: 'money' })),
      ...Array.from({ length: 9 }, () => answer(0, 1, { subStrandId: 'rate' })),
    ];
    const list = due(answers, day(60));
    expect(list.map(({ subStrandId }) => subStrandId)).toEqual(['rate', 'money']);
    expect(list[0]!.forecast).toBeLessThan(list[1]!.forecast);
  });
});

describe('isReviewOpen', () => {
  it('is true after five completed papers ever, or one in the last seven days', () => {
    expect(isReviewOpen([], day(30))).toBe(false);
    expect(isReviewOpen([day(0), day(1), day(2), day(3)], day(30))).toBe(false);
    expect(isReviewOpen([day(0), day(1), day(2), day(3), day(4)], day(30))).toBe(true);
    expect(isReviewOpen([day(24)], day(30))).toBe(true);
    expect(isReviewOpen([day(22)], day(30))).toBe(false);
  });
});
