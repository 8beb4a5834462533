import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { noteServerTime, serverNow } from './server-clock.js';

const DAY = 86_400_000;
const HEADER = 'Sat, 21 Nov 2026 04:00:00 GMT';
const NOON = Date.parse(HEADER);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.setSystemTime(NOON);
  noteServerTime(HEADER);
  jest.useRealTimers();
});

describe('the clock of the server', () => {
  it.each([
    ['a day behind', -DAY],
    ['a day ahead', DAY],
    ['right', 0],
  ])('is known on a device that is %s, and goes on by itself', (_, wrongBy) => {
    jest.setSystemTime(NOON + wrongBy);
    noteServerTime(HEADER);
    jest.advanceTimersByTime(60_000);
    expect(serverNow()).toBe(NOON + 60_000);
  });

  it('is not moved by an answer that took a moment, by no header and by nonsense', () => {
    jest.setSystemTime(NOON + 2_000);
    for (const header of [HEADER, null, 'yesterday']) noteServerTime(header);
    expect(serverNow()).toBe(NOON + 2_000);
  });

  it('is right again when the device has been put right', () => {
    jest.setSystemTime(NOON - DAY);
    noteServerTime(HEADER);
    expect(localStorage.getItem('serverClockAhead')).toBe(String(DAY));
    jest.setSystemTime(NOON);
    noteServerTime(HEADER);
    expect(serverNow()).toBe(NOON);
  });
});
