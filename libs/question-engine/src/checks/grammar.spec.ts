import { describe, expect, it } from '@jest/globals';
import { listGrammarFaults } from './grammar.js';

describe('listGrammarFaults', () => {
  it.each([
    'Each task failed costs 1 points.',
    'After the first change 1 units are left.',
    'How many stamps are not inside a album?',
    'Siti has an bag.',
    'How long is the the rope?',
    'In Hour 26 the number of letters is 2650 letters.',
    'In 8 hours the number of bottles is ___ bottles.',
  ])('refuses %s', (text) => {
    expect(listGrammarFaults([text])).toHaveLength(1);
  });

  it.each([
    'Figure 1 comes before any step.',
    'It costs $1 less than the bag. There is 1 class in the hall.',
    'Take 2 1/2 cups, 3.1 litres and 8 + 1 units.',
    'Which is larger, angle a or angle b? Find angle a after the change.',
    'A uniform, a one-way ticket, an hour and an umbrella.',
    'The number of letters is 90. There are 90 letters.',
  ])('takes %s', (text) => {
    expect(listGrammarFaults([text])).toEqual([]);
  });
});
