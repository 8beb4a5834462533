import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { bankQuestions } from './bank.endpoints.js';

const levelsOf = (query: object) => z.parse(bankQuestions.query!, query).levels;

it('bank endpoint reads several levels separated by commas, and an empty value as all', () => {
  expect(levelsOf({ levels: 'Primary 1,Primary 2' })).toEqual(['Primary 1', 'Primary 2']);
  expect([levelsOf({}), levelsOf({ levels: '' })]).toEqual([[], []]);
});

it.each(['Primary 7', 'Primary 1,', 'all', 'Primary 1;Primary 2'])('bank endpoint rejects "%s"', (levels) => {
  expect(() => levelsOf({ levels })).toThrow();
});
