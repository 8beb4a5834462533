import { describe, expect, it } from '@jest/globals';
import { callNameOf, displayName, gradeOf, maySignIn, toWholeName } from './account.rules.js';

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

describe('toWholeName', () => {
  it.each([
    ['Tan Mei Xin', 'Tan Mei Xin'],
    ['Nur Aisyah binte Rahim', 'Nur Aisyah binte Rahim'],
    ['Mei', 'Mei'],
    [' 陈  小明 ', '陈 小明'],
  ])('keeps %p in one piece, as %p', (name, firstName) => {
    expect(toWholeName(name)).toEqual({ firstName, lastName: '' });
  });
});

describe('callNameOf', () => {
  const person = { firstName: 'Tan Mei Xin', lastName: '', username: 'mei1' };
  it.each([
    [{ ...person, callName: 'Mei' }, 'Mei'],
    [{ ...person, callName: null }, 'Tan Mei Xin'],
    [{ ...person, firstName: 'Tan', lastName: 'Mei Xin' }, 'Tan Mei Xin'],
    [{ ...person, firstName: '' }, 'mei1'],
  ])('calls %j %s', (one, called) => {
    expect(callNameOf(one)).toBe(called);
  });
});
