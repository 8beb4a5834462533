import { describe, expect, it } from '@jest/globals';
import { CallError } from '../../shared/api/call-error.js';
import type { SystemHealth } from './queries.js';
import { aiStatusWord, badgeStatus, durationWords, overallStatus } from './system-health.rules.js';

describe('the model on the System tab', () => {
  it.each([
    ['built-in', 'Built-in (no AI key)'],
    ['unknown', 'Not called lately'],
    ['operational', 'Operational'],
    ['degraded', 'Degraded'],
    ['down', 'Down'],
  ] as const)('%s reads "%s"', (status, word) => {
    expect(aiStatusWord(status)).toBe(word);
  });

  it.each([
    ['built-in', 'online'],
    ['unknown', 'online'],
    ['operational', 'online'],
    ['degraded', 'degraded'],
    ['down', 'degraded'],
  ] as const)('%s makes the system %s, and never offline', (aiServiceStatus, overall) => {
    const sound = { apiStatus: 'operational', databaseStatus: 'operational' } as const;
    expect(overallStatus({ ...sound, processes: [], aiServiceStatus })).toBe(overall);
  });
});

describe('the badge', () => {
  const health = {
    apiStatus: 'operational',
    databaseStatus: 'operational',
    aiServiceStatus: 'built-in',
    processes: [],
  } as unknown as SystemHealth;
  const fault = (status: number) => new CallError(status, 'x', 'x', '');

  it('says what the last answer says, and nothing before the first', () => {
    expect(badgeStatus(null, null)).toBeNull();
    expect(badgeStatus(health, null)).toBe('online');
    expect(badgeStatus({ ...health, databaseStatus: 'down' }, null)).toBe('offline');
  });

  it('does not go on saying Online when nobody answers any more', () => {
    expect(badgeStatus(health, fault(0))).toBe('offline');
    expect(badgeStatus(health, fault(503))).toBe('degraded');
    expect(badgeStatus(null, fault(504))).toBe('degraded');
  });
});

it.each([
  [59, '59 s'],
  [3_599, '59 min'],
  [3_600, '1 h 0 min'],
  [183_900, '51 h 5 min'],
])('%d seconds are %s, in hours and minutes', (seconds, words) => {
  expect(durationWords(seconds)).toBe(words);
});
