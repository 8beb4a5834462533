import { expect, it } from '@jest/globals';
import { readCode } from './failure-code.rules.js';

it.each([
  ['0af76519', '0af76519'],
  [' 0AF7 6519 ', '0af76519'],
  ['Error code: 0af7-6519', '0af76519'],
  ['0af7651916cd43dd8448eb211c80319c', '0af7651916cd43dd8448eb211c80319c'],
  ['0af7651', null],
  ['hello world', null],
  ['0af7651916cd43dd8448eb211c80319c0', null],
  ['', null],
])('readCode of "%s" is %s', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
