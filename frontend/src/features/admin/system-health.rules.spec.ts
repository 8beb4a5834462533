import { describe, expect, it } from '@jest/globals';
import { aiStatusWord, overallStatus } from './system-health.rules.js';

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
    ['built-in', 'Online'],
    ['unknown', 'Online'],
    ['operational', 'Online'],
    ['degraded', 'Degraded'],
    ['down', 'Degraded'],
  ] as const)('%s makes the system %s, and never offline', (aiServiceStatus, overall) => {
    const sound = { apiStatus: 'operational', databaseStatus: 'operational' } as const;
    expect(overallStatus({ ...sound, processes: [], aiServiceStatus })).toBe(overall);
  });
});
