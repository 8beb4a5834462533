import { expect, it } from '@jest/globals';
import { buildTopic } from '../../testing/topics.js';
import { NO_FILTERS, countActive, difficultyLook, filterTopics, hasFilters } from './topics.rules.js';

const area = buildTopic({ id: 'a', name: 'Area', description: 'Of a square', gradeLevel: 'Primary 3' });
const ratio = buildTopic({ id: 'r', name: 'Ratio', description: 'Equal shares', gradeLevel: 'Primary 5' });
const asleep = buildTopic({ id: 's', name: 'Area again', gradeLevel: 'Primary 3', isActive: false });
const all = [area, ratio, asleep];
const found = (filters: Partial<typeof NO_FILTERS>) =>
  filterTopics(all, { ...NO_FILTERS, ...filters }).map(({ id }) => id);

it('finds topics by words of name and description, by grade and by category, together', () => {
  expect(found({})).toEqual(['a', 'r', 's']);
  expect(found({ search: ' SQUARE  area ' })).toEqual(['a']);
  expect(found({ search: 'shares' })).toEqual(['r']);
  expect(found({ grade: 'Primary 3' })).toEqual(['a', 's']);
  expect(found({ category: 'geometry', search: 'again' })).toEqual(['s']);
  expect(found({ category: 'uncategorized', grade: 'Primary 3' })).toEqual([]);
});

it('knows whether anything is narrowed', () => {
  expect(hasFilters({ ...NO_FILTERS, search: '  ' })).toBe(false);
  expect(hasFilters({ ...NO_FILTERS, category: 'word-problems' })).toBe(true);
});

it('counts the active topics of each grade', () => {
  expect(countActive(all).map(({ count }) => count)).toEqual([0, 0, 1, 0, 1, 0]);
});

it('maps each difficulty to its word and colour', () => {
  expect([1, 2, 3, 4, 5].map((level) => Object.values(difficultyLook(level)).join(' '))).toEqual([
    'Very Easy green',
    'Easy green',
    'Medium amber',
    'Hard red',
    'Very Hard red',
  ]);
});
