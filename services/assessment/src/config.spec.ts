import { describe, expect, it } from '@jest/globals';
import { loadAssessmentConfig, loadDemoHistory } from './config.js';

describe('PAPERS_PER_DAY', () => {
  it('is twenty, and unlimited in load runs', () => {
    expect(loadAssessmentConfig({}).papersPerDay).toBe(20);
    expect(loadAssessmentConfig({ RATE_LIMITS: 'off', NODE_ENV: 'test' }).papersPerDay).toBeNull();
  });

  it('stays twenty in production', () => {
    expect(() => loadAssessmentConfig({ RATE_LIMITS: 'off', NODE_ENV: 'production' })).toThrow('RATE_LIMITS');
  });
});

describe('loadDemoHistory', () => {
  it('wants a history only of a demo product', () => {
    expect(loadDemoHistory({ DEMO_MODE: '1', DEMO_HISTORY: '1' })).toBe(true);
    expect(loadDemoHistory({ DEMO_MODE: '0', DEMO_HISTORY: '1' })).toBe(false);
    expect(loadDemoHistory({ DEMO_MODE: '1' })).toBe(false);
  });
});
