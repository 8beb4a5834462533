import { describe, expect, it } from '@jest/globals';
import { hintSize, hintSum } from './sum-hints.js';

describe('hintSum', () => {
  const found = [{ label: "Kumar's bookmarks", result: '61 bookmarks' }];

  it.each([
    ['68 + 28', 'Add 68 and 28.'],
    ['25 + 61 + 166', "Add 25 and 166 to Kumar's bookmarks."],
    ['305 − 143 − 95', 'Take 143 and 95 away from 305.'],
    ['$33 − $7', 'Take $7 away from $33.'],
    ['5 × 10', 'Multiply 5 by 10.'],
    ['280 ÷ 2', 'Divide 280 by 2.'],
    ['39 + 18 − 32', 'Add 39 and 18. Then take away 32.'],
    ['39 − 18 + 32', 'Take 18 away from 39. Then add 32.'],
  ])('tells what to do in %s and names what is found before', (sum, hint) => {
    expect(hintSum(sum, found, '7 bookmarks')).toBe(hint);
  });

  it.each([['5.05 p.m. − 25 min'], ['(3 + 4) × 2'], ['40 − 20']])(
    'says nothing of %s, which it cannot tell or which holds the answer',
    (sum) => {
      expect(hintSum(sum, found, '20 beads')).toBeNull();
    },
  );
});

describe('hintSize', () => {
  it.each([
    ['112 + 100', 'Will the answer be more or less than 112?'],
    ['3 × 10', 'How many equal groups are there? How many in each?'],
    ['28 ÷ 4', 'Think of 28 in equal groups.'],
  ])('lets a pupil think of the result of %s', (sum, hint) => {
    expect(hintSize(sum, '212 beads')).toBe(hint);
  });

  it('says nothing of several signs', () => {
    expect(hintSize('39 + 18 − 32', '25 beads')).toBeNull();
  });
});
