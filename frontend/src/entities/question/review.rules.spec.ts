import { expect, it } from '@jest/globals';
import { solutionAnswer } from './review.rules.js';

it('names the option of a solution by letter and text', () => {
  const mcqOptions = [
    { label: 'A' as const, text: '302' },
    { label: 'B' as const, text: '312' },
  ];
  expect(solutionAnswer({ mcqOptions }, 'B')).toBe('B. 312');
  expect(solutionAnswer({ mcqOptions }, '302')).toBe('A. 302');
  const letters = [
    { label: 'A' as const, text: 'B' },
    { label: 'B' as const, text: 'A' },
  ];
  expect(solutionAnswer({ mcqOptions: letters }, 'B')).toBe('A. B');
  expect(solutionAnswer({ mcqOptions: null }, '3/4')).toBe('3/4');
});
