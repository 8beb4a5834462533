import { describe, expect, it } from '@jest/globals';
import { type AnswerAmongOthers, doubtOf, pointBiserial } from './discrimination.rules.js';

const answer = (isCorrect: boolean, restShare: number): AnswerAmongOthers => ({ isCorrect, restShare });
/** Right where the rest is good, as often as asked. */
const sound = (n: number) =>
  Array.from({ length: n }, (_, i) => answer(i % 2 === 0, i % 2 === 0 ? 0.9 : 0.3));
/** Right by chance, independent of the other answers. */
const random = (n: number) =>
  Array.from({ length: n }, (_, i) => answer(i % 2 === 0, Math.floor(i / 2) % 2 === 0 ? 0.9 : 0.3));

describe('pointBiserial', () => {
  it('returns 1, −1 and 0 in the exact cases', () => {
    expect(pointBiserial(sound(10))).toBeCloseTo(1, 12);
    expect(pointBiserial(sound(10).map((a) => answer(!a.isCorrect, a.restShare)))).toBeCloseTo(-1, 12);
    expect(pointBiserial(random(8))).toBeCloseTo(0, 12);
  });

  it('agrees with a worked example', () => {
    // Means 0.6 and 0.5; sum of products 0.3; sums of squares 1.2 and 0.14: r = 0.3 / sqrt(1.2 × 0.14).
    const answers = [
      answer(true, 0.8),
      answer(true, 0.5),
      answer(true, 0.5),
      answer(false, 0.4),
      answer(false, 0.3),
    ];
    expect(pointBiserial(answers)).toBeCloseTo(0.3 / Math.sqrt(1.2 * 0.14), 12);
  });

  it('returns null when scores or answers do not vary', () => {
    expect(pointBiserial([])).toBeNull();
    expect(pointBiserial([answer(true, 0.2), answer(true, 0.9)])).toBeNull();
    expect(pointBiserial([answer(true, 0.7), answer(false, 0.7)])).toBeNull();
  });
});

describe('doubtOf', () => {
  it('returns null before 30 answers, and for a sound question', () => {
    expect(doubtOf(random(28), 28, 0)).toBeNull();
    expect(doubtOf(random(32), 32, 0)).toBe('discrimination');
    expect(doubtOf(sound(32), 32, 0)).toBeNull();
  });

  it('reports too many accepted challenges above 2 % of at least 50 answers', () => {
    expect(doubtOf(sound(50), 50, 1)).toBeNull();
    expect(doubtOf(sound(50), 50, 2)).toBe('challenges');
    expect(doubtOf(sound(48), 49, 9)).toBeNull();
  });

  it('returns null when every pupil answers right', () => {
    expect(
      doubtOf(
        sound(40).map((a) => answer(true, a.restShare)),
        40,
        0,
      ),
    ).toBeNull();
  });
});
