import { describe, expect, it } from '@jest/globals';
import { isReviewOpen, nextReview } from './review.rules.js';

const day = (n: number): Date => new Date(Date.UTC(2026, 2, 1 + n, 9));
const right = (n: number) => ({ share: 1, at: day(n) });
const wrong = (n: number) => ({ share: 0, at: day(n) });

describe('nextReview', () => {
  it.each([
    ['one day after the first success', [right(0)], day(1)],
    ['three days after the second', [right(0), right(1)], day(4)],
    ['seven days after the third', [right(0), right(1), right(4)], day(11)],
    ['then every three weeks', [right(0), right(1), right(4), right(11), right(32)], day(53)],
    ['from the start again after a slip', [right(0), right(1), wrong(2), right(3)], day(4)],
    [
      'not pushed away by practising twice at once',
      [right(0), { share: 1, at: new Date(day(0).getTime() + 60_000) }],
      day(1),
    ],
  ])('is %s', (_, answers, expected) => {
    expect(nextReview(answers)).toEqual(expected);
  });

  it('schedules no review before the first right answer', () => {
    expect(nextReview([])).toBeNull();
    expect(nextReview([wrong(0), { share: 0.5, at: day(1) }])).toBeNull();
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
