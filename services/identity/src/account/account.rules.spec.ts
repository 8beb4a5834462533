import { describe, expect, it } from '@jest/globals';
import { displayName, gradeOf, maySignIn, splitName } from './account.rules.js';

describe('account rules', () => {
  it.each([
    [true, false, false, true],
    [true, true, true, true],
    [true, true, false, false],
    [false, false, true, false],
    [false, true, true, false],
  ])('active %p, demo %p, demo mode %p: maySignIn returns %p', (isActive, isDemo, demoMode, may) => {
    expect(maySignIn({ isActive, isDemo }, demoMode)).toBe(may);
  });

  it('displayName returns the name, or the username without one', () => {
    expect(displayName({ firstName: 'Mei', lastName: 'Tan', username: 'mei1' })).toBe('Mei Tan');
    expect(displayName({ firstName: 'Mei', lastName: '', username: 'mei1' })).toBe('Mei');
    expect(displayName({ firstName: '', lastName: '', username: 'mei1' })).toBe('mei1');
  });

  it('gradeOf returns Primary 5 for an account without a grade', () => {
    expect(gradeOf({ gradeLevel: null })).toBe('Primary 5');
    expect(gradeOf({ gradeLevel: 'Primary 2' })).toBe('Primary 2');
  });
});

describe('splitName', () => {
  it.each([
    ['Mei Tan', 'Mei', 'Tan'],
    ['Nur Aisyah binte Rahim', 'Nur', 'Aisyah binte Rahim'],
    ['Mei', 'Mei', ''],
    [' 陈 小明 ', '陈', '小明'],
  ])('splits %p into %p and %p', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});
