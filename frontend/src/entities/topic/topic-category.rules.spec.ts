import { expect, it } from '@jest/globals';
import { categoryOf, groupByCategory } from './topic-category.rules.js';

it.each([
  ['Number Patterns', '', 'patterns'],
  ['Fractions', 'A sequence of halves', 'patterns'],
  ['Model patterns', '', 'patterns'],
  ['Bar MODEL with fractions', '', 'strategies'],
  ['Part-whole', '', 'strategies'],
  ['Making a list', '', 'strategies'],
  ['Decimal operations', '', 'fractions'],
  ['Ratio', 'Use a model, a fraction or a perimeter', 'uncategorized'],
  ['Internal transfer', '', 'operations'],
  ['Calculation of area', '', 'operations'],
  ['Perimeter problems', '', 'geometry'],
  ['Word problems', '', 'word-problems'],
  ['', '', 'uncategorized'],
] as const)('"%s", "%s" belongs to %s', (name, description, category) => {
  expect(categoryOf({ name, description })).toBe(category);
});

it('groups in the order of the categories and leaves empty ones out', () => {
  const topics = ['Ratio', 'Area', 'Model', 'Perimeter'].map((name) => ({ name, description: '' }));
  expect(groupByCategory(topics).map(({ category, topics: { length } }) => [category, length])).toEqual([
    ['strategies', 1],
    ['geometry', 2],
    ['uncategorized', 1],
  ]);
});
