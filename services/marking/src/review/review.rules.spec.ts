import { describe, expect, it } from '@jest/globals';
import { markResponse } from '@sumfox/question-kinds/mark-response';
import { buildShares } from '../testing/shares.js';
import { toRaisedMark } from './review.rules.js';

const standing = markResponse(buildShares('84', '3 + 4 + 5 = 12'));
const decide = (marksAwarded: number | null, isKeyFaulty = false, mark: typeof standing | null = standing) =>
  toRaisedMark(mark, { marksAwarded, isKeyFaulty });

describe('toRaisedMark', () => {
  it('raises a mark', () => {
    expect(standing.marksAwarded).toBe(1);
    expect(decide(3)).toMatchObject({
      marksAwarded: 3,
      isCorrect: false,
      outcome: 'incorrect',
      reasonCode: 'person',
    });
    expect(decide(4)).toMatchObject({ marksAwarded: 4, isCorrect: true, outcome: 'correct' });
    expect(decide(null, true)).toMatchObject({ marksAwarded: 4, reasonCode: 'question-at-fault' });
  });

  it('keeps a mark', () => {
    expect(decide(1)).toBeNull();
    expect(decide(null)).toBeNull();
    expect(decide(null, false, null)).toBeNull();
    expect(decide(null, true, null)).toBeNull();
  });

  it.each([0, 5, 99])('rejects %d marks', (marks) => {
    expect(() => decide(marks)).toThrow('A mark can only go up');
  });

  it('rejects an item without marks', () => {
    expect(() => decide(1, false, null)).toThrow('Nothing is marked here.');
  });
});
