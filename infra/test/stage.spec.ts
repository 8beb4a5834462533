import { describe, expect, it } from '@jest/globals';
import { countJest, type JestReport } from './stage.ts';

const report = (over: Partial<JestReport>): JestReport => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  success: true,
  ...over,
});
const ended = (code: number | null) => ({ code, output: '' });

describe('counting a run of jest', () => {
  it('counts what passed', () => {
    expect(countJest(report({}), ended(0))).toMatchObject({ passed: 5, failed: 0 });
  });

  it.each([
    ['tests that failed', { numFailedTests: 2, success: false }, 1, 2],
    ['a file that could not be loaded', { numRuntimeErrorTestSuites: 1, success: false }, 1, 1],
    ['tests that were left out', { numPendingTests: 1, numTodoTests: 1 }, 0, 2],
    ['a fault that no test shows', { success: false }, 1, 1],
    ['a process that was ended', {}, null, 1],
    ['no tests at all', { numPassedTests: 0 }, 0, 1],
  ])('counts %s as failed', (_what, over, code, failed) => {
    expect(countJest(report(over), ended(code)).failed).toBe(failed);
  });

  it('counts a run without a report as failed', () => {
    expect(countJest(null, ended(0))).toMatchObject({ passed: 0, failed: 1 });
  });
});
