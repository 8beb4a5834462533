import { describe, expect, it } from '@jest/globals';
import { minutesText, timeOffer } from './gentle-time.rules.js';

const MIN = 60;

describe('what fox offers', () => {
  it.each([
    ['nothing at the start', 0, 0, 0, null],
    ['nothing just before 20 minutes', 20 * MIN - 1, 0, 0, null],
    ['a rest at 20 minutes', 20 * MIN, 0, 0, 'rest'],
    ['nothing after it was put aside', 25 * MIN, 0, 20 * MIN, null],
    ['the soft limit at 30 minutes', 30 * MIN, 0, 20 * MIN, 'limit'],
    ['the soft limit before a rest, when both are due', 31 * MIN, 0, 0, 'limit'],
    ['nothing right after the limit', 31 * MIN, 0, 30 * MIN, null],
    ['a rest 20 minutes after that', 50 * MIN, 0, 30 * MIN, 'rest'],
    ['nothing to who comes back at 19 minutes', 21 * MIN, 19 * MIN, 19 * MIN, null],
    ['the limit to who comes back at 19 minutes', 30 * MIN, 19 * MIN, 19 * MIN, 'limit'],
    ['no limit to who comes back after it', 41 * MIN, 40 * MIN, 40 * MIN, null],
    ['a rest to who comes back after it and sits on', 60 * MIN, 40 * MIN, 40 * MIN, 'rest'],
  ] as const)('%s', (_, paper, atOpening, answered, offer) => {
    expect(timeOffer({ paper, atOpening, answered, limit: 30 * MIN })).toBe(offer);
  });

  it('the limit that the paper was made with', () => {
    const time = { atOpening: 0, answered: 0, limit: 12 * MIN };
    expect(timeOffer({ ...time, paper: 12 * MIN - 1 })).toBeNull();
    expect(timeOffer({ ...time, paper: 12 * MIN })).toBe('limit');
  });
});

it.each([
  [0, '0 min'],
  [59, '0 min'],
  [60, '1 min'],
  [754, '12 min'],
  [3600, '1 h'],
  [3900, '1 h 5 min'],
])('%s seconds are %s', (seconds, text) => {
  expect(minutesText(seconds)).toBe(text);
});
