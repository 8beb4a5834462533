import { describe, expect, it } from '@jest/globals';
import { displayName, foldUsername, gradeOf, maySignIn } from './account.rules.js';

describe('a folded username', () => {
  it.each([
    ['Mei.Tan', 'mei.tan'],
    ['  mei ', 'mei'],
    ['ＭＥＩ', 'mei'],
    ['ﬁona', 'fiona'],
    ['Parent@Example.com', 'parent@example.com'],
  ])('of %p is %p', (typed, folded) => {
    expect(foldUsername(typed)).toBe(folded);
  });

  it('keeps letters of other scripts apart, for the database to refuse', () => {
    expect(foldUsername('mei')).not.toBe(foldUsername('mеi'));
  });
});

describe('an account', () => {
  it.each([
    [true, false, false, true],
    [true, true, true, true],
    [true, true, false, false],
    [false, false, true, false],
    [false, true, true, false],
  ])('active %p, demo %p, in demo mode %p: may sign in %p', (isActive, isDemo, demoMode, may) => {
    expect(maySignIn({ isActive, isDemo }, demoMode)).toBe(may);
  });

  it('is shown by name, and by username where there is none', () => {
    expect(displayName({ firstName: 'Mei', lastName: 'Tan', username: 'mei1' })).toBe('Mei Tan');
    expect(displayName({ firstName: 'Mei', lastName: '', username: 'mei1' })).toBe('Mei');
    expect(displayName({ firstName: '', lastName: '', username: 'mei1' })).toBe('mei1');
  });

  it('without a grade works in Primary 5', () => {
    expect(gradeOf({ gradeLevel: null })).toBe('Primary 5');
    expect(gradeOf({ gradeLevel: 'Primary 2' })).toBe('Primary 2');
  });
});
