import { expect, it } from '@jest/globals';
import { categoryOf, groupByCategory } from './topic-category.rules.js';

it.each([
  ['Number Patterns', '', 'Data & Patterns'],
  ['Fractions', 'A sequence of halves', 'Data & Patterns'],
  ['Model patterns', '', 'Data & Patterns'],
  ['Bar MODEL with fractions', '', 'Problem Solving Strategies'],
  ['Part-whole', '', 'Problem Solving Strategies'],
  ['Making a list', '', 'Problem Solving Strategies'],
  ['Decimal operations', '', 'Fractions & Decimals'],
  ['Ratio', 'Use a model, a fraction or a perimeter', 'Uncategorized'],
  ['Internal transfer', '', 'Number Operations'],
  ['Calculation of area', '', 'Number Operations'],
  ['Perimeter problems', '', 'Geometry & Measurement'],
  ['Word problems', '', 'Word Problems'],
  ['', '', 'Uncategorized'],
] as const)('"%s", "%s" belongs to %s', (name, description, category) => {
  expect(categoryOf({ name, description })).toBe(category);
});

it('groups in the order of the categories and leaves empty ones out', () => {
  const topics = ['Ratio', 'Area', 'Model', 'Perimeter'].map((name) => ({ name, description: '' }));
  expect(groupByCategory(topics).map(({ category, topics: { length } }) => [category, length])).toEqual([
    ['Problem Solving Strategies', 1],
    ['Geometry & Measurement', 2],
    ['Uncategorized', 1],
  ]);
});
