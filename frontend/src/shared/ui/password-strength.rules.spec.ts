import { expect, it } from '@jest/globals';
import { passwordStrength, strengthWord } from './password-strength.rules.js';

it.each([
  ['', 6, [], 0],
  ['abc', 6, [], 1],
  ['aaaaaaaaaaaaaa', 6, [], 1],
  ['password1', 6, [], 1],
  ['123456789', 6, [], 1],
  ['mei-tan-2019x', 6, ['mei-tan'], 1],
  ['blue7fox', 6, [], 2],
  ['blue7f', 6, [], 1],
  ['three blue foxes', 6, [], 3],
] as const)('"%s" (at least %i, known %j) is of level %i', (password, shortest, known, level) => {
  expect(passwordStrength(password, shortest, known)).toBe(level);
});

it('has a word for each level but the empty one', () => {
  expect(([0, 1, 2, 3] as const).map(strengthWord)).toEqual(['', 'Easy to guess', 'Good', 'Strong']);
});
