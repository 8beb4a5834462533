import { expect, it } from '@jest/globals';
import { awardLine } from './award-line.rules.js';

it.each([
  ['problem-solver', 'You stayed with it. I saw that.'],
  ['second-look', 'You put your mistakes right.'],
  ['hint-wise', 'First a hint, then all yours.'],
  ['welcome-back', 'This one is for coming back.'],
  ['pattern-finder', 'You found a way of your own.'],
])('awardLine of %s says "%s"', (id, line) => {
  expect(awardLine(id)).toBe(line);
});
