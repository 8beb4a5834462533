import { describe, expect, it } from '@jest/globals';
import { dayLimitReached, secondsToTomorrow, singaporeDayOf } from './day-limit.js';

describe('daily limit', () => {
  it('lasts until midnight in Singapore', () => {
    expect(secondsToTomorrow(new Date('2026-11-22T15:59:59.001Z'))).toBe(1);
    expect(secondsToTomorrow(new Date('2026-11-22T16:00:00.000Z'))).toBe(86_400);
    expect(secondsToTomorrow(new Date('2026-11-22T04:00:00.000Z'))).toBe(12 * 3_600);
  });

  it('error says when to try again', () => {
    const refusal = dayLimitReached('Enough for today.', new Date('2026-11-22T15:00:00.000Z'));
    expect(refusal).toMatchObject({
      kind: 'too-many',
      code: 'day-limit',
      message: 'Enough for today.',
      details: { retryAfterSeconds: 3_600 },
    });
  });
});

describe('singaporeDayOf', () => {
  const day = { start: new Date('2026-11-21T16:00:00.000Z'), end: new Date('2026-11-22T16:00:00.000Z') };

  it.each(['2026-11-21T16:00:00.000Z', '2026-11-22T04:00:00.000Z', '2026-11-22T15:59:59.999Z'])(
    'returns the midnights of Singapore around %s',
    (moment) => {
      expect(singaporeDayOf(new Date(moment))).toEqual(day);
    },
  );
});
