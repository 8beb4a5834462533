import { describe, expect, it } from '@jest/globals';
import { loadAssessmentConfig } from './config.js';

describe('PAPERS_PER_DAY', () => {
  it('is twenty, and unlimited in load runs', () => {
    expect(loadAssessmentConfig({}).papersPerDay).toBe(20);
    expect(loadAssessmentConfig({ RATE_LIMITS: 'off', NODE_ENV: 'test' }).papersPerDay).toBeNull();
  });

  it('stays twenty in production', () => {
    expect(() => loadAssessmentConfig({ RATE_LIMITS: 'off', NODE_ENV: 'production' })).toThrow('RATE_LIMITS');
  });
});
