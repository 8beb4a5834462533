import { expect, it } from '@jest/globals';
import { findHint } from './visual-share.rules.js';

it.each([
  ['data_handling', 0.95],
  ['geometry', 0.95],
  ['whole_numbers', 0.1],
  ['fractions', null],
  ['decimals', null],
  ['percentage', null],
])('the usual share of drawings of %s is %j', (subStrandId, share) => {
  expect(findHint(subStrandId)).toBe(share);
});
