import { expect, it } from '@jest/globals';
import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import { describePlace } from './place-words.rules.js';

const place = (changes: Partial<Place>): Place => ({
  subStrandId: 'ratio',
  name: 'Ratio',
  answers: 10,
  rightAtFirstTry: 5,
  stage: 'tree',
  grownAt: null,
  needsCare: false,
  ...changes,
});

it.each([
  [place({ stage: 'seed', answers: 0, rightAtFirstTry: 0 }), 'A new place. Plant it.'],
  [place({ stage: 'sprout', answers: 3 }), '3 of 5 answers yet.'],
  [place({}), '5 of 10 right at the first try. 4 of 5 make it grown.'],
  // Enough right answers: what is missing is the certainty of the forecast, not the share.
  [place({ rightAtFirstTry: 9 }), '9 of 10 right at the first try. A few harder ones make it grown.'],
  [place({ stage: 'grown' }), 'Grown! It stays yours.'],
  [place({ stage: 'grown', needsCare: true }), 'Grown, and yours. The last ones were harder. Come by again.'],
])('describePlace of %j says "%s"', (each, words) => {
  expect(describePlace(each, false)).toBe(words);
});

it.each(['sprout', 'tree'] as const)('describePlace names no count of a %s to the youngest', (stage) => {
  expect(describePlace(place({ stage }), true)).toBe('It is growing. Water it.');
});
