import { expect, it } from '@jest/globals';
import { choiceWords, isSameChoice, readLevelGroups } from './bank.rules.js';
import { scoreWords, subStrandName } from '../question/question-words.js';

it('calls a choice of levels by its name', () => {
  expect(choiceWords([])).toBe('all levels');
  expect(choiceWords(['Primary 5'])).toBe('Primary 5');
  expect(readLevelGroups().map(({ levels }) => choiceWords(levels))).toEqual(['Primary 1-3', 'Primary 4-6']);
});

it('tells two choices apart', () => {
  expect(isSameChoice(['Primary 1', 'Primary 2'], ['Primary 2', 'Primary 1'])).toBe(true);
  expect(isSameChoice(['Primary 1'], ['Primary 1', 'Primary 2'])).toBe(false);
  expect(isSameChoice(['Primary 1'], ['Primary 2'])).toBe(false);
});

it('shows a score as a percentage that is not rounded up to all', () => {
  expect([scoreWords(1), scoreWords(0.996), scoreWords(0.95)]).toEqual(['100%', '99.6%', '95%']);
});

it('names a sub-strand of its own level, and gives the id of one that is gone', () => {
  expect([subStrandName('Primary 5', 'data_handling'), subStrandName('Primary 1', 'ratio')]).toEqual([
    'Data and Averages',
    'ratio',
  ]);
});
