import { describe, expect, it } from '@jest/globals';
import { RepeatGuesses } from './repeat-guesses.js';

describe('RepeatGuesses', () => {
  it('allows twenty repeats of each form', () => {
    const guesses = new RepeatGuesses();
    const allowed = Array.from({ length: 22 }, () => guesses.take('one'));
    expect(allowed.filter(Boolean)).toHaveLength(20);
    expect(guesses.take('other')).toBe(true);
  });
});
