import { describe, expect, it } from '@jest/globals';
import { loadAssessmentConfig } from './config.js';

describe('the papers of a day', () => {
  it('are twenty, but in load runs', () => {
    expect(loadAssessmentConfig({}).papersPerDay).toBe(20);
    expect(loadAssessmentConfig({ RATE_LIMITS: 'off', NODE_ENV: 'test' }).papersPerDay).toBeNull();
  });

  it('stay twenty on a real site', () => {
    expect(() => loadAssessmentConfig({ RATE_LIMITS: 'off', NODE_ENV: 'production' })).toThrow('RATE_LIMITS');
  });
});
