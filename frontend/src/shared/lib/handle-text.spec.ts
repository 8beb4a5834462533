import { expect, it } from '@jest/globals';
import { handleText } from './handle-text.js';

it.each([
  ['mei', '@mei'],
  ['pat@example.sg', 'pat@example.sg'],
])('writes %s as %s', (username, text) => {
  expect(handleText(username)).toBe(text);
});
