import { expect, it } from '@jest/globals';
import { listTypeCards } from './selection.rules.js';

it('says what is usual and what this pupil will get', () => {
  const cards = listTypeCards('Primary 5', 7);
  expect(cards.map((card) => [card.type, card.usually.join(', '), card.truly])).toEqual([
    ['diagnostic', '25-35 minutes, 15-20 questions', 'Yours: 11, one for each topic'],
    ['adaptive', '20-25 minutes, 10-15 questions, 20% challenge and 80% developing', 'You chose 7'],
    ['targeted', '15-20 minutes, 8-12 questions', 'You chose 7'],
  ]);
  expect(listTypeCards('Primary 1', null).map((card) => card.truly)).toEqual([
    'Yours: 6, one for each topic',
    null,
    null,
  ]);
});
